import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/calendar/day'
import { firstTerms, schedule, type Terms, termsOn } from '#domain/pricing/terms'

const arrival = '2027-06-05'
const terms = firstTerms

describe('what is to be paid and when', () => {
  test('30 % today and the balance 70 days before arrival', () => {
    expect(schedule({ totalCents: 980_001, arrival, today: '2026-11-02', terms })).toEqual([
      { kind: 'deposit', cents: 294_000, due: '2026-11-02' },
      { kind: 'balance', cents: 686_001, due: '2027-03-27' },
    ])
  })

  test('everything is due immediately from the day of the balance', () => {
    const whole = (today: string) => [{ kind: 'whole', cents: 980_000, due: today }]
    expect(schedule({ totalCents: 980_000, arrival, today: '2027-03-26', terms })).toHaveLength(2)
    expect(schedule({ totalCents: 980_000, arrival, today: '2027-03-27', terms })).toEqual(whole('2027-03-27'))
    expect(schedule({ totalCents: 980_000, arrival, today: arrival, terms })).toEqual(whole(arrival))
  })

  test('nothing where there is nothing to pay', () => {
    expect(schedule({ totalCents: 0, arrival, today: '2026-11-02', terms })).toEqual([])
  })

  test('parts add up to the cent and fall due in order, none before today and none after arrival', () => {
    fc.assert(
      fc.property(
        fc.nat(1e9),
        fc.nat(900),
        fc.nat(100),
        fc.nat(200),
        (totalCents, ahead, depositPercent, balanceDays) => {
          const today = addDays(arrival, -ahead)
          const parts = schedule({ totalCents, arrival, today, terms: { ...terms, depositPercent, balanceDays } })
          expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(totalCents)
          const dues = parts.map(part => part.due)
          expect([today, ...dues, arrival]).toEqual([today, ...dues, arrival].sort())
        },
      ),
    )
  })
})

describe('versions of the terms', () => {
  const later: Terms = { ...terms, from: '2027-01-01', depositPercent: 25 }
  const latest: Terms = { ...terms, from: '2028-01-01', depositPercent: 40 }

  test('the latest that has begun holds, in whatever order they are written', () => {
    const versions = [latest, terms, later]
    expect(termsOn('2026-12-31', versions)).toBe(terms)
    expect(termsOn('2027-01-01', versions)).toBe(later)
    expect(termsOn('2029-05-01', versions)).toBe(latest)
  })

  test('the company’s own: 30 %, 70 days, 24 hours', () => {
    expect(termsOn('2026-11-02', [firstTerms])).toMatchObject({
      depositPercent: 30,
      balanceDays: 70,
      freeCancellationHours: 24,
    })
  })

  test('there are none before the first', () => {
    expect(() => termsOn('2026-12-31', [later])).toThrow(RangeError)
  })
})
