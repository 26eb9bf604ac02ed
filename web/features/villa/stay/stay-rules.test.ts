import { expect, test } from 'vitest'
import type { Season } from '#domain/pricing/season'
import { rulesOf } from './stay-rules'

const season: Season = {
  from: '2027-04-01',
  to: '2027-06-01',
  changeover: [6],
  minimumNights: 4,
  bookable: 'online',
  weeklyCents: [500_000],
}

test('rules that hold all year are listed once', () => {
  expect(rulesOf([season, season])).toEqual({ weekdays: [6], fewest: { least: 4, most: 4 }, onRequest: false })
})

test('rules that differ by season are listed separately', () => {
  const summer: Season = { ...season, changeover: [6, 7], minimumNights: 7, bookable: 'on-request' }
  expect(rulesOf([season, summer])).toEqual({ weekdays: undefined, fewest: { least: 4, most: 7 }, onRequest: true })
})

test('a villa without seasons has no rules', () => {
  expect(rulesOf([])).toBeUndefined()
})
