import { expect, test } from 'vitest'
import { readEnquiry } from './enquiry-address'

test('an address fills in days, party, bedrooms, villas and the experience', () => {
  expect(
    readEnquiry('villa=2&from=12+Jun+2027&to=2027-06-19&people=6&adults=4&children=2&infants=1&rooms=3&experience=7'),
  ).toEqual({
    fields: {
      from: '2027-06-12',
      to: '2027-06-19',
      adults: '4',
      children: '2',
      infants: '1',
      rooms: '3',
      experience: '7',
    },
    villaIds: [2],
  })
})

test('what makes no sense is passed over', () => {
  expect(readEnquiry('?villa=x,0,3,3&from=2027-06-19&to=2027-06-12&adults=-1&rooms=many&experience=0')).toEqual({
    fields: {},
    villaIds: [3],
  })
})
