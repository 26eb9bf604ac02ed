import { type Day, dayNumber, dayOfNumber, lastPublishedDay, type Weekday, weekdayOf } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { type Occupancy, occupiesNights, type Season } from '#domain/pricing/season'

/** A day of the availability configuration (SPEC A3). The date stands for its night (PD-18). */
export interface AvailabilityDate {
  date: Day
  /** A stay may begin on this day. */
  allowCheckIn: boolean
  /** A stay may end on this day, even when its night is taken. */
  allowCheckOut: boolean
}

/** The availability configuration of a villa (SPEC A3). Each published day is in exactly one of the lists. */
export interface Availability {
  /** Unavailable nights: taken, or outside every season. */
  bookedDates: AvailabilityDate[]
  /** Nights that can be booked online. */
  bookableDates: AvailabilityDate[]
  /** Free nights that can only be booked on request. */
  contactUsDates: AvailabilityDate[]
}

/**
 * Derives a villa's availability from its seasons and occupancies (PD-19). `from` and `to` are the first and the last
 * day of the result, both included; days before `today` or after 31 December of next year are left out. `now` is in
 * milliseconds since 1970 and decides which options are live.
 *
 * Check-in is allowed on a changeover day of the night's season if that night is free; check-out on a changeover day of
 * the season of the night before, if that one is free.
 */
export function availability({
  seasons,
  occupancies,
  now,
  from,
  to,
  today,
}: {
  seasons: readonly Season[]
  occupancies: readonly Occupancy[]
  now: number
  from: Day
  to: Day
  today: Day
}): Availability {
  const origin = dayNumber(today)
  const count = Math.min(dayNumber(to), dayNumber(lastPublishedDay(today))) - origin + 1

  // One slot per night, with the season by which it can still be booked.
  const nights: (Season | undefined)[] = new Array(Math.max(0, count)).fill(undefined)
  const mark = (stay: Stay, season: Season | undefined) => {
    const [first, end] = [dayNumber(stay.from) - origin, dayNumber(stay.to) - origin]
    if (end > 0) nights.fill(season, Math.max(0, first), Math.max(0, end))
  }
  for (const season of seasons) mark(season, season)
  for (const occupancy of occupancies) if (occupiesNights(occupancy, now)) mark(occupancy, undefined)

  const first = weekdayOf(today)
  const found: Availability = { bookedDates: [], bookableDates: [], contactUsDates: [] }
  for (let i = Math.max(0, dayNumber(from) - origin); i < nights.length; i++) {
    const [before, season] = [nights[i - 1], nights[i]]
    const weekday = (((first + i - 1) % 7) + 1) as Weekday
    const entry = {
      date: dayOfNumber(origin + i),
      allowCheckIn: season?.changeover.includes(weekday) ?? false,
      allowCheckOut: before?.changeover.includes(weekday) ?? false,
    }
    if (!season) found.bookedDates.push(entry)
    else if (season.bookable === 'online') found.bookableDates.push(entry)
    else found.contactUsDates.push(entry)
  }
  return found
}
