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

/**
 * Gives the history entry of a freshly loaded document its own key. The router stores scroll positions by key, and
 * without one all documents of a tab share the same position.
 */
export function nameHistoryEntry(): void {
  if (history.state?.key) return
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, '')
}
