import type { Calendar } from '#domain/availability/calendar'
import {
  arrivalUnavailableReason,
  type Chosen,
  departureUnavailableReason,
  isPendingStay,
  type Reason,
  resolveDateClick,
} from '#domain/availability/calendar-reasons'
import { addDays, type Day } from '#domain/calendar/day'

/** The visitor's choice: nothing, a start, or a complete range. In single mode a start alone is complete. */
export interface DateSelection extends Chosen {
  complete: boolean
}

/** A complete choice, as the date picker emits it. In single mode both days are the same. */
export interface EmittedDates {
  from: Day
  to: Day
  /** It includes a night on request (SPEC A4). */
  pending: boolean
}

/** The result of a click. */
export interface Choice {
  state: DateSelection
  /** Why the click changed nothing. */
  refusal?: Reason
  /** The choice that the click completed. */
  emitted?: EmittedDates
}

/** Nothing chosen. */
export const emptySelection: DateSelection = { complete: false }

/** The selection of a stay from an address or a cookie; `revalidate` checks it against a calendar. */
export const selectionFromStay = ({ from, to }: { from: Day; to: Day }): DateSelection => ({
  start: from,
  end: to,
  complete: true,
})

/**
 * Chooses a day of a range (SPEC A4, "Range selection"), or a single day. For ranges see `readClick`. In single mode
 * a valid start day is the whole choice, and the same day again clears it.
 */
export function selectDate(
  state: DateSelection,
  day: Day,
  calendar: Calendar,
  mode: 'range' | 'single' = 'range',
): Choice {
  if (mode === 'single') return chooseSingle(state, day, calendar)
  const click = resolveDateClick(day, state, calendar)
  if ('refusal' in click) return { state, refusal: click.refusal }
  if (click.does === 'clear') return { state: emptySelection }
  if (click.does === 'start' || state.start === undefined) return { state: { start: day, complete: false } }
  const stay = { from: state.start, to: day }
  return { state: selectionFromStay(stay), emitted: { ...stay, pending: isPendingStay(stay, calendar) } }
}

function chooseSingle(state: DateSelection, day: Day, calendar: Calendar): Choice {
  if (state.start === day) return { state: emptySelection }
  const refusal = arrivalUnavailableReason(day, calendar)
  if (refusal) return { state, refusal }
  const pending = isPendingStay({ from: day, to: addDays(day, 1) }, calendar)
  return { state: { start: day, complete: true }, emitted: { from: day, to: day, pending } }
}

/** The selection after the date picker has closed: a start without an end is cleared (SPEC A4). */
export const closePicker = (state: DateSelection): DateSelection => (state.complete ? state : emptySelection)

/**
 * Checks a selection against a calendar that has changed (SPEC A4, "Date picker close"): it clears days that are no
 * longer valid, and `reset` says that the page must notify the visitor.
 */
export function revalidate(state: DateSelection, calendar: Calendar): { state: DateSelection; reset: boolean } {
  const { start, end } = state
  if (start === undefined) return { state, reset: false }
  const reason =
    arrivalUnavailableReason(start, calendar) ??
    (end === undefined ? undefined : departureUnavailableReason(end, start, calendar))
  return reason ? { state: emptySelection, reset: true } : { state, reset: false }
}
