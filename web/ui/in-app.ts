import { isPagePath } from '#domain/links'

/** Whether an address is a page of this site, so that following it needs no new document. */
export function isInApp(address: URL, origin: string): boolean {
  return address.origin === origin && isPagePath(address.pathname)
}

/** Whether a click asks for something else than going there: a new tab, a download, the context menu. */
export const isPlainClick = (event: {
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
  defaultPrevented: boolean
}): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented
