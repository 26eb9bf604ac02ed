import { addressSecrets, forgetAddressSecrets } from '#web/address-secrets'

const key = 'subscriptions-token'

/** Tokens that log in or set a password have another length: they are for other pages. */
const isOfSubscriptions = (token: string) => token.length !== 43

/** The token of the e-mail by which this tab was led to what one is sent. The tab keeps it over a reload. */
export function mailedToken(): string | undefined {
  const { token } = addressSecrets()
  if (token && isOfSubscriptions(token)) sessionStorage.setItem(key, token)
  return sessionStorage.getItem(key) ?? undefined
}

/** One logs in instead, or out. */
export function forgetMailedToken(): void {
  forgetAddressSecrets()
  sessionStorage.removeItem(key)
}
