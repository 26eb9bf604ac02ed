import { clampBedrooms } from '#domain/bedrooms'
import type { RatePlanName } from '#domain/booking/rate-plans'
import { addressDay, parseDay } from '#domain/day'
import { type Guests, parseGuests } from '#domain/guests'
import type { Stay } from '#domain/stay'

/** What an address asks of a villa. */
export interface Asked {
  stay: Stay | undefined
  /** The address names days, but they make no stay: it is cleared, and the visitor is told. */
  unreadable: boolean
  guests: Guests
  /** Bedrooms; 0 leaves it to the guests. */
  rooms: number
  /** The rate (PD-95); the standard one unless told. */
  ratePlan: RatePlanName
}

/** Reads the query of a villa's address: from and to (or startDate and endDate), the guests, the bedrooms. */
export function readAsked(query: string): Asked {
  const given = new URLSearchParams(query)
  const first = given.get('from') ?? given.get('startDate')
  const last = given.get('to') ?? given.get('endDate')
  const from = first ? parseDay(first) : undefined
  const to = last ? parseDay(last) : undefined
  const stay = from && to && from < to ? { from, to } : undefined
  return {
    stay,
    unreadable: !stay && Boolean(first || last),
    guests: parseGuests({
      people: given.get('people'),
      adults: given.get('adults'),
      children: given.get('children'),
      infants: given.get('infants'),
    }),
    rooms: clampBedrooms(Number(given.get('rooms') ?? 0)),
    ratePlan: given.get('rate') === 'flexible' ? 'flexible' : 'standard',
  }
}

const own = ['from', 'to', 'startDate', 'endDate', 'people', 'adults', 'children', 'infants', 'rooms']

/** Whether a villa's address asks for anything. */
export const asksNothing = (query: string): boolean => own.every(name => !new URLSearchParams(query).get(name))

/** What was asked, as parameters: only what says something, days as `DD MMM YYYY` (section 9). The rate is for booking alone. */
export function askedParameters({ stay, guests, rooms }: Pick<Asked, 'stay' | 'guests' | 'rooms'>): [string, string][] {
  const { people, adults, children, infants } = guests
  const counts = Object.entries({ people, adults, children, infants, rooms }).filter(([, count]) => count > 0)
  return [
    ...(stay ? Object.entries({ from: addressDay(stay.from), to: addressDay(stay.to) }) : []),
    ...counts.map(([name, count]): [string, string] => [name, String(count)]),
  ]
}

/** The query with what is asked now; parameters that mean other things stay as they are. */
export function writeAsked(query: string, asked: Omit<Asked, 'unreadable'>): string {
  const kept = [...new URLSearchParams(query)].filter(([name]) => !own.includes(name) && name !== 'rate')
  const rate: [string, string][] = asked.ratePlan === 'flexible' ? [['rate', 'flexible']] : []
  const written = new URLSearchParams([...kept, ...askedParameters(asked), ...rate]).toString()
  return written && `?${written}`
}
