/** How long a page may take to become as high as it was, in milliseconds. */
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
 * Scrolls a reloaded page back to its old position once it is high enough: its content arrives after the router has
 * tried. The visitor's first touch, key or turn of the wheel ends it.
 */
export function restoreScroll(): void {
  const position = keptPosition()
  if (!position) return
  const given = new AbortController()
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < position) return
    scrollTo(0, position)
    given.abort()
  })
  given.signal.addEventListener('abort', () => observer.disconnect())
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(event, () => given.abort(), { signal: given.signal, passive: true })
  setTimeout(() => given.abort(), patience)
  observer.observe(document.body)
}
