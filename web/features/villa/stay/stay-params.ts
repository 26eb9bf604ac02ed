import type { RatePlanName } from '#domain/booking/rate-plans'
import { addressDay, parseDay } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { clampBedrooms } from '#domain/villas/bedrooms'
import { type Guests, parseGuests } from '#domain/villas/guests'

/** The stay in a villa URL. */
export interface StayParams {
  stay: Stay | undefined
  /** The URL names dates that form no stay: they are removed, and the visitor is notified. */
  unreadable: boolean
  guests: Guests
  /** Number of bedrooms; 0 derives it from the guests. */
  rooms: number
  /** The rate (PD-95); the standard one unless told. */
  ratePlan: RatePlanName
}

/** Parses the query of a villa URL: from and to (or startDate and endDate), the guests, the bedrooms. */
export function parseStayParams(query: string): StayParams {
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

/** Whether a villa URL specifies no stay. */
export const isEmptyStayParams = (query: string): boolean => own.every(name => !new URLSearchParams(query).get(name))

/** The stay as parameters, without defaults; days as `DD MMM YYYY` (SPEC A9). Only bookings need the rate. */
export function stayParamsToQuery({
  stay,
  guests,
  rooms,
}: Pick<StayParams, 'stay' | 'guests' | 'rooms'>): [string, string][] {
  const { people, adults, children, infants } = guests
  const counts = Object.entries({ people, adults, children, infants, rooms }).filter(([, count]) => count > 0)
  return [
    ...(stay ? Object.entries({ from: addressDay(stay.from), to: addressDay(stay.to) }) : []),
    ...counts.map(([name, count]): [string, string] => [name, String(count)]),
  ]
}

/** The query with the current stay; other parameters stay unchanged. */
export function withStayParams(query: string, asked: Omit<StayParams, 'unreadable'>): string {
  const kept = [...new URLSearchParams(query)].filter(([name]) => !own.includes(name) && name !== 'rate')
  const rate: [string, string][] = asked.ratePlan === 'flexible' ? [['rate', 'flexible']] : []
  const written = new URLSearchParams([...kept, ...stayParamsToQuery(asked), ...rate]).toString()
  return written && `?${written}`
}
