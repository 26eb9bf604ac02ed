import { splitSecrets } from '#domain/people/link-secrets'
import { tabStore } from '#web/lib/storage/web-storage'

/** Token and e-mail address from the link in an e-mail. */
interface UrlSecrets {
  token?: string
  email?: string
}

let secrets: UrlSecrets = {}

/** Secret of a payment link, from the URL fragment. The tab keeps it across the redirect to the bank. */
const linkKey = 'payment-link'

export const readPaymentLinkSecret = (): string | undefined => tabStore.read(linkKey)

const paymentSecret = ({ pathname, hash }: Location) =>
  pathname.endsWith('/secure/ob/pay') ? /^#([\w-]{43})$/.exec(hash)?.[1] : undefined

function consumePaymentLinkSecret(): void {
  const secret = paymentSecret(location)
  if (!secret) return
  tabStore.write(linkKey, secret)
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
}

/**
 * Removes the secrets from the URL before the page requests anything, so that they reach neither history nor
 * referrer.
 */
export function consumeUrlSecrets(): void {
  consumePaymentLinkSecret()
  const { pathname, search, hash } = location
  const left = splitSecrets({ search, hash })
  if (left.search === search && left.hash === hash) return
  const { t: token, e: email } = left.secrets
  secrets = { ...(token && { token }), ...(email && { email }) }
  history.replaceState(history.state, '', `${pathname}${left.search}${left.hash}`)
}

/**
 * Reloads the document when a link leads to the page that is already open: only the fragment differs, so the browser
 * does not reload.
 */
export function reloadForSecrets(): void {
  addEventListener('hashchange', () => {
    const { search, hash } = location
    if (paymentSecret(location) || splitSecrets({ search, hash }).hash !== hash) location.reload()
  })
}

/** The secrets from this document's URL, until they have been used. */
export const getUrlSecrets = (): UrlSecrets => secrets

export const clearUrlSecrets = (): void => {
  secrets = {}
}
