import type { Availability, AvailabilityDate } from '#domain/availability'
import { addDays, type Day, type Weekday } from '#domain/day'
import type { Season } from '#domain/season'
import { firstTerms } from '#domain/terms'

/** What a calendar needs of a season: the rules of the stays that arrive or leave in it. */
export type ArrivalRule = Pick<Season, 'from' | 'to' | 'minimumNights' | 'changeover'>

/** What a calendar knows: the "calendar inputs" of section 3 and the switches of section 5. It is never altered. */
export interface Calendar {
  readonly today: Day
  /** Nights to be had; undefined where no villa limits them. */
  readonly availableDates: ReadonlySet<Day> | undefined
  /** Days on which a stay may begin or end, as the villa says; undefined leaves it to the weekday. */
  readonly availableCheckInDates: ReadonlySet<Day> | undefined
  readonly availableCheckOutDates: ReadonlySet<Day> | undefined
  /** Weekdays on which a stay may begin or end where neither the dates above nor a season say. */
  readonly availableDatesWeekly: readonly Weekday[]
  /** Nights that may be chosen, but make the selection pending. Among them the nights that are on request. */
  readonly pendingDates: ReadonlySet<Day>
  readonly pendingDatesWeekly: readonly Weekday[]
  readonly contactUsDates: ReadonlySet<Day>
  /** Nights that cannot be had. A day whose night is taken may still be a check-out day. */
  readonly disabledDates: ReadonlySet<Day>
  readonly disabledWeekly: readonly Weekday[]
  readonly noWeekendsDays: boolean
  readonly disablePastDates: boolean
  /** First and last day, both included. */
  readonly minDate: Day | undefined
  readonly maxDate: Day | undefined
  readonly arrivals: readonly ArrivalRule[]
  /** Fewest nights where the arrival's season does not say, and most nights. */
  readonly minBooking: number
  readonly maxBooking: number
}

/** Monday, Saturday and Sunday: the changeover days unless a villa's season has its own (section 5). */
export const usualChangeover: readonly Weekday[] = [1, 6, 7]

/** A calendar that nothing limits but the day: every day from today, 1 to 40 nights, and what `settings` replace. */
export const bareCalendar = (today: Day, settings: Partial<Calendar> = {}): Calendar => ({
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
  maxBooking: firstTerms.maximumNights,
  ...settings,
})

/**
 * The calendar of the search, where no villa is chosen yet: from and to a Monday, Saturday or Sunday, 4 to 40 nights
 * (sections 5 and 9).
 */
export const searchCalendar = (today: Day, settings: Partial<Calendar> = {}): Calendar =>
  bareCalendar(today, {
    availableDatesWeekly: usualChangeover,
    minBooking: firstTerms.minimumNights,
    ...settings,
  })

const hasNeighbour = (date: Day, dates: ReadonlySet<Day>) => [-7, -1, 1, 7].some(days => dates.has(addDays(date, days)))
const dates = (entries: readonly AvailabilityDate[]) => new Set(entries.map(({ date }) => date))

/**
 * A villa's calendar, from its availability configuration (section 4, "Availability marking"): a bookable date counts
 * as available only if another bookable date lies a day or a week either side; otherwise it is pending, together with
 * the contact-us dates. `seasons` bring the minimum stay and changeover days of each arrival; without them 4 nights and
 * Monday, Saturday and Sunday hold. `settings` replace single inputs.
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
