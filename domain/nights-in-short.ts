import type { Availability, AvailabilityDate } from '#domain/availability'
import { addDays, type Day } from '#domain/day'

/** An availability as a page carries it: a character a day, where the lists of the call take seventy. */
export interface NightsInShort {
  /** The first published day; `null` where none is. */
  first: Day | null
  /** A hexadecimal digit for each published day: its list (0 booked, 4 bookable, 8 to be asked for), + 2 where a stay may begin, + 1 where one may end. */
  nights: string
}

const lists = ['bookedDates', 'bookableDates', 'contactUsDates'] as const

/** Puts an availability, whose published days follow one another, in short (section 3). */
export function inShort(availability: Availability): NightsInShort {
  const entries = lists
    .flatMap((list, kind) => availability[list].map(entry => ({ entry, kind })))
    .sort((a, b) => (a.entry.date < b.entry.date ? -1 : 1))
  const digits = entries.map(({ entry, kind }) =>
    (4 * kind + 2 * Number(entry.allowCheckIn) + Number(entry.allowCheckOut)).toString(16),
  )
  return { first: entries[0]?.entry.date ?? null, nights: digits.join('') }
}

/** The availability that was put in short, as it was. */
export function inFull({ first, nights }: NightsInShort): Availability {
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
