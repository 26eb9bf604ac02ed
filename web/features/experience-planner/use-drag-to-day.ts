import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Day } from '#domain/calendar/day'

/** Pixels that the pointer moves before a press is a drag. */
const threshold = 6
/** Near the edges of the window or of the days, both scroll. */
const edge = 56
const scrollStep = 14

interface Drag<Thing> {
  thing: Thing
  x: number
  y: number
  /** The day under the pointer. */
  over: Day | undefined
}

const dayAt = (x: number, y: number): Day | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day

function scrollAtEdges(x: number, y: number): void {
  if (y < edge) scrollBy(0, -scrollStep)
  else if (y > innerHeight - edge) scrollBy(0, scrollStep)
  const days = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-days]')
  if (!days) return
  const { left, right } = days.getBoundingClientRect()
  if (x < left + edge) days.scrollBy(-scrollStep, 0)
  else if (x > right - edge) days.scrollBy(scrollStep, 0)
}

/**
 * Drags things onto days by mouse, pen or finger. Keyboards have a list of days beside each thing. Escape ends a drag
 * without a drop.
 */
export function useDragToDay<Thing>(onDrop: (thing: Thing, day: Day) => void) {
  const [drag, setDrag] = useState<Drag<Thing>>()
  const latest = useRef(onDrop)
  latest.current = onDrop
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])

  const begin = (thing: Thing) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const start = { x: event.clientX, y: event.clientY }
    let isDragging = false
    const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (!isDragging && Math.hypot(x - start.x, y - start.y) < threshold) return
      isDragging = true
      scrollAtEdges(x, y)
      setDrag({ thing, x, y, over: dayAt(x, y) })
    }
    const stop = () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', stop)
      removeEventListener('keydown', cancel)
      end.current = undefined
      setDrag(undefined)
    }
    const drop = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      const day = isDragging ? dayAt(x, y) : undefined
      stop()
      if (day) latest.current(thing, day)
    }
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') stop()
    }
    end.current?.()
    end.current = stop
    addEventListener('pointermove', move)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', stop)
    addEventListener('keydown', cancel)
  }
  return { drag, begin }
}
