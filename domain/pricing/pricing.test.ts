import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '#domain/calendar/day'
import { nightDays, nightsOf } from '#domain/calendar/stay'
import { findTier, findWeeklyCents, priceRange, quote } from '#domain/pricing/pricing'
import { a } from '#testing/builders/a'
import * as arbitrary from '#testing/generated/arbitrary-villa'

const tiers = [
  { rooms: 3, sleeps: 6 },
  { rooms: 4, sleeps: 8 },
  { rooms: 6, sleeps: 12 },
]
const june = a.season({ from: '2027-06-01', to: '2027-07-01', weeklyCents: [700_000, 800_000, 980_000] })
const july = a.season({ from: '2027-07-01', to: '2027-09-01', weeklyCents: [null, null, 1_400_000] })
const seasons = [june, july]

describe('the price of a stay', () => {
  test('a week costs the season’s week', () => {
    expect(quote({ stay: { from: '2027-06-05', to: '2027-06-12' }, seasons, tiers })).toEqual({
      tier: 2,
      lines: [{ from: '2027-06-05', to: '2027-06-12', nights: 7, weeklyCents: 980_000, cents: 980_000 }],
      totalCents: 980_000,
    })
  })

  test('each night costs a seventh of its own season’s week', () => {
    const found = quote({ stay: { from: '2027-06-28', to: '2027-07-05' }, seasons, tiers })
    expect(found?.lines.map(line => [line.nights, line.cents])).toEqual([
      [3, 420_000],
      [4, 800_000],
    ])
    expect(found?.totalCents).toBe(1_220_000)
  })

  test('the exact sum is rounded once; the last line takes what is left', () => {
    const odd = [
      { ...june, weeklyCents: [100_005] },
      { ...july, weeklyCents: [100_012] },
    ]
    const found = quote({
      stay: { from: '2027-06-30', to: '2027-07-02' },
      seasons: odd,
      tiers: [{ rooms: 3, sleeps: 6 }],
    })
    // 14286.43 and 14287.43 are 28573.86.
    expect(found).toMatchObject({ totalCents: 28_574, lines: [{ cents: 14_286 }, { cents: 14_288 }] })
  })

  test('seasons of one weekly price make one line', () => {
    const even = [june, { ...july, weeklyCents: june.weeklyCents }]
    expect(quote({ stay: { from: '2027-06-28', to: '2027-07-05' }, seasons: even, tiers })?.lines).toHaveLength(1)
  })

  test('there is none when a night has no season, or the stay no nights', () => {
    expect(quote({ stay: { from: '2027-08-28', to: '2027-09-04' }, seasons, tiers })).toBeUndefined()
    expect(quote({ stay: { from: '2027-06-05', to: '2027-06-05' }, seasons, tiers })).toBeUndefined()
    expect(quote({ stay: { from: '2027-06-12', to: '2027-06-05' }, seasons, tiers })).toBeUndefined()
  })

  test('where a season does not let the tier, the next larger one applies for those nights', () => {
    const found = quote({ stay: { from: '2027-06-28', to: '2027-07-05' }, seasons, tiers, party: 6 })
    expect(found).toMatchObject({ tier: 0, lines: [{ weeklyCents: 700_000 }, { weeklyCents: 1_400_000 }] })
    expect(findWeeklyCents({ ...july, weeklyCents: [900_000, null, null] }, 1)).toBeUndefined()
  })

  test('lines follow each other, cover the stay and add up to the total, which is within half a cent of exact', () => {
    fc.assert(
      fc.property(arbitrary.seasons, arbitrary.stay, fc.nat(12), fc.nat(6), (seasons, stay, party, rooms) => {
        const found = quote({ stay, seasons, tiers: arbitrary.tiers, party, rooms })
        const tier = findTier(arbitrary.tiers, { party, rooms })
        const nightly = nightDays(stay).map(night => {
          const season = seasons.find(({ from, to }) => from <= night && night < to)
          return season && tier !== undefined ? findWeeklyCents(season, tier) : undefined
        })
        if (!found) {
          expect(nightly).toContain(undefined)
          return
        }
        expect(found.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(found.totalCents)
        expect(found.lines.flatMap(nightDays)).toEqual(nightDays(stay))
        expect(found.lines.flatMap(line => nightDays(line).map(() => line.weeklyCents))).toEqual(nightly)
        for (const line of found.lines) expect(line.nights).toBe(nightsOf(line))
        const exact = nightly.reduce<number>((sum, cents) => sum + (cents ?? 0), 0) / 7
        expect(Math.abs(found.totalCents - exact)).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  test('a longer stay never costs less', () => {
    fc.assert(
      fc.property(arbitrary.seasons, arbitrary.stay, (seasons, stay) => {
        const short = quote({ stay, seasons, tiers: arbitrary.tiers })
        const long = quote({ stay: { ...stay, to: addDays(stay.to, 1) }, seasons, tiers: arbitrary.tiers })
        if (short && long) expect(long.totalCents).toBeGreaterThan(short.totalCents)
      }),
    )
  })
})

describe('the tier that is priced', () => {
  test.each([
    [{}, 2],
    [{ party: 0, rooms: 0 }, 2],
    [{ party: 6 }, 0],
    [{ party: 7 }, 1],
    [{ rooms: 3 }, 0],
    [{ rooms: 5 }, 2],
    [{ party: 8, rooms: 3 }, 1],
    [{ party: 2, rooms: 6 }, 2],
    [{ party: 13 }, undefined],
    [{ rooms: 7 }, undefined],
  ])('%o is tier %s', (party, tier) => {
    expect(findTier(tiers, party)).toBe(tier)
  })

  test('is none of a villa that is let with none', () => {
    expect(findTier([], {})).toBeUndefined()
  })
})

describe('the range of weekly prices', () => {
  test('spans the seasons that are not past', () => {
    expect(priceRange({ seasons, tiers, today: '2027-06-30' })).toEqual({
      lowestCents: 980_000,
      highestCents: 1_400_000,
    })
    expect(priceRange({ seasons, tiers, today: '2027-07-01' })).toEqual({
      lowestCents: 1_400_000,
      highestCents: 1_400_000,
    })
    expect(priceRange({ seasons, tiers, today: '2027-09-01' })).toBeUndefined()
  })

  test('is that of the tier, or of the next larger one that a season lets', () => {
    const range = priceRange({ seasons, tiers, tier: 0, today: '2027-01-01' })
    expect(range).toEqual({ lowestCents: 700_000, highestCents: 1_400_000 })
  })

  test('holds every price of a week within one season', () => {
    fc.assert(
      fc.property(arbitrary.seasons, fc.nat(2), (seasons, tier) => {
        const range = priceRange({ seasons, tiers: arbitrary.tiers, tier, today: arbitrary.today })
        for (const { from, to, weeklyCents } of seasons.filter(season => season.to > arbitrary.today)) {
          const rooms = arbitrary.tiers[tier]?.rooms
          const stay = { from, to: addDays(from, 7) }
          if (daysBetween(from, to) < 7) continue
          const found = quote({ stay, seasons, tiers: arbitrary.tiers, rooms })
          expect(weeklyCents).toContain(found?.totalCents)
          expect(found?.totalCents).toBeGreaterThanOrEqual(range?.lowestCents ?? Infinity)
          expect(found?.totalCents).toBeLessThanOrEqual(range?.highestCents ?? 0)
        }
      }),
    )
  })
})
