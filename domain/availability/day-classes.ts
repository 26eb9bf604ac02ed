import type { Calendar } from '#domain/availability/calendar'
import {
  arrivalUnavailableReason,
  type Chosen,
  checkOutUnavailableReason,
  dayUnavailableReason,
  departureUnavailableReason,
  isPending,
  nightUnavailableReason,
} from '#domain/availability/calendar-reasons'
import { addDays, type Day } from '#domain/calendar/day'

/** The display classes of a day in the grid (SPEC A4, "Day classes"). */
export type DayClass =
  | 'available'
  | 'check-in'
  | 'check-out'
  | 'pending'
  | 'contact-us'
  | 'invalid'
  | 'disabled'
  | 'between'
  | 'first'
  | 'last'

/**
 * The classes of a day. `disabled`: its night is unavailable and it cannot be chosen now; `invalid`: its night is
 * available, but the day cannot be chosen now. With a start and no end, a valid `hover` day acts as the end.
 */
export function dayClasses(day: Day, chosen: Chosen, hover: Day | undefined, calendar: Calendar): Set<DayClass> {
  const { start } = chosen
  const isEnd = start !== undefined && hover !== undefined && !departureUnavailableReason(hover, start, calendar)
  const end = chosen.end ?? (isEnd ? hover : undefined)
  const isOpen = !nightUnavailableReason(day, calendar)
  const classes: Record<DayClass, boolean> = {
    available: isOpen && !isPending(day, calendar),
    'check-in': !arrivalUnavailableReason(day, calendar),
    'check-out': !nightUnavailableReason(addDays(day, -1), calendar) && !checkOutUnavailableReason(day, calendar),
    pending: isOpen && isPending(day, calendar),
    'contact-us': isOpen && calendar.contactUsDates.has(day),
    invalid: isOpen && dayUnavailableReason(day, chosen, calendar) !== undefined,
    disabled: !isOpen && dayUnavailableReason(day, chosen, calendar) !== undefined,
    between: start !== undefined && end !== undefined && start < day && day < end,
    first: day === start,
    last: day === end,
  }
  return new Set((Object.keys(classes) as DayClass[]).filter(name => classes[name]))
}
