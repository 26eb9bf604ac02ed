import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, weekdayOf } from '#domain/calendar/day'
import { nightDays, nightsOf, type Stay } from '#domain/calendar/stay'
import {
  clipSeasons,
  copyYear,
  paintNights,
  revertNights,
  type SeasonTerms,
  seasonsKey,
  termsKey,
} from '#domain/pricing/paint-seasons'
import { nightsOfYear, sameWeekIn, weekStartOf, weeksOfYear } from '#domain/pricing/price-weeks'
import { findSeason } from '#domain/pricing/pricing'
import type { Season } from '#domain/pricing/season'
import { findSeasonFindings, preventsSaving } from '#domain/pricing/season-findings'
import { a } from '#testing/builders/a'
import * as arbitrary from '#testing/generated/arbitrary-villa'

const june = a.season({ from: '2027-06-05', to: '2027-07-03', weeklyCents: [700_000] })
const july = a.season({ from: '2027-07-03', to: '2027-09-04', weeklyCents: [900_000] })

const range: fc.Arbitrary<Stay> = fc
  .tuple(fc.integer({ min: -40, max: 300 }), fc.integer({ min: 1, max: 120 }))
  .map(([start, nights]) => {
    const from = addDays(arbitrary.today, start)
    return { from, to: addDays(from, nights) }
  })
const terms: fc.Arbitrary<SeasonTerms | undefined> = fc.option(
  fc.record({
    changeover: fc.constantFrom<Season['changeover']>([6], [1, 6, 7]),
    minimumNights: fc.integer({ min: 1, max: 7 }),
    bookable: fc.constantFrom<Season['bookable']>('online', 'on-request'),
    weeklyCents: fc.constantFrom([100_000, 200_000, 300_000], [null, null, 400_000]),
  }),
  { nil: undefined },
)

const keyOf = (seasons: readonly Season[], day: string) => termsKey(findSeason(day, seasons))
const around = (range: Stay) => nightDays({ from: addDays(range.from, -90), to: addDays(range.to, 90) })
const hasOverlap = (seasons: readonly Season[]) =>
  findSeasonFindings(seasons, []).some(({ code }) => code === 'overlap')

describe('painting', () => {
  test('splits the season around the painted nights and keeps the rest', () => {
    const painted = paintNights([june, july], { from: '2027-06-12', to: '2027-06-19' }, was =>
      was ? { ...was, minimumNights: 14 } : undefined,
    )
    expect(painted.map(({ from, to, minimumNights }) => [from, to, minimumNights])).toEqual([
      ['2027-06-05', '2027-06-12', june.minimumNights],
      ['2027-06-12', '2027-06-19', 14],
      ['2027-06-19', '2027-07-03', june.minimumNights],
      ['2027-07-03', '2027-09-04', july.minimumNights],
    ])
  })

  test('merges what has become equal, and lets nights that were not let', () => {
    const { from: _from, to: _to, ...asJuly } = july
    const painted = paintNights([june, july], { from: '2027-05-29', to: '2027-07-03' }, () => asJuly)
    expect(painted).toEqual([{ ...july, from: '2027-05-29', to: '2027-09-04' }])
  })

  test('never makes seasons overlap, changes the nights of its range alone, and each of them', () => {
    fc.assert(
      fc.property(arbitrary.seasons, range, terms, (seasons, nights, wanted) => {
        const painted = paintNights(seasons, nights, () => wanted)
        expect(hasOverlap(painted)).toBe(false)
        expect(painted.every(({ from, to }) => from < to)).toBe(true)
        for (const day of around(nights)) {
          const isInside = nights.from <= day && day < nights.to
          expect(keyOf(painted, day)).toBe(isInside ? termsKey(wanted) : keyOf(seasons, day))
        }
      }),
    )
  })

  test('with the terms that are there changes nothing, and keeps the number of nights', () => {
    fc.assert(
      fc.property(arbitrary.seasons, range, (seasons, nights) => {
        const same = paintNights(seasons, nights, was => was)
        expect(same.reduce((sum, season) => sum + nightsOf(season), 0)).toBe(
          seasons.reduce((sum, season) => sum + nightsOf(season), 0),
        )
        for (const day of around(nights)) expect(keyOf(same, day)).toBe(keyOf(seasons, day))
      }),
    )
  })
})

describe('taking a stroke back', () => {
  test('restores every night, whatever was painted', () => {
    fc.assert(
      fc.property(arbitrary.seasons, range, terms, (seasons, nights, wanted) => {
        const normal = paintNights(seasons, { from: '2020-01-01', to: '2040-01-01' }, was => was)
        const after = paintNights(normal, nights, () => wanted)
        const { seasons: restored, later } = revertNights(after, {
          range: nights,
          before: clipSeasons(normal, nights),
          after: clipSeasons(after, nights),
        })
        expect(later).toEqual([])
        expect(seasonsKey(restored)).toBe(seasonsKey(normal))
      }),
    )
  })

  test('keeps nights that were changed again since and lists them, or replaces them on request', () => {
    const nights = { from: '2027-06-05', to: '2027-07-03' }
    const cheap = (was: SeasonTerms | undefined) => was && { ...was, weeklyCents: [500_000] }
    const after = paintNights([june, july], nights, cheap)
    const stroke = { range: nights, before: clipSeasons([june, july], nights), after: clipSeasons(after, nights) }
    const again = { from: '2027-06-12', to: '2027-06-19' }
    const current = paintNights(after, again, was => was && { ...was, weeklyCents: [650_000] })
    const kept = revertNights(current, stroke)
    expect(kept.later).toEqual([again])
    expect(kept.seasons.map(({ weeklyCents }) => weeklyCents[0])).toEqual([700_000, 650_000, 700_000, 900_000])
    const replaced = revertNights(current, stroke, { replaceLater: true })
    expect(replaced.later).toEqual([again])
    expect(replaced.seasons).toEqual([june, july])
  })
})

describe('weeks', () => {
  test('begin on Saturday, and each belongs to one year', () => {
    for (let year = 2020; year < 2060; year++) {
      const weeks = weeksOfYear(year)
      expect([52, 53]).toContain(weeks.length)
      expect(weeks.every(({ from }) => weekdayOf(from) === 6)).toBe(true)
      expect(weeks.at(-1)?.to).toBe(weeksOfYear(year + 1)[0]?.from)
      expect(nightsOfYear(year)).toEqual({ from: weeks[0]?.from, to: weeks.at(-1)?.to })
    }
    expect(weekStartOf('2027-06-11')).toBe('2027-06-05')
  })

  test('of another year stand within six days of the same date, and within that year', () => {
    for (let year = 2020; year < 2060; year++)
      for (const week of weeksOfYear(year)) {
        const source = sameWeekIn(year - 1, week)
        expect(Number(source.from.slice(0, 4))).toBe(year - 1)
        expect(weekdayOf(source.from)).toBe(6)
      }
  })
})

describe('copying a year', () => {
  test('keeps weekdays, replaces the other year alone, and leaves the first', () => {
    const old = a.season({ from: '2028-05-06', to: '2028-05-20', weeklyCents: [1] })
    const copied = copyYear([june, july, old], { from: 2027, to: 2028 }, was => ({ ...was, minimumNights: 5 }))
    expect(copied.map(({ from, to, minimumNights }) => [from, to, minimumNights])).toEqual([
      ['2027-06-05', '2027-07-03', june.minimumNights],
      ['2027-07-03', '2027-09-04', july.minimumNights],
      ['2028-06-03', '2028-07-01', 5],
      ['2028-07-01', '2028-09-02', 5],
    ])
  })

  test('makes no faults of seasons without faults', () => {
    fc.assert(
      fc.property(arbitrary.seasons, seasons => {
        const faults = findSeasonFindings(seasons, arbitrary.tiers).filter(preventsSaving)
        const copied = copyYear(seasons, { from: 2027, to: 2028 })
        if (faults.length === 0) expect(findSeasonFindings(copied, arbitrary.tiers).filter(preventsSaving)).toEqual([])
      }),
    )
  })
})
