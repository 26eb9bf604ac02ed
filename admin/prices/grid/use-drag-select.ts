import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react'
import type { Cell, Selection } from '../selection'
import { cellAt, overshoot, viewOf } from './grid-layout'

interface DragSelect {
  size: { rows: number; columns: number }
  selection: Selection | undefined
  /** Taps extend the selection instead of beginning a new one. */
  isExtending: boolean
  onSelect: (selection: Selection) => void
}

/** Pixels a millisecond by which the grid scrolls, for each pixel that the pointer is outside it, and at most. */
const speed = { perPixel: 0.015, most: 1.5 }

const scrollBy = (pixels: number, milliseconds: number) =>
  Math.sign(pixels) * Math.min(speed.most, Math.abs(pixels) * speed.perPixel) * milliseconds

/**
 * Selects cells by dragging. The window follows the pointer, also outside the grid, which scrolls meanwhile: cells that
 * are not in the document yet can be reached. Returns the handler of a press.
 */
export function useDragSelect(scroller: { current: HTMLElement | null }, options: DragSelect) {
  const latest = useRef(options)
  latest.current = options
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  const drag = (view: HTMLElement, anchor: Cell, first: Cell) => {
    stop.current()
    const ended = new AbortController()
    let focus = first
    let at: { clientX: number; clientY: number } | undefined
    let frame = 0
    const select = () => {
      if (!at) return
      const cell = cellAt(at, viewOf(view), latest.current.size)
      if (cell.row === focus.row && cell.column === focus.column) return
      focus = cell
      latest.current.onSelect({ anchor, focus })
    }
    const scroll = (before: number) => (now: number) => {
      frame = 0
      if (!at) return
      const { x, y } = overshoot(at, viewOf(view))
      if (x === 0 && y === 0) return
      view.scrollBy(scrollBy(x, now - before), scrollBy(y, now - before))
      select()
      frame = requestAnimationFrame(scroll(now))
    }
    stop.current = () => {
      ended.abort()
      cancelAnimationFrame(frame)
    }
    const { signal } = ended
    const move = (event: PointerEvent) => {
      if (event.buttons === 0) return stop.current()
      at = event
      select()
      frame ||= requestAnimationFrame(scroll(performance.now()))
    }
    addEventListener('pointermove', move, { signal })
    for (const end of ['pointerup', 'pointercancel', 'blur']) addEventListener(end, () => stop.current(), { signal })
  }

  return (event: ReactPointerEvent) => {
    const view = scroller.current
    const isCell = (event.target as Element).closest('[role=gridcell]') !== null
    if (event.button !== 0 || !view || !isCell) return
    const { size, selection, isExtending, onSelect } = latest.current
    const cell = cellAt(event, viewOf(view), size)
    const anchor = (event.shiftKey || isExtending) && selection ? selection.anchor : cell
    onSelect({ anchor, focus: cell })
    // A finger scrolls; it selects by taps.
    if (event.pointerType !== 'touch') drag(view, anchor, cell)
  }
}
