import { isPagePath } from '#domain/content/links'

/** Whether a URL is a page of this site, which client-side navigation can open. */
export function isInternalUrl(address: URL, origin: string): boolean {
  return address.origin === origin && isPagePath(address.pathname)
}

/** Whether a click is a plain one: not for a new tab, a download or the context menu. */
export const isUnmodifiedClick = (event: {
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
  defaultPrevented: boolean
}): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented
