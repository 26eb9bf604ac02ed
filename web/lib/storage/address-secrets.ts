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

/** Secret of a private link to a guest's passport details. The tab keeps it across a reload. */
const passportLinkKey = 'passport-link'

export const readPassportLinkSecret = (): string | undefined => tabStore.read(passportLinkKey)

/** Secret of a supplier's private link. The tab keeps it across a reload. */
const supplierLinkKey = 'supplier-link'

export const readSupplierLinkSecret = (): string | undefined => tabStore.read(supplierLinkKey)

/** The pages that links with a secret in the fragment lead to, with the key of the tab's storage. */
const linkPages = {
  '/secure/ob/pay': linkKey,
  '/secure/passport-by-link': passportLinkKey,
  '/secure/supplier': supplierLinkKey,
}

function secretOfPage({ pathname, hash }: Location): { key: string; secret: string } | undefined {
  const key = Object.entries(linkPages).find(([path]) => pathname.endsWith(path))?.[1]
  const secret = /^#([\w-]{43})$/.exec(hash)?.[1]
  return key && secret ? { key, secret } : undefined
}

function consumeLinkSecret(): void {
  const found = secretOfPage(location)
  if (!found) return
  tabStore.write(found.key, found.secret)
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
}

/**
 * Removes the secrets from the URL before the page requests anything, so that they reach neither history nor
 * referrer.
 */
export function consumeUrlSecrets(): void {
  consumeLinkSecret()
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
    if (secretOfPage(location) || splitSecrets({ search, hash }).hash !== hash) location.reload()
  })
}

/** The secrets from this document's URL, until they have been used. */
export const getUrlSecrets = (): UrlSecrets => secrets

export const clearUrlSecrets = (): void => {
  secrets = {}
}
