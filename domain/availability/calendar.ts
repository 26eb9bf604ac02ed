import type { Availability, AvailabilityDate } from '#domain/availability/availability'
import { addDays, type Day, type Weekday } from '#domain/calendar/day'
import { defaultStayLimits } from '#domain/calendar/stay'
import type { Season } from '#domain/pricing/season'

/** The facts of a season for a calendar: the rules for stays that arrive or leave in it. */
export type ArrivalRule = Pick<Season, 'from' | 'to' | 'minimumNights' | 'changeover'>

/** The "calendar inputs" of SPEC A3 and the switches of SPEC A5. Immutable. */
export interface Calendar {
  readonly today: Day
  /** Available nights; undefined where no villa limits them. */
  readonly availableDates: ReadonlySet<Day> | undefined
  /** The villa's check-in and check-out days; undefined leaves it to the weekday. */
  readonly availableCheckInDates: ReadonlySet<Day> | undefined
  readonly availableCheckOutDates: ReadonlySet<Day> | undefined
  /** Check-in and check-out weekdays where neither the dates above nor a season decide. */
  readonly availableDatesWeekly: readonly Weekday[]
  /** Nights that can be chosen, but make the selection pending; nights on request among them. */
  readonly pendingDates: ReadonlySet<Day>
  readonly pendingDatesWeekly: readonly Weekday[]
  readonly contactUsDates: ReadonlySet<Day>
  /** Unavailable nights. A day whose night is taken can still be a check-out day. */
  readonly disabledDates: ReadonlySet<Day>
  readonly disabledWeekly: readonly Weekday[]
  readonly noWeekendsDays: boolean
  readonly disablePastDates: boolean
  /** First and last day, both included. */
  readonly minDate: Day | undefined
  readonly maxDate: Day | undefined
  readonly arrivals: readonly ArrivalRule[]
  /** Minimum nights where the arrival's season has none, and maximum nights. */
  readonly minBooking: number
  readonly maxBooking: number
}

/** Monday, Saturday and Sunday: the changeover days unless a villa's season has its own (SPEC A5). */
export const defaultChangeoverDays: readonly Weekday[] = [1, 6, 7]

/** A calendar without a villa's limits: every day from today, 1 to 40 nights, and overrides in `settings`. */
export const unconstrainedCalendar = (today: Day, settings: Partial<Calendar> = {}): Calendar => ({
  today,
  availableDates: undefined,
  availableCheckInDates: undefined,
  availableCheckOutDates: undefined,
  availableDatesWeekly: [1, 2, 3, 4, 5, 6, 7],
  pendingDates: new Set(),
  pendingDatesWeekly: [],
  contactUsDates: new Set(),
  disabledDates: new Set(),
  disabledWeekly: [],
  noWeekendsDays: false,
  disablePastDates: true,
  minDate: undefined,
  maxDate: undefined,
  arrivals: [],
  minBooking: 1,
  maxBooking: defaultStayLimits.maximumNights,
  ...settings,
})

/**
 * The calendar of the search without a villa: changeover on Monday, Saturday or Sunday, 4 to 40 nights (SPEC A5
 * and A9).
 */
export const searchCalendar = (today: Day, settings: Partial<Calendar> = {}): Calendar =>
  unconstrainedCalendar(today, {
    availableDatesWeekly: defaultChangeoverDays,
    minBooking: defaultStayLimits.minimumNights,
    ...settings,
  })

const hasNeighbour = (date: Day, dates: ReadonlySet<Day>) => [-7, -1, 1, 7].some(days => dates.has(addDays(date, days)))
const dates = (entries: readonly AvailabilityDate[]) => new Set(entries.map(({ date }) => date))

/**
 * A villa's calendar, from its availability configuration (SPEC A4, "Availability marking"): a bookable date counts
 * as available only if another bookable date lies a day or a week either side; otherwise it is pending, together with
 * the contact-us dates. `seasons` have the minimum stay and changeover days of each arrival; the default is 4 nights
 * and Monday, Saturday and Sunday. `settings` replace single inputs.
 */
export function villaCalendar(
  { bookedDates, bookableDates, contactUsDates }: Availability,
  {
    today,
    seasons = [],
    settings = {},
  }: { today: Day; seasons?: readonly ArrivalRule[]; settings?: Partial<Calendar> },
): Calendar {
  const bookable = dates(bookableDates)
  const free = [...bookableDates, ...contactUsDates]
  const published = [...free, ...bookedDates].map(({ date }) => date).sort()
  return searchCalendar(today, {
    availableDates: new Set([...bookable].filter(date => hasNeighbour(date, bookable))),
    availableCheckInDates: dates(free.filter(entry => entry.allowCheckIn)),
    availableCheckOutDates: dates([...free, ...bookedDates].filter(entry => entry.allowCheckOut)),
    pendingDates: new Set([...dates(contactUsDates), ...[...bookable].filter(date => !hasNeighbour(date, bookable))]),
    contactUsDates: dates(contactUsDates),
    disabledDates: dates(bookedDates),
    minDate: published[0] ?? today,
    maxDate: published.at(-1) ?? today,
    arrivals: seasons,
    ...settings,
  })
}
