import { splitSecrets } from '#domain/link-secrets'

/** A token and an e-mail address that the link of an e-mail brought along. */
interface AddressSecrets {
  token?: string
  email?: string
}

let secrets: AddressSecrets = {}

/** What stands behind the `#` of a payment link: the tab keeps it, over a visit to the bank as well. */
const linkKey = 'payment-link'

/** The secret of the payment link with which this tab was opened, if it was. */
export const linkSecret = (): string | undefined => sessionStorage.getItem(linkKey) ?? undefined

const paymentSecret = ({ pathname, hash }: Location) =>
  pathname.endsWith('/secure/ob/pay') ? /^#([\w-]{43})$/.exec(hash)?.[1] : undefined

function takeLinkSecret(): void {
  const secret = paymentSecret(location)
  if (!secret) return
  sessionStorage.setItem(linkKey, secret)
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
}

/**
 * Takes them out of the address, before anything else is requested: they would be kept in histories and sent along.
 */
export function takeAddressSecrets(): void {
  takeLinkSecret()
  const { pathname, search, hash } = location
  const left = splitSecrets({ search, hash })
  if (left.search === search && left.hash === hash) return
  const { t: token, e: email } = left.secrets
  secrets = { ...(token && { token }), ...(email && { email }) }
  history.replaceState(history.state, '', `${pathname}${left.search}${left.hash}`)
}

/**
 * Starts the document anew where a link leads to the page that this tab shows: only what stands behind `#` is another
 * then, and the browser loads nothing.
 */
export function reloadForSecrets(): void {
  addEventListener('hashchange', () => {
    const { search, hash } = location
    if (paymentSecret(location) || splitSecrets({ search, hash }).hash !== hash) location.reload()
  })
}

/** What was taken out of the address of this document, until it has been used. */
export const addressSecrets = (): AddressSecrets => secrets

/** It has been used. */
export const forgetAddressSecrets = (): void => {
  secrets = {}
}
