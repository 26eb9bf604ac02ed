/** What a scroller shows: its position in the window, how far it is scrolled, and its size, without its scroll bars. */
export interface View {
  left: number
  top: number
  scrollLeft: number
  scrollTop: number
  width: number
  height: number
}

/** A point of the window. */
export interface Point {
  clientX: number
  clientY: number
}

/** Width of the names and height of the heads, which do not scroll, in pixels. */
interface Heads {
  nameWidth: number
  headHeight: number
}

/** What a scroller shows. It reads the layout, so events call it, never a component that renders. */
export function viewOf(scroller: HTMLElement): View {
  const { left, top } = scroller.getBoundingClientRect()
  const { scrollLeft, scrollTop, clientWidth: width, clientHeight: height } = scroller
  return { left, top, scrollLeft, scrollTop, width, height }
}

/** Pixels by which a point is outside the cells in view: negative to the left of them and above. */
export function overshoot(
  { clientX, clientY }: Point,
  { left, top, width, height }: View,
  { nameWidth, headHeight }: Heads,
): { x: number; y: number } {
  const beyond = (value: number, first: number, last: number) =>
    value < first ? value - first : Math.max(0, value - last)
  return {
    x: beyond(clientX, left + nameWidth, left + width),
    y: beyond(clientY, top + headHeight, top + height),
  }
}

/** Pixels a millisecond by which a grid scrolls, for each pixel that the pointer is outside it, and at most. */
const speed = { perPixel: 0.015, most: 1.5 }

const scrollBy = (pixels: number, milliseconds: number) =>
  Math.sign(pixels) * Math.min(speed.most, Math.abs(pixels) * speed.perPixel) * milliseconds

interface Followed extends Heads {
  /** The pointer has moved, or the cells below it. */
  onMove: (at: Point) => void
  /** The button was released, or the drag was cancelled. */
  onEnd?: () => void
  /** Directions in which the grid scrolls; by default both. */
  scrolls?: { across: boolean; down: boolean }
}

/**
 * Follows a pressed pointer in the window, also outside a grid, which scrolls meanwhile: cells that are not in the
 * document yet can be reached. Returns what stops it.
 */
export function followDrag(
  view: HTMLElement,
  { onMove, onEnd, scrolls = { across: true, down: true }, ...heads }: Followed,
): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let at: Point | undefined
  let frame = 0
  const stop = () => {
    ended.abort()
    cancelAnimationFrame(frame)
  }
  const end = () => {
    stop()
    onEnd?.()
  }
  const scroll = (before: number) => (now: number) => {
    frame = 0
    if (!at) return
    const beyond = overshoot(at, viewOf(view), heads)
    const [x, y] = [scrolls.across ? beyond.x : 0, scrolls.down ? beyond.y : 0]
    if (x === 0 && y === 0) return
    view.scrollBy(scrollBy(x, now - before), scrollBy(y, now - before))
    onMove(at)
    frame = requestAnimationFrame(scroll(now))
  }
  const move = (event: PointerEvent) => {
    if (event.buttons === 0) return end()
    at = event
    onMove(at)
    frame ||= requestAnimationFrame(scroll(performance.now()))
  }
  addEventListener('pointermove', move, { signal })
  for (const kind of ['pointerup', 'pointercancel', 'blur']) addEventListener(kind, end, { signal })
  return stop
}
