import { clearUrlSecrets, getUrlSecrets } from '#web/lib/storage/address-secrets'
import { tabStore } from '#web/lib/storage/web-storage'

const key = 'subscriptions-token'

/** Tokens that log in or set a password differ in length and belong to other pages. */
const isOfSubscriptions = (token: string) => token.length !== 43

/** Token of the e-mail link to the subscriptions page. The tab stores it across reloads. */
export function mailedToken(): string | undefined {
  const { token } = getUrlSecrets()
  if (token && isOfSubscriptions(token)) tabStore.write(key, token)
  return tabStore.read(key)
}

/** The user logs in or out instead. */
export function forgetMailedToken(): void {
  clearUrlSecrets()
  tabStore.write(key, undefined)
}
