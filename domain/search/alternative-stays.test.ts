import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withinMaximum } from '#domain/availability/stay-rules'
import { findStayProblem } from '#domain/booking/stay-eligibility'
import { addDays, daysBetween } from '#domain/calendar/day'
import { defaultStayLimits, overlap } from '#domain/calendar/stay'
import { quote } from '#domain/pricing/pricing'
import { occupiesNights } from '#domain/pricing/season'
import { findAlternativeStays } from '#domain/search/alternative-stays'
import { a } from '#testing/builders/a'
import * as arbitrary from '#testing/generated/arbitrary-villa'

const asking = { today: '2027-03-10', now: 0 }
const villa = (facts: Parameters<typeof a.villa>[0] = {}) => a.villa(facts)
const near = (from: string, nights: number, facts: Parameters<typeof a.villa>[0] = {}) =>
  findAlternativeStays(a.stay(from, nights), villa(facts), asking)[0]

describe('the stay nearest to one that a villa does not take', () => {
  test('is moved to the changeover days', () => {
    // 9 June 2027 is a Wednesday; the house is let from Saturday to Saturday.
    expect(near('2027-06-09', 7)).toEqual({ from: '2027-06-12', to: '2027-06-19', totalCents: 700_000 })
  })

  test('is not one that is taken', () => {
    expect(near('2027-06-12', 7, { occupancies: [a.booking('2027-06-12')] })).toMatchObject({ from: '2027-06-05' })
    const occupancies = [a.booking('2027-06-05'), a.booking('2027-06-12')]
    expect(near('2027-06-12', 7, { occupancies })).toMatchObject({ from: '2027-06-19', to: '2027-06-26' })
  })

  test('may be several, the nearest first', () => {
    const stays = findAlternativeStays(a.stay('2027-06-09'), villa(), asking, 2)
    expect(stays.map(({ from }) => from)).toEqual(['2027-06-12', '2027-06-05'])
  })

  test('can take nights whose option has expired', () => {
    const occupancies = [a.booking('2027-06-12'), a.option('2027-06-05', -1)]
    expect(near('2027-06-12', 7, { occupancies })).toMatchObject({ from: '2027-06-05' })
  })

  test('has at least the nights of the season', () => {
    expect(near('2027-06-12', 3)).toMatchObject({ from: '2027-06-12', to: '2027-06-19' })
    expect(near('2027-06-09', 1)).toMatchObject({ from: '2027-06-12', to: '2027-06-19' })
  })

  test('is rather some days earlier or later than longer or shorter', () => {
    const seasons = [a.season({ changeover: [1, 6], minimumNights: 4 })]
    // From Thursday to Thursday: the Monday before to the Saturday after is five nights more.
    expect(near('2027-06-10', 7, { seasons })).toMatchObject({ from: '2027-06-12', to: '2027-06-19' })
    const occupancies = [a.booking('2027-06-05'), a.booking('2027-06-14'), a.booking('2027-06-19', 14)]
    // All weeks near are taken; from Saturday to Monday would be too short.
    expect(near('2027-06-12', 7, { seasons, occupancies })).toMatchObject({ from: '2027-05-29' })
  })

  test('is one of the longest permitted ones if more nights are requested', () => {
    // Six weeks are 42 nights, and 40 are the most: from Saturday to Saturday five weeks are left.
    const stays = findAlternativeStays(a.stay('2027-06-05', 42), villa(), asking, 3)
    expect(stays.map(({ from, to }) => [from, to])).toEqual([
      ['2027-06-05', '2027-07-10'],
      ['2027-05-29', '2027-07-03'],
      ['2027-06-12', '2027-07-17'],
    ])
    expect(near('2027-06-05', 100)).toMatchObject({ from: '2027-06-05', to: '2027-07-10' })
    const daily = { seasons: [a.season({ changeover: [1, 2, 3, 4, 5, 6, 7] })] }
    expect(near('2027-06-05', 41, daily)).toMatchObject({ from: '2027-06-05', to: '2027-07-15' })
  })

  test('is none on request, outside the seasons, in the past or more than two weeks away', () => {
    expect(near('2027-06-09', 7, { seasons: [a.season({ bookable: 'on-request' })] })).toBeUndefined()
    expect(near('2027-11-10', 7)).toBeUndefined()
    expect(findAlternativeStays(a.stay('2027-06-09'), villa(), { today: '2027-09-30', now: 0 })).toEqual([])
    const occupancies = [a.booking('2027-05-15', 56)]
    expect(near('2027-06-12', 7, { occupancies })).toBeUndefined()
  })

  test('is priced for the party, and none where the villa is too small', () => {
    const tiers = [
      { rooms: 2, sleeps: 4 },
      { rooms: 4, sleeps: 8 },
    ]
    const facts = { tiers, seasons: [a.season({ weeklyCents: [500_000, 700_000] })] }
    const of = (party: number) =>
      findAlternativeStays(a.stay('2027-06-09'), villa(facts), { ...asking, party })[0]?.totalCents
    expect([of(3), of(6), of(9)]).toEqual([500_000, 700_000, undefined])
  })
})

test('for any villa, a booking of each offer is accepted at the stated price, and no nearer one of the same length is', () => {
  const stays = fc.oneof(arbitrary.stay, arbitrary.longStay)
  fc.assert(
    fc.property(arbitrary.seasons, arbitrary.occupancies, stays, (seasons, occupancies, requested) => {
      const house = { seasons, occupancies, tiers: arbitrary.tiers }
      const at = { today: arbitrary.today, now: arbitrary.now }
      const { maximumNights } = defaultStayLimits
      const stay = withinMaximum(requested, { maximumNights })
      const takes = (other: typeof stay) =>
        !findStayProblem(other, seasons, { today: at.today, maximumNights }) &&
        !occupancies.some(taken => overlap(taken, other) && occupiesNights(taken, at.now)) &&
        quote({ ...house, stay: other }) !== undefined
      const offers = findAlternativeStays(requested, house, at, 5)
      for (const { totalCents, ...other } of offers) {
        expect(takes(other)).toBe(true)
        expect(other).not.toEqual(requested)
        expect(quote({ ...house, stay: other })?.totalCents).toBe(totalCents)
      }
      const [found] = offers
      const nights = found && daysBetween(found.from, found.to) - daysBetween(stay.from, stay.to)
      const away = found && Math.abs(daysBetween(stay.from, found.from)) + 3 * Math.abs(nights ?? 0)
      for (let days = 1; days < (away ?? 15) && days <= 14; days++) {
        for (const moved of [-days, days]) {
          expect(takes({ from: addDays(stay.from, moved), to: addDays(stay.to, moved) })).toBe(false)
        }
      }
    }),
  )
})
