import * as fc from 'fast-check'
import { addDays, type Day, type Weekday } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import type { Occupancy, Season, Tier } from '#domain/pricing/season'

/** Today for arbitrary villas, and the moment against which holds are compared. */
export const today: Day = '2027-03-10'
export const now = 1_804_680_000_000

export const tiers: Tier[] = [
  { rooms: 2, sleeps: 4 },
  { rooms: 3, sleeps: 6 },
  { rooms: 5, sleeps: 10 },
]

const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }) as fc.Arbitrary<Weekday>, { minLength: 1 })
const weeklyCents = fc.integer({ min: 50_000, max: 5_000_000 })

const season = fc.record({
  gap: fc.constantFrom(0, 0, 0, 3),
  days: fc.integer({ min: 1, max: 60 }),
  changeover: fc.oneof(fc.constant<Weekday[]>([1, 6, 7]), weekdays),
  minimumNights: fc.integer({ min: 1, max: 10 }),
  bookable: fc.constantFrom<Season['bookable']>('online', 'online', 'on-request'),
  weeklyCents: fc.tuple(fc.option(weeklyCents), fc.option(weeklyCents), weeklyCents),
})

/** Consecutive seasons, some with gaps, from three weeks before today. */
export const seasons: fc.Arbitrary<Season[]> = fc.array(season, { minLength: 1, maxLength: 8 }).map(parts => {
  let day = addDays(today, -21)
  return parts.map(({ gap, days, ...terms }) => {
    const from = addDays(day, gap)
    day = addDays(from, days)
    return { ...terms, from, to: day }
  })
})

/** A stay of 1 to 45 nights that begins between two weeks before today and some months after. */
export const stay: fc.Arbitrary<Stay> = fc
  .tuple(fc.integer({ min: -14, max: 240 }), fc.integer({ min: 1, max: 45 }))
  .map(([start, nights]) => ({ from: addDays(today, start), to: addDays(today, start + nights) }))

/** A stay longer than the booking conditions permit. */
export const longStay: fc.Arbitrary<Stay> = fc
  .tuple(fc.integer({ min: -14, max: 240 }), fc.integer({ min: 41, max: 120 }))
  .map(([start, nights]) => ({ from: addDays(today, start), to: addDays(today, start + nights) }))

/** Occupancies; some options have expired. */
export const occupancies: fc.Arbitrary<Occupancy[]> = fc.array(
  fc
    .tuple(stay, fc.constantFrom<Occupancy['kind']>('booking', 'option', 'block'), fc.integer({ min: -9, max: 9 }))
    .map(([taken, kind, minutes]) => ({
      ...taken,
      kind,
      ...(kind === 'option' && { expiresAt: now + minutes * 60_000 }),
    })),
  { maxLength: 6 },
)
