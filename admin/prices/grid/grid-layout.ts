import type { Point, View } from '#admin/ui/follow-drag'

/** Height of a row and of the heads, width of a week and of the names, in pixels; the style sheet has the same. */
export const rowHeight = 48
export const headHeight = 32
export const weekWidth = 64
export const nameWidth = 208

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

/** The cell under a point of the window; outside the cells in view it is the nearest one. */
export function cellAt(
  { clientX, clientY }: Point,
  view: View,
  size: { rows: number; columns: number },
): { row: number; column: number } {
  const x = clientX - view.left - nameWidth + view.scrollLeft
  const y = clientY - view.top - headHeight + view.scrollTop
  return {
    row: clamp(Math.floor(y / rowHeight), size.rows),
    column: clamp(Math.floor(x / weekWidth), size.columns),
  }
}

/** Positions of the first and the last rows and columns in the document. The last ones can be beyond the grid's end. */
export interface ShownCells {
  firstRow: number
  lastRow: number
  firstColumn: number
  lastColumn: number
}

/** Rows and columns beside those in view that are in the document too. */
const beside = { rows: 4, columns: 2 }

/** The cells to have in the document for a view: those in view, and some beside them. */
export function shownCells({ scrollLeft, scrollTop, width, height }: View): ShownCells {
  return {
    firstRow: Math.max(0, Math.floor(scrollTop / rowHeight) - beside.rows),
    lastRow: Math.floor((scrollTop + height - headHeight) / rowHeight) + beside.rows,
    firstColumn: Math.max(0, Math.floor(scrollLeft / weekWidth) - beside.columns),
    lastColumn: Math.floor((scrollLeft + width - nameWidth) / weekWidth) + beside.columns,
  }
}

/** The positions from the first to the last one; none if the last one is before it. */
export const positionsBetween = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)

/** Where a view scrolls to, so that a cell is in it: as little as possible. */
export function scrollToCell(
  { row, column }: { row: number; column: number },
  { scrollLeft, scrollTop, width, height }: View,
): { left: number; top: number } {
  const within = (now: number, start: number, size: number, room: number) =>
    Math.min(start, Math.max(now, start + size - room))
  return {
    left: within(scrollLeft, column * weekWidth, weekWidth, width - nameWidth),
    top: within(scrollTop, row * rowHeight, rowHeight, height - headHeight),
  }
}
