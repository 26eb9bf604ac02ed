import { expect, test } from 'vitest'
import { parseAges, partyOfAges } from '#domain/booking/tax/party-of-ages'

test('guests count by their ages: infants, children, and from thirteen on adults', () => {
  expect(partyOfAges(4, [8, 8, 2, 15], 12)).toEqual({ adults: 5, children: 2, infants: 1, young: 2 })
  expect(partyOfAges(2, [15, 17, 12], 18)).toEqual({ adults: 4, children: 1, infants: 0, young: 3 })
  expect(partyOfAges(2, [3])).toEqual({ adults: 2, children: 1, infants: 0, young: 0 })
})

test('ages are numbers between separators', () => {
  expect([parseAges('8, 8;2 15'), parseAges(''), parseAges('8, x'), parseAges('-1'), parseAges('3.5')]).toEqual([
    ...[[8, 8, 2, 15], []],
    ...[undefined, undefined, undefined],
  ])
})
