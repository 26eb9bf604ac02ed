import { expect, test } from 'vitest'
import { parseEnquiryParams } from './enquiry-params'

test('a URL prefills days, party, bedrooms, villas and the experience', () => {
  expect(
    parseEnquiryParams(
      'villa=2&from=12+Jun+2027&to=2027-06-19&people=6&adults=4&children=2&infants=1&rooms=3&experience=7',
    ),
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

test('invalid values are ignored', () => {
  expect(parseEnquiryParams('?villa=x,0,3,3&from=2027-06-19&to=2027-06-12&adults=-1&rooms=many&experience=0')).toEqual({
    fields: {},
    villaIds: [3],
  })
})

test('a day belongs to an experience only', () => {
  expect(parseEnquiryParams('experience=7&day=2027-06-12&adults=2')).toMatchObject({ day: '2027-06-12' })
  expect(parseEnquiryParams('day=2027-06-12')).not.toHaveProperty('day')
  expect(parseEnquiryParams('experience=7&day=2027-02-30')).not.toHaveProperty('day')
})

test('a page can set the subject, from a fixed list', () => {
  expect(parseEnquiryParams('subject=car-hire')).toMatchObject({ subject: 'car-hire' })
  expect(parseEnquiryParams('subject=Buy+this')).not.toHaveProperty('subject')
})
