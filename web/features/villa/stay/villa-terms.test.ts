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
  expect(seasonsOf([{ ...season, weekly: [null, 9800, 1020.5] }])).toEqual([
    { ...season, weeklyCents: [null, 980_000, 102_050] },
  ])
})
