import { type RefObject, type TouchEvent, useRef } from 'react'

/** Distance in pixels from which a downward swipe closes. */
const dismissThresholdPx = 96

/** Closes on a downward swipe; the element follows the finger, and snaps back after a short one. */
export function useSwipeDown(moved: RefObject<HTMLElement | null>, onClose: () => void) {
  const from = useRef<{ x: number; y: number }>(undefined)
  const follow = (down: number) => {
    const element = moved.current
    if (!element) return
    element.style.transform = down > 0 ? `translateY(${down}px)` : ''
    element.style.opacity = down > 0 ? String(Math.max(0.3, 1 - down / 600)) : ''
  }
  const downBy = ({ changedTouches: { 0: touch } }: TouchEvent) => {
    if (!touch || !from.current) return 0
    const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y]
    return y > 2 * Math.abs(x) ? y : 0
  }
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const touch = touches[0]
      // A zoomed picture pans with one finger, and two fingers zoom.
      const isFree = touches.length === 1 && !(target as Element).closest('[data-enlarged]')
      from.current = touch && isFree ? { x: touch.clientX, y: touch.clientY } : undefined
      follow(0)
    },
    onTouchMove: (event: TouchEvent) => follow(downBy(event)),
    onTouchEnd: (event: TouchEvent) => {
      const down = downBy(event)
      from.current = undefined
      follow(0)
      if (down > dismissThresholdPx) onClose()
    },
    onTouchCancel: () => {
      from.current = undefined
      follow(0)
    },
  }
}
