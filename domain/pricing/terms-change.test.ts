import { describe, expect, test } from 'vitest'
import { termsInRange } from '#domain/pricing/paint-seasons'
import { findSeasonFindings } from '#domain/pricing/season-findings'
import { adjustCents, changedTerms, copyTerms, paintTerms } from '#domain/pricing/terms-change'
import { a } from '#testing/builders/a'

const tiers = [
  { rooms: 3, sleeps: 6 },
  { rooms: 5, sleeps: 10 },
]
const may = a.season({ from: '2027-05-01', to: '2027-06-05', weeklyCents: [300_000, 450_000] })
const june = a.season({ from: '2027-06-05', to: '2027-07-03', weeklyCents: [400_000, 600_000] })
const week = { from: '2027-06-12', to: '2027-06-19' }
const painted = (change: Parameters<typeof paintTerms>[2], range = week) =>
  paintTerms({ seasons: [may, june], tiers }, range, change)

describe('a change of terms', () => {
  test('sets prices by bedrooms, the whole villa without a number, and leaves the rest', () => {
    const { seasons, refusals } = painted({ prices: [{ rooms: null, cents: 700_000 }], minimumNights: 5 })
    expect(refusals).toEqual([])
    expect(seasons[2]).toEqual({ ...june, ...week, weeklyCents: [400_000, 700_000], minimumNights: 5 })
  })

  test('changes prices by per cent, rounded to a step; tiers that are not let stay so', () => {
    expect(adjustCents(412_300, { percent: 5, stepCents: 5_000 })).toBe(435_000)
    expect(adjustCents(412_300, { percent: -5, stepCents: 1 })).toBe(391_685)
    const { seasons } = painted({ prices: [{ rooms: 3, cents: null }], adjust: { percent: 10, stepCents: 10_000 } })
    expect(seasons[2]?.weeklyCents).toEqual([null, 660_000])
  })

  test('is refused where nights without terms would lack some, and where a villa has no such tier', () => {
    const { refusals, seasons } = painted({ minimumNights: 3 }, { from: '2027-06-26', to: '2027-07-10' })
    expect(refusals).toEqual([{ code: 'incomplete', from: '2027-07-03', to: '2027-07-10' }])
    expect(seasons.at(-1)?.to).toBe('2027-07-03')
    expect(painted({ prices: [{ rooms: 4, cents: 1 }] }).refusals).toEqual([
      { code: 'unknown-rooms', ...week, rooms: 4 },
    ])
  })

  test('that is complete lets nights that were not let; closing ends that', () => {
    const opened = painted(
      { prices: [{ rooms: null, cents: 500_000 }], changeover: [6], minimumNights: 7 },
      { from: '2027-07-03', to: '2027-07-10' },
    )
    expect(opened.refusals).toEqual([])
    expect(opened.seasons.at(-1)).toMatchObject({ from: '2027-07-03', to: '2027-07-10', weeklyCents: [null, 500_000] })
    expect(painted({ closed: true }).seasons.map(({ from }) => from)).toEqual([may.from, june.from, week.to])
  })

  test('names its terms, by which nights are compared without those of others', () => {
    expect(changedTerms({ adjust: { percent: 1, stepCents: 1 }, flexible: null })).toEqual(['weeklyCents', 'flexible'])
    expect(changedTerms({ closed: true, minimumNights: 3 })).toHaveLength(5)
    const both = { from: '2027-05-01', to: '2027-07-03' }
    expect(termsInRange([june, may], both, ['minimumNights'])).toEqual([{ ...both, minimumNights: may.minimumNights }])
    expect(termsInRange([may, june], week, ['weeklyCents'])).toEqual([{ ...week, weeklyCents: [400_000, 600_000] }])
    expect(termsInRange([may], week, ['weeklyCents'])).toEqual([])
  })

  test('a copied year has the adjusted prices', () => {
    const copied = copyTerms([june], { from: 2027, to: 2028 }, { percent: 3, stepCents: 5_000 })
    expect(copied[1]).toMatchObject({ from: '2028-06-03', to: '2028-07-01', weeklyCents: [410_000, 620_000] })
  })
})

describe('findings', () => {
  const codes = (seasons: Parameters<typeof findSeasonFindings>[0], options = {}) =>
    findSeasonFindings(seasons, tiers, options).map(({ code }) => code)

  test('name overlaps, gaps, jumps and tiers that are not let', () => {
    expect(codes([may, june])).toEqual([])
    expect(codes([may, { ...june, from: '2027-06-01' }])).toEqual(['overlap'])
    expect(codes([may, { ...june, from: '2027-06-06' }])).toEqual(['gap'])
    expect(codes([may, { ...june, weeklyCents: [null, 1_000_000] }])).toEqual(['tier-not-let', 'jump'])
    const [jump] = findSeasonFindings([may, june], tiers, { jumpPercent: 30 })
    expect(jump).toEqual({ code: 'jump', from: june.from, to: june.to, rooms: 3, percent: 33 })
  })

  test.each([
    ['bad-price', { weeklyCents: [-1, 2] }],
    ['bad-price', { weeklyCents: [0, 2] }],
    ['bad-price', { weeklyCents: [1.5, 2] }],
    ['bad-price', { weeklyCents: [2, 100_000_001] }],
    ['prices-differ', { weeklyCents: [2] }],
    ['nothing-let', { weeklyCents: [null, null] }],
    ['bad-rules', { changeover: [] }],
    ['bad-rules', { minimumNights: 0 }],
    ['no-nights', { to: '2027-06-05' }],
  ])('report %s for %j', (code, terms) => {
    expect(codes([{ ...june, ...terms }])).toEqual([code])
  })

  test('are limited to a range, with its neighbours', () => {
    const range = { from: '2027-06-05', to: '2027-07-03' }
    expect(codes([{ ...may, weeklyCents: [-1, 5] }, june], { range })).toEqual(['jump'])
  })
})
