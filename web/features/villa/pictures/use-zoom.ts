import { type MouseEvent, type TouchEvent, type TouchList, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Zoom factor of a double tap, and maximum by pinch. */
const byTaps = 2
const most = 4
/** Limits of a double tap, in milliseconds and in pixels. */
const tapPause = 350
const tapDistance = 40

interface Point {
  x: number
  y: number
}

/** Distance and midpoint of two touches. */
function pairOf({ 0: a, 1: b }: TouchList): { apart: number; at: Point } | undefined {
  if (!a || !b) return undefined
  return {
    apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    at: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
  }
}

/**
 * Zooms a picture by double tap or double click at that point, or by pinch. Zoomed in it scrolls natively; out of
 * view it is reset.
 */
export function useZoom(inSight: boolean) {
  const room = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  /** The point of the picture, as fractions of its size, to keep under a point of the screen at the new size. */
  const held = useRef<{ share: Point; at: Point }>(undefined)
  const lastTap = useRef<Point & { time: number }>(undefined)
  const pinch = useRef<{ apart: number; zoom: number }>(undefined)

  useEffect(() => {
    if (!inSight) setZoom(1)
  }, [inSight])

  const enlarge = (to: number, at: Point) => {
    const seen = room.current?.querySelector('img')?.getBoundingClientRect()
    if (seen) held.current = { share: { x: (at.x - seen.left) / seen.width, y: (at.y - seen.top) / seen.height }, at }
    setZoom(Math.max(1, Math.min(to, most)))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls after each change of size.
  useLayoutEffect(() => {
    const element = room.current
    const image = element?.querySelector('img')
    if (!element || !image || !held.current) return
    const { share, at } = held.current
    held.current = undefined
    const seen = image.getBoundingClientRect()
    element.scrollBy({
      left: seen.left + share.x * seen.width - at.x,
      top: seen.top + share.y * seen.height - at.y,
      behavior: 'instant',
    })
  }, [zoom])

  const onClick = ({ clientX: x, clientY: y, timeStamp: time }: MouseEvent) => {
    const last = lastTap.current
    const isSecond = last && time - last.time < tapPause && Math.hypot(x - last.x, y - last.y) < tapDistance
    lastTap.current = isSecond ? undefined : { x, y, time }
    if (isSecond) enlarge(zoom > 1 ? 1 : byTaps, { x, y })
  }
  const onTouchStart = ({ touches }: TouchEvent) => {
    const pair = pairOf(touches)
    pinch.current = pair && { apart: pair.apart, zoom }
  }
  const onTouchMove = ({ touches }: TouchEvent) => {
    const pair = pairOf(touches)
    if (pinch.current && pair) enlarge((pinch.current.zoom * pair.apart) / pinch.current.apart, pair.at)
  }
  const onTouchEnd = () => {
    pinch.current = undefined
  }
  return { zoom, room, onClick, onTouchStart, onTouchMove, onTouchEnd }
}
