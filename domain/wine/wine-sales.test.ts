import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/calendar/day'
import { findWineRefusal, wineWindow } from '#domain/wine/wine-sales'
import { firstWineTerms, type WineTerms, wineTermsOn } from '#domain/wine/wine-terms'

const arrival = '2027-06-05'
const stay = { isConfirmed: true, hasWines: true, arrival, today: '2027-05-01' }
const terms = firstWineTerms

describe('whether wine can be ordered', () => {
  test('from 60 to 7 days before arrival', () => {
    expect(wineWindow(arrival, terms)).toEqual({ opens: '2027-04-06', closes: '2027-05-29' })
  })

  test.each([
    [{}, undefined],
    [{ today: '2027-04-05' }, 'too-early'],
    [{ today: '2027-04-06' }, undefined],
    [{ today: '2027-05-29' }, undefined],
    [{ today: '2027-05-30' }, 'too-late'],
    [{ isConfirmed: false }, 'not-confirmed'],
    [{ hasWines: false, today: '2027-04-05' }, 'no-wines'],
  ])('%o: %s', (facts, refusal) => {
    expect(findWineRefusal({ ...stay, ...facts }, terms)).toBe(refusal)
  })

  test('on each day of the window, and on no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 100 }), ahead => {
        const refusal = findWineRefusal({ ...stay, today: addDays(arrival, -ahead) }, terms)
        expect(refusal === undefined).toBe(ahead <= 60 && ahead >= 7)
      }),
    )
  })
})

test('the terms of a day are the latest that have begun', () => {
  const later: WineTerms = { ...terms, from: '2027-05-01', deliveryCents: 3_000 }
  expect(wineTermsOn('2027-04-30', [terms, later])).toBe(terms)
  expect(wineTermsOn('2027-05-01', [later, terms])).toBe(later)
  expect(() => wineTermsOn('2027-04-30', [later])).toThrow(RangeError)
})
