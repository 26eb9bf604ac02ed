import { describe, expect, test } from 'vitest'
import { satisfiesStayRules } from '#domain/availability/stay-rules'
import { a } from '#testing/builders/a'

const saturday = 6
const sunday = 7
const seasons = [
  a.season({ from: '2027-05-01', to: '2027-06-20', changeover: [saturday, sunday], minimumNights: 4 }),
  a.season({ from: '2027-06-20', to: '2027-08-29', changeover: [saturday] }),
]

describe('a stay keeps the terms', () => {
  test.each([
    ['from Saturday to Saturday', '2027-06-05', '2027-06-12'],
    ['from Saturday to Sunday, where both are changeover days', '2027-06-05', '2027-06-13'],
    ['across seasons, each end by its own', '2027-06-13', '2027-06-26'],
    ['of exactly the fewest nights', '2027-06-26', '2027-07-03'],
    ['of five weeks, where 40 nights are the most', '2027-06-26', '2027-07-31'],
    ['that ends with its season, by that season’s days', '2027-06-12', '2027-06-20'],
  ])('%s', (_, from, to) => {
    expect(satisfiesStayRules({ from, to }, seasons, { maximumNights: 40 })).toBe(true)
  })
})

describe('a stay does not keep the terms', () => {
  test.each([
    ['that begins on a Monday', '2027-06-07', '2027-06-12'],
    ['that ends on a Sunday of the season with Saturdays', '2027-06-26', '2027-07-04'],
    ['that is shorter than its arrival asks', '2027-06-05', '2027-06-06'],
    ['of six weeks, where 40 nights are the most', '2027-06-26', '2027-08-07'],
    ['that has nights outside every season', '2027-08-28', '2027-09-04'],
  ])('%s', (_, from, to) => {
    expect(satisfiesStayRules({ from, to }, seasons, { maximumNights: 40 })).toBe(false)
  })
})
