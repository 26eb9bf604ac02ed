import type { Calendar } from '#domain/calendar'
import { addDays, type Day, dayNumber, dayOfNumber, daysBetween, type Weekday, weekdayOf } from '#domain/day'
import { holdsNight, nightDays, type Stay } from '#domain/stay'

/** The days chosen so far. */
export interface Chosen {
  start?: Day
  end?: Day
}

/** Why a day cannot be chosen: the tooltip keys of section 5. */
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
  /** The changeover days that hold there, with DAYS. */
  weekdays?: readonly Weekday[]
}

/** Whether a night must be asked for, or stands so alone that it is treated alike (section 4). */
export const isPending = (day: Day, calendar: Calendar): boolean =>
  calendar.pendingDates.has(day) || calendar.pendingDatesWeekly.includes(weekdayOf(day))

/** Why a day is out of the question by the calendar's bounds and weekdays. */
function whyOutside(day: Day, calendar: Calendar): Reason | undefined {
  const { today, minDate, maxDate, disabledWeekly, disablePastDates, noWeekendsDays } = calendar
  if ((disablePastDates && day < today) || (minDate !== undefined && day < minDate)) return { key: 'INVALID' }
  if (maxDate !== undefined && day > maxDate) return { key: 'NON_BOOKABLE' }
  const weekday = weekdayOf(day)
  return disabledWeekly.includes(weekday) || (noWeekendsDays && weekday >= 6) ? { key: 'INVALID' } : undefined
}

/** Why the night of a day cannot be had by the villa's dates. */
function whyTaken(day: Day, calendar: Calendar): Reason | undefined {
  if (calendar.disabledDates.has(day)) return { key: 'INVALID' }
  if (!calendar.availableDates || calendar.availableDates.has(day) || isPending(day, calendar)) return undefined
  return { key: 'NON_BOOKABLE' }
}

/** Why the night of a day cannot be had, whatever the stay; undefined when it can, on request included. */
export const whyClosed = (day: Day, calendar: Calendar): Reason | undefined =>
  whyOutside(day, calendar) ?? whyTaken(day, calendar)

const arrivalRule = (night: Day, calendar: Calendar) => calendar.arrivals.find(rule => holdsNight(rule, night))

/** The fewest nights of a stay that arrives on a day: its season's, else the calendar's (PD-19). */
export const minimumNights = (arrival: Day, calendar: Calendar): number =>
  Math.max(1, arrivalRule(arrival, calendar)?.minimumNights ?? calendar.minBooking)

/** Why a stay may not begin or end on a day for its weekday; `night` is the night of the stay that touches the day. */
function whyNotChangeover(
  day: Day,
  night: Day,
  allowed: ReadonlySet<Day> | undefined,
  calendar: Calendar,
): Reason | undefined {
  const weekdays = arrivalRule(night, calendar)?.changeover ?? calendar.availableDatesWeekly
  const isChangeover = weekdays.includes(weekdayOf(day))
  if (allowed ? allowed.has(day) : isChangeover) return undefined
  // The office can be asked for another weekday where it is asked anyway.
  if (isPending(night, calendar)) return { key: 'CONTACT_US' }
  return isChangeover ? { key: 'NON_BOOKABLE' } : { key: 'DAYS', weekdays }
}

/** Why a stay cannot begin on a day (section 5); undefined when it can. */
export const whyNotStart = (day: Day, calendar: Calendar): Reason | undefined =>
  whyClosed(day, calendar) ?? whyNotChangeover(day, day, calendar.availableCheckInDates, calendar)

/** Why no stay can end on a day, whenever it began; its last night is looked at apart. */
export const whyNotCheckOut = (day: Day, calendar: Calendar): Reason | undefined =>
  whyOutside(day, calendar) ??
  whyNotChangeover(day, addDays(day, -1), calendar.availableCheckOutDates, calendar) ??
  (calendar.availableCheckOutDates ? undefined : whyTaken(day, calendar))

/** The nights from a start that have been looked at, up to the first that is closed. */
interface Reach {
  start: Day
  through: Day
  closed?: Reason
}

// A grid asks for every day of many months with one start: nights are looked at once, not once for every day.
const reaches = new WeakMap<Calendar, Reach>()

/** Why a night from `start` up to, and without, `end` cannot be had: the first such night's reason. */
export function whyAcross(start: Day, end: Day, calendar: Calendar): Reason | undefined {
  const known = reaches.get(calendar)
  const reach = known?.start === start ? known : { start, through: start }
  reaches.set(calendar, reach)
  for (let night = dayNumber(reach.through); !reach.closed && reach.through < end; night++) {
    const closed = whyClosed(reach.through, calendar)
    if (closed) reach.closed = closed
    else reach.through = dayOfNumber(night + 1)
  }
  return reach.through < end ? reach.closed : undefined
}

/**
 * Why a stay that begins on `start` cannot end on a day (section 5); undefined when it can. Stays are half-open: the
 * day's own night may be taken if the villa allows a check-out there.
 */
export function whyNotEnd(day: Day, start: Day, calendar: Calendar): Reason | undefined {
  if (day < start) return { key: whyClosed(day, calendar) ? 'BEFORE_START_DATE_NON_BOOKABLE' : 'BEFORE_START_DATE' }
  const across = whyAcross(start, day, calendar)
  if (across) return across
  const nights = daysBetween(start, day)
  const fewest = minimumNights(start, calendar)
  if (nights < fewest) return { key: 'MIN_BOOKING', nights: fewest }
  if (nights > calendar.maxBooking) return { key: 'MAX_BOOKING', nights: calendar.maxBooking }
  return whyNotCheckOut(day, calendar)
}

/** Whether a stay takes a night that must be asked for. */
export const isPendingStay = (stay: Stay, calendar: Calendar): boolean =>
  nightDays(stay).some(night => isPending(night, calendar))

/** What a click on a day does to the range chosen so far, or why it does nothing. */
export type Click = { does: 'start' | 'end' | 'clear' } | { refusal: Reason }

/**
 * Reads a click on a day (section 4, "Range selection"): the first sets the start, a valid later day the end, the start
 * again clears. Before the start or across closed nights the range begins anew; so does a complete range where the day
 * can be no end but a start.
 */
export function readClick(day: Day, { start, end }: Chosen, calendar: Calendar): Click {
  const notStart = whyNotStart(day, calendar)
  if (start === undefined) return notStart ? { refusal: notStart } : { does: 'start' }
  if (day === start) return { does: 'clear' }
  const notEnd = whyNotEnd(day, start, calendar)
  if (!notEnd) return { does: 'end' }
  const anew = day < start || end !== undefined || whyAcross(start, day, calendar) !== undefined
  return anew && !notStart ? { does: 'start' } : { refusal: notEnd }
}

/** Why a day cannot be chosen now: undefined for every day that a click changes something on. */
export function whyNot(day: Day, chosen: Chosen, calendar: Calendar): Reason | undefined {
  const click = readClick(day, chosen, calendar)
  return 'refusal' in click ? click.refusal : undefined
}
