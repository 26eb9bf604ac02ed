import type { BookingShown } from '#contract/booking-shapes'
import { clampBedrooms } from '#domain/bedrooms'
import type { RatePlanName } from '#domain/booking/rate-plans'
import { addressDay, parseDay } from '#domain/day'
import { type Guests, parseGuests, usualParty } from '#domain/guests'
import type { Stay } from '#domain/stay'

/** What somebody wants to book: a villa, the days, who comes, and how many bedrooms (0 leaves it to the guests). */
export interface StayWish {
  villaId: number
  stay: Stay
  guests: Guests
  rooms: number
  /** Those too young for the tourist tax of the place, where it is told. */
  young?: number | undefined
  /** The rate (PD-95); the standard one unless told. */
  ratePlan?: RatePlanName | undefined
}

/** Reads the query of the booking's address; undefined where it names no villa and no stay. */
export function readWish(query: string): StayWish | undefined {
  const given = new URLSearchParams(query)
  const villa = given.get('villa') ?? ''
  const young = given.get('young') ?? ''
  const from = parseDay(given.get('from') ?? '')
  const to = parseDay(given.get('to') ?? '')
  if (!/^[1-9]\d{0,8}$/.test(villa) || !from || !to || from >= to) return undefined
  const guests = parseGuests({
    people: given.get('people'),
    adults: given.get('adults'),
    children: given.get('children'),
    infants: given.get('infants'),
  })
  return {
    villaId: Number(villa),
    stay: { from, to },
    guests: guests.adults > 0 ? guests : usualParty,
    rooms: clampBedrooms(Number(given.get('rooms') ?? 0)),
    ...(/^\d{1,2}$/.test(young) && { young: Number(young) }),
    ...(given.get('rate') === 'flexible' && { ratePlan: 'flexible' }),
  }
}

/** The same as a query: nothing in it tells who somebody is. */
export function writeWish({ villaId, stay, guests, rooms, young, ratePlan }: StayWish): string {
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

/** What a booking was made for; undefined where it has no villa. */
export function wishOf({
  bookingItems,
  adults,
  children,
  infants,
  rooms,
  young,
  ratePlan,
}: BookingShown): StayWish | undefined {
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

/** Whether a booking is for the villa and the days of a wish. */
export function isFor(booking: BookingShown, { villaId, stay }: StayWish): boolean {
  const made = wishOf(booking)
  return made?.villaId === villaId && made.stay.from === stay.from && made.stay.to === stay.to
}
