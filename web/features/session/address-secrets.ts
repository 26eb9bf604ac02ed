/** What links of letters say in the address that nobody else is to read there: a token, and an e-mail address. */
interface AddressSecrets {
  token?: string
  email?: string
}

let secrets: AddressSecrets = {}

/**
 * Takes them out of the address, before anything else is asked for: they would be kept in histories and sent along.
 */
export function takeAddressSecrets(): void {
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
