import type { Calendar } from '#domain/availability/calendar'
import { addDays, type Day, dayNumber, dayOfNumber, daysBetween, type Weekday, weekdayOf } from '#domain/calendar/day'
import { includesNight, nightDays, type Stay } from '#domain/calendar/stay'

/** The days chosen so far. */
export interface Chosen {
  start?: Day
  end?: Day
}

/** Why a day cannot be chosen: the tooltip keys of SPEC A5. */
export interface Reason {
  key:
    | 'BEFORE_START_DATE'
    | 'BEFORE_START_DATE_NON_BOOKABLE'
    | 'MIN_BOOKING'
    | 'MAX_BOOKING'
    | 'DAYS'
    | 'INVALID'
    | 'CONTACT_US'
    | 'NON_BOOKABLE'
  /** The limit in nights, with MIN_BOOKING and MAX_BOOKING. */
  nights?: number
  /** The changeover days that apply there, with DAYS. */
  weekdays?: readonly Weekday[]
}

/** Whether a night is on request, or so isolated that it is treated alike (SPEC A4). */
export const isPending = (day: Day, calendar: Calendar): boolean =>
  calendar.pendingDates.has(day) || calendar.pendingDatesWeekly.includes(weekdayOf(day))

/** Why the calendar's bounds and weekdays exclude a day. */
function outOfBoundsReason(day: Day, calendar: Calendar): Reason | undefined {
  const { today, minDate, maxDate, disabledWeekly, disablePastDates, noWeekendsDays } = calendar
  if ((disablePastDates && day < today) || (minDate !== undefined && day < minDate)) return { key: 'INVALID' }
  if (maxDate !== undefined && day > maxDate) return { key: 'NON_BOOKABLE' }
  const weekday = weekdayOf(day)
  return disabledWeekly.includes(weekday) || (noWeekendsDays && weekday >= 6) ? { key: 'INVALID' } : undefined
}

/** Why the villa's dates exclude the night of a day. */
function takenReason(day: Day, calendar: Calendar): Reason | undefined {
  if (calendar.disabledDates.has(day)) return { key: 'INVALID' }
  if (!calendar.availableDates || calendar.availableDates.has(day) || isPending(day, calendar)) return undefined
  return { key: 'NON_BOOKABLE' }
}

/** Why the night of a day is unavailable for any stay; undefined if it is available, on request included. */
export const nightUnavailableReason = (day: Day, calendar: Calendar): Reason | undefined =>
  outOfBoundsReason(day, calendar) ?? takenReason(day, calendar)

const arrivalRule = (night: Day, calendar: Calendar) => calendar.arrivals.find(rule => includesNight(rule, night))

/** The minimum nights of a stay that arrives on a day: its season's, else the calendar's (PD-19). */
export const minimumNights = (arrival: Day, calendar: Calendar): number =>
  Math.max(1, arrivalRule(arrival, calendar)?.minimumNights ?? calendar.minBooking)

/** Why a stay cannot begin or end on a day by weekday; `night` is the night of the stay that touches the day. */
function changeoverReason(
  day: Day,
  night: Day,
  allowed: ReadonlySet<Day> | undefined,
  calendar: Calendar,
): Reason | undefined {
  const weekdays = arrivalRule(night, calendar)?.changeover ?? calendar.availableDatesWeekly
  const isChangeover = weekdays.includes(weekdayOf(day))
  if (allowed ? allowed.has(day) : isChangeover) return undefined
  // For nights on request the visitor can ask the office for another weekday as well.
  if (isPending(night, calendar)) return { key: 'CONTACT_US' }
  return isChangeover ? { key: 'NON_BOOKABLE' } : { key: 'DAYS', weekdays }
}

/** Why a stay cannot begin on a day (SPEC A5); undefined when it can. */
export const arrivalUnavailableReason = (day: Day, calendar: Calendar): Reason | undefined =>
  nightUnavailableReason(day, calendar) ?? changeoverReason(day, day, calendar.availableCheckInDates, calendar)

/** Why no stay can end on a day, whenever it began; its last night is checked separately. */
export const checkOutUnavailableReason = (day: Day, calendar: Calendar): Reason | undefined =>
  outOfBoundsReason(day, calendar) ??
  changeoverReason(day, addDays(day, -1), calendar.availableCheckOutDates, calendar) ??
  (calendar.availableCheckOutDates ? undefined : takenReason(day, calendar))

/** The nights from a start that have been checked, up to the first closed one. */
interface Reach {
  start: Day
  through: Day
  closed?: Reason
}

// A grid queries every day of many months with one start: memoized, so that each night is checked once.
const reaches = new WeakMap<Calendar, Reach>()

/** The reason of the first unavailable night from `start` up to, and without, `end`. */
export function rangeUnavailableReason(start: Day, end: Day, calendar: Calendar): Reason | undefined {
  const known = reaches.get(calendar)
  const reach = known?.start === start ? known : { start, through: start }
  reaches.set(calendar, reach)
  for (let night = dayNumber(reach.through); !reach.closed && reach.through < end; night++) {
    const closed = nightUnavailableReason(reach.through, calendar)
    if (closed) reach.closed = closed
    else reach.through = dayOfNumber(night + 1)
  }
  return reach.through < end ? reach.closed : undefined
}

/**
 * Why a stay that begins on `start` cannot end on a day (SPEC A5); undefined when it can. Stays are half-open: the
 * day's own night can be taken if the villa allows a check-out there.
 */
export function departureUnavailableReason(day: Day, start: Day, calendar: Calendar): Reason | undefined {
  if (day < start)
    return { key: nightUnavailableReason(day, calendar) ? 'BEFORE_START_DATE_NON_BOOKABLE' : 'BEFORE_START_DATE' }
  const across = rangeUnavailableReason(start, day, calendar)
  if (across) return across
  const nights = daysBetween(start, day)
  const fewest = minimumNights(start, calendar)
  if (nights < fewest) return { key: 'MIN_BOOKING', nights: fewest }
  if (nights > calendar.maxBooking) return { key: 'MAX_BOOKING', nights: calendar.maxBooking }
  return checkOutUnavailableReason(day, calendar)
}

/** Whether a stay includes a night on request. */
export const isPendingStay = (stay: Stay, calendar: Calendar): boolean =>
  nightDays(stay).some(night => isPending(night, calendar))

/** The effect of a click on a day, or why it has none. */
export type Click = { does: 'start' | 'end' | 'clear' } | { refusal: Reason }

/**
 * Interprets a click on a day (SPEC A4, "Range selection"): the first sets the start, a valid later day the end, the
 * start again clears. A day before the start or across closed nights starts a new range; so does a day that is a valid
 * start but no valid end, once the range is complete.
 */
export function resolveDateClick(day: Day, { start, end }: Chosen, calendar: Calendar): Click {
  const notStart = arrivalUnavailableReason(day, calendar)
  if (start === undefined) return notStart ? { refusal: notStart } : { does: 'start' }
  if (day === start) return { does: 'clear' }
  const notEnd = departureUnavailableReason(day, start, calendar)
  if (!notEnd) return { does: 'end' }
  const anew = day < start || end !== undefined || rangeUnavailableReason(start, day, calendar) !== undefined
  return anew && !notStart ? { does: 'start' } : { refusal: notEnd }
}

/** Why a day cannot be chosen now; undefined for every day on which a click has an effect. */
export function dayUnavailableReason(day: Day, chosen: Chosen, calendar: Calendar): Reason | undefined {
  const click = resolveDateClick(day, chosen, calendar)
  return 'refusal' in click ? click.refusal : undefined
}
