import { tabStore } from '#web/lib/storage/web-storage'

/** Timeout in milliseconds for the page's content to arrive. */
const patience = 5000

const keptPosition = (): number | undefined => {
  // The router writes this entry when the document unloads.
  const positions = tabStore.readJson('react-router-scroll-positions') as Record<string, number> | null
  return positions?.[history.state?.key]
}

/**
 * Holds a reloaded page at its old scroll position while content arrives after the router has scrolled. The visitor's
 * first touch, key or wheel event ends it.
 */
export function restoreScroll(): void {
  const position = keptPosition()
  if (!position) return
  const ended = new AbortController()
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight >= position) scrollTo(0, position)
  })
  ended.signal.addEventListener('abort', () => observer.disconnect())
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(event, () => ended.abort(), { signal: ended.signal, passive: true })
  setTimeout(() => ended.abort(), patience)
  observer.observe(document.body)
}
