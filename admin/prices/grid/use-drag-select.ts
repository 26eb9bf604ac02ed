import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react'
import { followDrag, viewOf } from '#admin/ui/follow-drag'
import type { Cell, Selection } from '../selection'
import { cellAt, headHeight, nameWidth } from './grid-layout'

interface DragSelect {
  size: { rows: number; columns: number }
  selection: Selection | undefined
  /** Taps extend the selection instead of beginning a new one. */
  isExtending: boolean
  onSelect: (selection: Selection) => void
}

/** Selects cells by dragging, also beyond the edge of the grid. Returns the handler of a press. */
export function useDragSelect(scroller: { current: HTMLElement | null }, options: DragSelect) {
  const latest = useRef(options)
  latest.current = options
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  const drag = (view: HTMLElement, anchor: Cell, first: Cell) => {
    stop.current()
    let focus = first
    stop.current = followDrag(view, {
      nameWidth,
      headHeight,
      onMove: at => {
        const cell = cellAt(at, viewOf(view), latest.current.size)
        if (cell.row === focus.row && cell.column === focus.column) return
        focus = cell
        latest.current.onSelect({ anchor, focus })
      },
    })
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
