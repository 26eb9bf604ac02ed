import type { CalendarEntry, CalendarVilla } from '#contract/staff/office-calendar'
import { addDays, type Day, dayOf, daysBetween, monthLength, partsOf } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'

/** Width of a day and height of a row in pixels; the style sheet has the same. */
export const dayWidth = 22
export const rowHeight = 40
export const nameWidth = 208
export const headHeight = 48

/** The months that the calendar shows. */
export const monthsShown = 24

/** A month with its first day and its number of days. */
export interface ShownMonth {
  first: Day
  days: number
}

/** The months from one on, such as `2027-06`. */
export function monthsFrom(month: string): ShownMonth[] {
  const { year, month: number } = partsOf(`${month}-01`)
  return Array.from({ length: monthsShown }, (_, i) => {
    const [y, m] = [year + Math.floor((number - 1 + i) / 12), ((number - 1 + i) % 12) + 1]
    return { first: dayOf(y, m, 1), days: monthLength(y, m) }
  })
}

/** The nights of the months together. */
export function rangeOf(months: readonly ShownMonth[]): Stay {
  const from = months[0]?.first ?? ''
  return {
    from,
    to: addDays(
      from,
      months.reduce((sum, { days }) => sum + days, 0),
    ),
  }
}

/** Villa and nights: where something is, or is to be. */
export interface Placement extends Stay {
  row: number
}

/** A movement that is not saved yet. */
export interface PendingMove {
  entry: CalendarEntry
  villa: CalendarVilla
  /** The villa to which it moves. */
  target: CalendarVilla
  nights: Stay
}

/** The gesture on an entry, by the place where it was pressed. */
export type DragMode = 'move' | 'from' | 'to'

/** The nights of an entry after a drag by days; at least one night is left. */
export function dragged({ from, to }: Stay, mode: DragMode, days: number): Stay {
  if (mode === 'move') return { from: addDays(from, days), to: addDays(to, days) }
  if (mode === 'to') return { from, to: addDays(to, Math.max(days, 1 - daysBetween(from, to))) }
  return { from: addDays(from, Math.min(days, daysBetween(from, to) - 1)), to }
}

/** Rows and days by which a key moves. */
export const keySteps: Readonly<Record<string, { rows: number; days: number }>> = {
  ArrowUp: { rows: -1, days: 0 },
  ArrowDown: { rows: 1, days: 0 },
  ArrowLeft: { rows: 0, days: -1 },
  ArrowRight: { rows: 0, days: 1 },
  PageUp: { rows: -10, days: 0 },
  PageDown: { rows: 10, days: 0 },
  Home: { rows: 0, days: -28 },
  End: { rows: 0, days: 28 },
}

/** A movement after one more key: to another villa or by days, or with `isEnd` the end alone. */
export function moveByKey(
  moving: PendingMove,
  { rows, days }: { rows: number; days: number },
  villas: readonly CalendarVilla[],
  isEnd: boolean,
): PendingMove {
  const row = villas.findIndex(({ id }) => id === moving.target.id)
  const target = isEnd ? moving.target : (villas[row + rows] ?? moving.target)
  return { ...moving, target, nights: dragged(moving.nights, isEnd ? 'to' : 'move', days) }
}
