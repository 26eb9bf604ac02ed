import { type PointerEvent, useEffect, useRef } from 'react'
import { followDrag, type Point, viewOf } from '#admin/ui/follow-drag'
import type { CalendarEntry, CalendarVilla } from '#contract/staff/office-calendar'
import { addDays, type Day } from '#domain/calendar/day'
import { includesNight } from '#domain/calendar/stay'
import {
  type DragMode,
  dayWidth,
  dragged,
  headHeight,
  nameWidth,
  type PendingMove,
  type Placement,
  rowHeight,
} from './placement'

interface CalendarDrag {
  villas: readonly CalendarVilla[]
  /** The first day, and the number of days. */
  from: Day
  columns: number
  onPress: (place: { row: number; column: number }) => void
  onChoose: (chosen: Placement) => void
  onOpen: (entry: CalendarEntry, villa: CalendarVilla) => void
  onMove: (move: PendingMove) => void
}

interface Drag {
  entry: CalendarEntry | undefined
  villa: CalendarVilla
  row: number
  column: number
  mode: DragMode
  hasMoved: boolean
}

/** Width of the edges of an entry by which it becomes longer or shorter, in pixels. */
const edge = 7

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

function modeOf({ target, clientX }: PointerEvent): DragMode {
  const box = (target as HTMLElement).closest('[data-entry]')?.getBoundingClientRect()
  if (!box) return 'move'
  if (clientX < box.left + edge) return 'from'
  return clientX > box.right - edge ? 'to' : 'move'
}

/**
 * Opens entries, moves them and chooses free nights by pointer; a mouse also beyond the edge of the calendar, which
 * scrolls meanwhile. Returns handlers of the grid.
 */
export function useCalendarDrag(scroller: { current: HTMLElement | null }, options: CalendarDrag) {
  const latest = useRef(options)
  latest.current = options
  const drag = useRef<Drag>(undefined)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  /** Row and column under a point; they can be outside the calendar. */
  const placeOf = ({ clientX, clientY }: Point, view: HTMLElement) => {
    const { left, top, scrollLeft, scrollTop } = viewOf(view)
    return {
      row: Math.floor((clientY - top - headHeight + scrollTop) / rowHeight),
      column: Math.floor((clientX - left - nameWidth + scrollLeft) / dayWidth),
    }
  }
  const move = (at: Point, view: HTMLElement) => {
    const now = drag.current
    if (!now) return
    const { villas, from, columns, onChoose, onMove } = latest.current
    const under = placeOf(at, view)
    const place = { row: clamp(under.row, villas.length), column: clamp(under.column, columns) }
    const days = place.column - now.column
    if (!now.hasMoved && days === 0 && place.row === now.row) return
    now.hasMoved = true
    if (!now.entry) {
      const [first, last] = [Math.min(now.column, place.column), Math.max(now.column, place.column)]
      onChoose({ row: now.row, from: addDays(from, first), to: addDays(from, last + 1) })
      return
    }
    const target = now.mode === 'move' ? villas[place.row] : now.villa
    if (now.entry.isMovable && target)
      onMove({ entry: now.entry, villa: now.villa, target, nights: dragged(now.entry, now.mode, days) })
  }

  const onPointerDown = (event: PointerEvent) => {
    const view = scroller.current
    if (event.button !== 0 || !view) return
    const { villas, from, columns, onPress } = latest.current
    const { left, top } = viewOf(view)
    if (event.clientX < left + nameWidth || event.clientY < top + headHeight) return
    const place = placeOf(event, view)
    const villa = villas[place.row]
    if (!villa || place.column >= columns) return
    onPress(place)
    const entry = villa.entries.find(one => includesNight(one, addDays(from, place.column)))
    const now: Drag = { entry, villa, ...place, mode: modeOf(event), hasMoved: false }
    drag.current = now
    stop.current()
    // A finger scrolls; it opens and chooses by taps.
    if (event.pointerType === 'touch') return
    stop.current = followDrag(view, {
      nameWidth,
      headHeight,
      // Nights of one villa stay in view.
      scrolls: { across: entry?.isMovable ?? true, down: now.mode === 'move' && entry?.isMovable === true },
      onMove: at => move(at, view),
      onEnd: () => {
        drag.current = undefined
      },
    })
  }
  const onPointerUp = () => {
    const now = drag.current
    drag.current = undefined
    if (!now || now.hasMoved) return
    const { from, onOpen, onChoose } = latest.current
    if (now.entry) onOpen(now.entry, now.villa)
    else onChoose({ row: now.row, from: addDays(from, now.column), to: addDays(from, now.column + 1) })
  }
  return { onPointerDown, onPointerUp }
}
