import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBetween } from '#domain/calendar/day'
import { firstTerms } from '#domain/pricing/terms'
import { instalmentPlan } from './instalment-plan.ts'

const asked = { cents: 100_000, today: '2027-01-15', due: '2027-04-15', parts: 3, terms: firstTerms }

test('a balance is paid in equal parts, the last when all of it was due', () => {
  expect(instalmentPlan(asked)).toEqual([
    { cents: 33_333, due: '2027-02-14' },
    { cents: 33_333, due: '2027-03-16' },
    { cents: 33_334, due: '2027-04-15' },
  ])
})

test.each([
  [{ parts: 1 }],
  [{ parts: 5 }],
  [{ due: '2027-02-10' }],
  [{ due: '2027-01-01' }],
  [{ terms: { planParts: 0, planDays: 14 } }],
])('there is none with %j', other => {
  expect(instalmentPlan({ ...asked, ...other })).toBeUndefined()
})

test('the parts add up to the balance, and come in their order with time between them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 9_000_000 }), fc.integer({ min: 2, max: 4 }), (cents, parts) => {
      const plan = instalmentPlan({ ...asked, cents, parts }) ?? []
      expect(plan.reduce((sum, part) => sum + part.cents, 0)).toBe(cents)
      const days = [asked.today, ...plan.map(({ due }) => due)]
      for (const [i, day] of plan.entries())
        expect(daysBetween(days[i] ?? '', day.due)).toBeGreaterThanOrEqual(firstTerms.planDays)
    }),
  )
})
