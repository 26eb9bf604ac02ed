import { describe, expect, test } from 'vitest'
import { ratePlans } from '#domain/booking/rate-plans'
import { noGuests, parseGuests } from '#domain/villas/guests'
import { parseStayParams, withStayParams } from './stay-params'

const stay = { from: '2027-06-12', to: '2027-06-26' }

describe('the URL of a villa', () => {
  test.each([
    ['days as the search writes them', '?from=12+Jun+2027&to=26+Jun+2027'],
    ['days as they are written inside', '?startDate=2027-06-12&endDate=2027-06-26'],
  ])('carries a stay: %s', (_, query) => {
    expect(parseStayParams(query)).toMatchObject({ stay, unreadable: false })
  })

  test.each([
    ['only an arrival', '?from=12+Jun+2027'],
    ['the end before the start', '?from=26+Jun+2027&to=12+Jun+2027'],
    ['no night', '?from=12+Jun+2027&to=12+Jun+2027'],
    ['a day that does not exist', '?from=31+Jun+2027&to=12+Jul+2027'],
    ['nonsense', '?from=soon&to=later'],
  ])('that names %s has no stay, and reports it', (_, query) => {
    expect(parseStayParams(query)).toMatchObject({ stay: undefined, unreadable: true })
  })

  test('without dates there is no notice', () => {
    expect(parseStayParams('?des=16')).toEqual({
      stay: undefined,
      unreadable: false,
      guests: noGuests,
      rooms: 0,
      ratePlan: 'standard',
    })
  })

  test('with people only counts them as adults', () => {
    expect(parseStayParams('?people=8').guests).toEqual({ people: 8, adults: 8, children: 0, infants: 0 })
  })

  test.each(['-1', 'many', '1e9', ''])('with rooms=%s ignores impossible numbers of bedrooms', rooms => {
    const read = parseStayParams(`?rooms=${rooms}`).rooms
    expect(read).toBeGreaterThanOrEqual(0)
    expect(read).toBeLessThanOrEqual(50)
  })

  test('parses what it wrote', () => {
    const asked = { stay, guests: parseGuests({ adults: 4, children: 2, infants: 3 }), rooms: 6 }
    for (const ratePlan of ratePlans)
      expect(parseStayParams(withStayParams('', { ...asked, ratePlan }))).toEqual({
        ...asked,
        ratePlan,
        unreadable: false,
      })
  })

  test('keeps unknown parameters, and drops outdated ones', () => {
    const nothing = { stay: undefined, guests: noGuests, rooms: 0, ratePlan: 'standard' } as const
    expect(withStayParams('?rate=flexible&bid=7', nothing)).toBe('?bid=7')
    expect(withStayParams('?bid=7&from=12+Jun+2027&to=26+Jun+2027&people=2', nothing)).toBe('?bid=7')
    expect(withStayParams('?from=12+Jun+2027', nothing)).toBe('')
  })
})
