import type { PricedVilla } from '#contract/staff/office-prices'
import type { Stay } from '#domain/calendar/stay'

/** A cell of the grid: villa and week by their positions. */
export interface Cell {
  row: number
  column: number
}

/** A rectangle of cells: from the one where it began to the one that has the focus. */
export interface Selection {
  anchor: Cell
  focus: Cell
}

const between = (a: number, b: number) => ({ first: Math.min(a, b), last: Math.max(a, b) })

export const rowsOf = ({ anchor, focus }: Selection) => between(anchor.row, focus.row)
export const columnsOf = ({ anchor, focus }: Selection) => between(anchor.column, focus.column)

/** The villas and nights on which a stroke is painted. */
export interface Target {
  villas: readonly PricedVilla[]
  nights: Stay
}

/** The villas and nights of a selection; undefined where it is outside the grid. */
export function targetOf(
  selection: Selection | undefined,
  villas: readonly PricedVilla[],
  weeks: readonly Stay[],
): Target | undefined {
  if (!selection) return undefined
  const { first, last } = rowsOf(selection)
  const columns = columnsOf(selection)
  const [from, to] = [weeks[columns.first]?.from, weeks[columns.last]?.to]
  const chosen = villas.slice(first, last + 1)
  return from && to && chosen.length > 0 ? { villas: chosen, nights: { from, to } } : undefined
}

const steps: Readonly<Record<string, Cell>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -10, column: 0 },
  PageDown: { row: 10, column: 0 },
}

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

/** The selection after a key; undefined where the key moves nothing. With Shift, the rectangle grows or shrinks. */
export function moveSelection(
  { anchor, focus }: Selection,
  { key, shiftKey, isCommand }: { key: string; shiftKey: boolean; isCommand: boolean },
  size: { rows: number; columns: number },
): Selection | undefined {
  if (isCommand && key.toLowerCase() === 'a')
    return { anchor: { row: 0, column: 0 }, focus: { row: size.rows - 1, column: size.columns - 1 } }
  const step = steps[key]
  const target =
    key === 'Home'
      ? { row: isCommand ? 0 : focus.row, column: 0 }
      : key === 'End'
        ? { row: isCommand ? size.rows - 1 : focus.row, column: size.columns - 1 }
        : step && { row: focus.row + step.row, column: focus.column + step.column }
  if (!target) return undefined
  const moved = { row: within(target.row, size.rows), column: within(target.column, size.columns) }
  return { anchor: shiftKey ? anchor : moved, focus: moved }
}

/** A selection as text: villa and first day of the week of both of its corners. Undefined outside the grid. */
export function writeCells(
  { anchor, focus }: Selection,
  villas: readonly PricedVilla[],
  weeks: readonly Stay[],
): string | undefined {
  const corners = [anchor, focus].flatMap(({ row, column }) => {
    const [villa, week] = [villas[row], weeks[column]]
    return villa && week ? [`${villa.id}.${week.from}`] : []
  })
  return corners.length === 2 ? corners.join('_') : undefined
}

/** The selection that a text names; undefined where its villas or weeks are not in the grid. */
export function readCells(text: string, villas: readonly PricedVilla[], weeks: readonly Stay[]): Selection | undefined {
  const [anchor, focus] = text.split('_').map(corner => {
    const [id, from] = corner.split('.')
    const row = villas.findIndex(villa => String(villa.id) === id)
    const column = weeks.findIndex(week => week.from === from)
    return row < 0 || column < 0 ? undefined : { row, column }
  })
  return anchor && focus && { anchor, focus }
}
