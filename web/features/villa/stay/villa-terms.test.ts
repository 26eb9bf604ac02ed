import { expect, test } from 'vitest'
import { seasonsOf } from './villa-terms'

test('euros of the contract become cents of the domain', () => {
  const season = {
    from: '2027-04-01',
    to: '2027-06-01',
    changeover: [6],
    minimumNights: 7,
    bookable: 'online' as const,
  }
  const terms = { depositPercent: 20, freeDays: 45 }
  const given = [
    { ...season, weekly: [null, 9800, 1020.5], flexible: null },
    { ...season, weekly: [9800], flexible: { ...terms, surcharge: { percent: 8 } } },
    { ...season, weekly: [9800], flexible: { ...terms, surcharge: { weekly: 250.5 } } },
  ]
  expect(seasonsOf(given)).toEqual([
    { ...season, weeklyCents: [null, 980_000, 102_050] },
    { ...season, weeklyCents: [980_000], flexible: { ...terms, surcharge: { percent: 8 } } },
    { ...season, weeklyCents: [980_000], flexible: { ...terms, surcharge: { weeklyCents: 25_050 } } },
  ])
})
