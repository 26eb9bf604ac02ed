import { useEffect, useRef } from 'react'

/** Distance in pixels from which a movement counts as a swipe. */
const swipe = 24

/**
 * Handles the swipe that loaded the pictures: the touch began before there was a scroller, and some browsers then
 * scroll nothing.
 */
export function useFirstSwipe(turn: (by: 1 | -1) => void): void {
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    let from: { x: number; y: number } | undefined
    const done = new AbortController()
    const listen = { passive: true, signal: done.signal }
    const moved = ({ touches: { 0: touch } }: TouchEvent) => {
      if (touch) from ??= { x: touch.clientX, y: touch.clientY }
    }
    const lifted = ({ changedTouches: { 0: touch } }: TouchEvent) => {
      done.abort()
      if (!touch || !from) return
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y]
      if (Math.abs(x) > swipe && Math.abs(x) > Math.abs(y)) latest.current(x < 0 ? 1 : -1)
    }
    window.addEventListener('touchmove', moved, listen)
    window.addEventListener('touchend', lifted, listen)
    // The browser scrolls by itself, or another touch begins: nothing to do.
    window.addEventListener('touchcancel', () => done.abort(), listen)
    window.addEventListener('touchstart', () => done.abort(), listen)
    return () => done.abort()
  }, [])
}
