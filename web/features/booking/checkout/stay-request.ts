import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { RatePlanName } from '#domain/booking/rate-plans'
import { addressDay, parseDay } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { parseId } from '#domain/text/id'
import { clampBedrooms } from '#domain/villas/bedrooms'
import { type Guests, parseGuests, usualParty } from '#domain/villas/guests'

/** The stay that a visitor wants to book: villa, dates, party and number of bedrooms (0 derives it from the guests). */
export interface StayRequest {
  villaId: number
  stay: Stay
  guests: Guests
  rooms: number
  /** Guests below the tourist tax age of the place, if stated. */
  young?: number | undefined
  /** The rate (PD-95); the standard one unless told. */
  ratePlan?: RatePlanName | undefined
}

/** Parses the query of a booking URL; undefined if it names no villa or stay. */
export function parseStayRequest(query: string): StayRequest | undefined {
  const given = new URLSearchParams(query)
  const villaId = parseId(given.get('villa'))
  const young = given.get('young') ?? ''
  const from = parseDay(given.get('from') ?? '')
  const to = parseDay(given.get('to') ?? '')
  if (!villaId || !from || !to || from >= to) return undefined
  const guests = parseGuests({
    people: given.get('people'),
    adults: given.get('adults'),
    children: given.get('children'),
    infants: given.get('infants'),
  })
  return {
    villaId,
    stay: { from, to },
    guests: guests.adults > 0 ? guests : usualParty,
    rooms: clampBedrooms(Number(given.get('rooms') ?? 0)),
    ...(/^\d{1,2}$/.test(young) && { young: Number(young) }),
    ...(given.get('rate') === 'flexible' && { ratePlan: 'flexible' }),
  }
}

/** Serialises a request as a query, without personal data. */
export function formatStayRequest({ villaId, stay, guests, rooms, young, ratePlan }: StayRequest): string {
  const { adults, children, infants } = guests
  const counts = Object.entries({ adults, children, infants, rooms }).filter(([, count]) => count > 0)
  return `?${new URLSearchParams([
    ['villa', String(villaId)],
    ['from', addressDay(stay.from)],
    ['to', addressDay(stay.to)],
    ...counts.map(([name, count]): [string, string] => [name, String(count)]),
    ...(young === undefined ? [] : [['young', String(young)]]),
    ...(ratePlan === 'flexible' ? [['rate', ratePlan]] : []),
  ])}`
}

/** The request that a booking fulfils; undefined if it has no villa. */
export function stayRequestOf(booking: BookingResponse): StayRequest | undefined {
  const { bookingItems, adults, children, infants, rooms, young, ratePlan } = booking
  const item = bookingItems.find(({ kind }) => kind === 'villa')
  if (!item) return undefined
  const guests = parseGuests({ adults, children, infants })
  return {
    villaId: item.villa.id,
    stay: { from: item.from, to: item.to },
    guests,
    rooms: rooms ?? 0,
    ...(young !== null && { young }),
    ...(ratePlan === 'flexible' && { ratePlan }),
  }
}

/** Whether a booking is for the villa and dates of a request. */
export function matchesStayRequest(booking: BookingResponse, { villaId, stay }: StayRequest): boolean {
  const made = stayRequestOf(booking)
  return made?.villaId === villaId && made.stay.from === stay.from && made.stay.to === stay.to
}
