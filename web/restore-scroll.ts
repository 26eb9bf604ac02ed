/** How long the content of a page may take to arrive, in milliseconds. */
const patience = 5000

const keptPosition = (): number | undefined => {
  try {
    // The router writes this entry when the document is left.
    const positions = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}')
    return positions[history.state?.key]
  } catch {
    return undefined
  }
}

/**
 * Keeps a reloaded page at its old position while its content arrives, which is after the router has scrolled. The
 * visitor's first touch, key or turn of the wheel ends it.
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
