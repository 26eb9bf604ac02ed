import { expect, test } from 'vitest'
import { formatStayRequest, parseStayRequest } from './stay-request'

const request = {
  villaId: 7,
  stay: { from: '2027-06-05', to: '2027-06-12' },
  guests: { people: 5, adults: 3, children: 2, infants: 1 },
  rooms: 3,
}

test('a request is read as it was written', () => {
  expect(formatStayRequest(request)).toBe(
    '?villa=7&from=05+Jun+2027&to=12+Jun+2027&adults=3&children=2&infants=1&rooms=3',
  )
  expect(parseStayRequest(formatStayRequest(request))).toEqual(request)
  const withYoung = { ...request, young: 0 }
  expect(formatStayRequest(withYoung)).toMatch(/&young=0$/)
  expect(parseStayRequest(formatStayRequest(withYoung))).toEqual(withYoung)
  const flexible = { ...request, ratePlan: 'flexible' } as const
  expect(formatStayRequest(flexible)).toMatch(/&rate=flexible$/)
  expect(parseStayRequest(formatStayRequest(flexible))).toEqual(flexible)
  expect(parseStayRequest(`${formatStayRequest(request)}&rate=cheapest`)).toEqual(request)
})

test('a party without a size defaults to two adults, in as many bedrooms as they need', () => {
  expect(parseStayRequest('?villa=7&from=05+Jun+2027&to=12+Jun+2027')).toMatchObject({
    guests: { people: 2, adults: 2, children: 0, infants: 0 },
    rooms: 0,
  })
})

test.each([
  '',
  '?villa=7',
  '?villa=x&from=05+Jun+2027&to=12+Jun+2027',
  '?villa=0&from=05+Jun+2027&to=12+Jun+2027',
  '?villa=7&from=12+Jun+2027&to=05+Jun+2027',
  '?villa=7&from=31+Jun+2027&to=12+Jul+2027',
])('%s is no valid request', query => {
  expect(parseStayRequest(query)).toBeUndefined()
})
