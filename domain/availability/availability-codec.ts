import type { Availability, AvailabilityDate } from '#domain/availability/availability'
import { addDays, type Day } from '#domain/calendar/day'

/** A compact availability for pages: one character per day, where the lists of the API take seventy. */
export interface EncodedAvailability {
  /** The first published day; `null` where there is none. */
  first: Day | null
  /**
   * A hexadecimal digit per published day: its list (0 booked, 4 bookable, 8 on request), + 2 if a stay can begin, + 1
   * if one can end.
   */
  nights: string
}

const lists = ['bookedDates', 'bookableDates', 'contactUsDates'] as const

/** Compacts an availability with consecutive published days (SPEC A3). */
export function encodeAvailability(availability: Availability): EncodedAvailability {
  const entries = lists
    .flatMap((list, kind) => availability[list].map(entry => ({ entry, kind })))
    .sort((a, b) => (a.entry.date < b.entry.date ? -1 : 1))
  const digits = entries.map(({ entry, kind }) =>
    (4 * kind + 2 * Number(entry.allowCheckIn) + Number(entry.allowCheckOut)).toString(16),
  )
  return { first: entries[0]?.entry.date ?? null, nights: digits.join('') }
}

/** Restores a compact availability. */
export function decodeAvailability({ first, nights }: EncodedAvailability): Availability {
  const found: Availability = { bookedDates: [], bookableDates: [], contactUsDates: [] }
  if (first === null) return found
  for (let i = 0; i < nights.length; i++) {
    const digit = Number.parseInt(nights[i] ?? '0', 16)
    const entry: AvailabilityDate = {
      date: addDays(first, i),
      allowCheckIn: (digit & 2) !== 0,
      allowCheckOut: (digit & 1) !== 0,
    }
    found[lists[digit >> 2] ?? 'bookedDates'].push(entry)
  }
  return found
}
