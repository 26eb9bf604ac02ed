import { useEffect, useRef } from 'react'

/** So far a finger moves before it is a swipe, in pixels. */
const swipe = 24

/**
 * Turns for the finger that has brought the pictures: it touched the card before there was anything to scroll, and so
 * some browsers scroll nothing for it.
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
    // The browser scrolls by itself, or another finger begins anew: nothing is left to do.
    window.addEventListener('touchcancel', () => done.abort(), listen)
    window.addEventListener('touchstart', () => done.abort(), listen)
    return () => done.abort()
  }, [])
}
