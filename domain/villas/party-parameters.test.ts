import { expect, test } from 'vitest'
import { parseGuests } from './guests.ts'
import { partyParameters } from './party-parameters.ts'

test('an address carries of a party what says something, and reads as the same party', () => {
  const guests = parseGuests({ adults: 3, infants: 3 })
  expect(partyParameters(guests)).toEqual({ people: '4', adults: '3', infants: '3' })
  expect(parseGuests(partyParameters(guests))).toEqual(guests)
  expect(partyParameters(parseGuests({}))).toEqual({})
})
