/** What links of letters say in the address that nobody else is to read there: a token, and an e-mail address. */
interface AddressSecrets {
  token?: string
  email?: string
}

let secrets: AddressSecrets = {}

/** What stands behind the `#` of a payment link: the tab keeps it, over a visit to the bank as well. */
const linkKey = 'payment-link'

/** The secret of the payment link with which this tab was opened, if it was. */
export const linkSecret = (): string | undefined => sessionStorage.getItem(linkKey) ?? undefined

function takeLinkSecret(): void {
  const { pathname, search, hash } = location
  const secret = /^#([\w-]{43})$/.exec(hash)?.[1]
  if (!secret || !pathname.endsWith('/secure/ob/pay')) return
  sessionStorage.setItem(linkKey, secret)
  history.replaceState(history.state, '', `${pathname}${search}`)
}

/**
 * Takes them out of the address, before anything else is asked for: they would be kept in histories and sent along.
 */
export function takeAddressSecrets(): void {
  takeLinkSecret()
  const { pathname, search, hash } = location
  const query = new URLSearchParams(search)
  const [token, email] = [query.get('t'), query.get('e')]
  if (token === null && email === null) return
  secrets = { ...(token && { token }), ...(email && { email }) }
  query.delete('t')
  query.delete('e')
  const left = query.toString()
  history.replaceState(history.state, '', `${pathname}${left && `?${left}`}${hash}`)
}

/** What was taken out of the address of this document, until it has been used. */
export const addressSecrets = (): AddressSecrets => secrets

/** It has been used. */
export const forgetAddressSecrets = (): void => {
  secrets = {}
}
