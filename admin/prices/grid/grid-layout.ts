/** Height of a row and of the heads, width of a week and of the names, in pixels; the style sheet has the same. */
export const rowHeight = 48
export const headHeight = 32
export const weekWidth = 64
export const nameWidth = 208

/** What a scroller shows: its position in the window, how far it is scrolled, and its size, without its scroll bars. */
export interface View {
  left: number
  top: number
  scrollLeft: number
  scrollTop: number
  width: number
  height: number
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

/** The cell under a point of the window; outside the cells in view it is the nearest one. */
export function cellAt(
  { clientX, clientY }: { clientX: number; clientY: number },
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

/** Pixels by which a point is outside the cells in view: negative to the left of them and above. */
export function overshoot(
  { clientX, clientY }: { clientX: number; clientY: number },
  { left, top, width, height }: View,
): { x: number; y: number } {
  const beyond = (value: number, first: number, last: number) =>
    value < first ? value - first : Math.max(0, value - last)
  return {
    x: beyond(clientX, left + nameWidth, left + width),
    y: beyond(clientY, top + headHeight, top + height),
  }
}

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

/** What a scroller shows. It reads the layout, so events call it, never a component that renders. */
export function viewOf(scroller: HTMLElement): View {
  const { left, top } = scroller.getBoundingClientRect()
  const { scrollLeft, scrollTop, clientWidth: width, clientHeight: height } = scroller
  return { left, top, scrollLeft, scrollTop, width, height }
}
