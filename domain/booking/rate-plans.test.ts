import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/calendar/day'
import { flexibleWeeklyCents } from '#domain/pricing/flexible-week'
import { a } from '#testing/builders/a'
import { findFlexible, flexibleTerms, rateAfterChange } from './rate-plans.ts'

const flexible = { surcharge: { percent: 8 }, depositPercent: 20, freeDays: 45 }
const summer = a.season({ flexible })
const autumn = a.season({
  from: '2027-10-02',
  to: '2027-11-06',
  flexible: { surcharge: { weeklyCents: 50_000 }, depositPercent: 30, freeDays: 30 },
})

describe('the flexible rate of a stay', () => {
  test('costs a share of the week or a sum more, rounded to the cent; a tier that is not let stays so', () => {
    expect(flexibleWeeklyCents(700_000, flexible)).toBe(756_000)
    expect(flexibleWeeklyCents(100_005, { surcharge: { percent: 7 } })).toBe(107_005)
    expect(flexibleWeeklyCents(700_000, { surcharge: { weeklyCents: 25_000 } })).toBe(725_000)
    expect(flexibleWeeklyCents(null, flexible)).toBeNull()
  })

  test('is there where each of its seasons offers it, by the stricter terms', () => {
    const across = a.stay('2027-09-25', 14)
    const found = findFlexible(across, [summer, autumn])
    expect(found).toMatchObject({ depositPercent: 30, freeDays: 45 })
    expect(found?.seasons.map(({ weeklyCents }) => weeklyCents)).toEqual([[756_000], [750_000]])
    expect(findFlexible(across, [summer, a.season({ from: '2027-10-02', to: '2027-11-06' })])).toBeUndefined()
    expect(
      findFlexible(a.stay('2027-06-05'), [summer, a.season({ from: '2027-10-02', to: '2027-11-06' })]),
    ).toMatchObject({ depositPercent: 20, freeDays: 45 })
    expect(findFlexible(a.stay('2028-06-05'), [summer])).toBeUndefined()
  })
})

test('the terms of a villa are told once each', () => {
  expect(flexibleTerms([summer, { flexible: null }, autumn, summer])).toEqual([
    { depositPercent: 20, freeDays: 45 },
    { depositPercent: 30, freeDays: 30 },
  ])
})

describe('when the days of a booking change', () => {
  const today = '2027-03-01'
  const booked = (ahead: number) => ({ ratePlan: 'flexible', freeDays: 45, arrival: addDays(today, ahead) }) as const
  const changed = (ahead: number, freeDays = 45) => ({ flexible: { freeDays }, arrival: addDays(today, ahead) })

  test('its rate stays where the new days offer it', () => {
    expect(rateAfterChange(booked(90), changed(97), today)).toBe('flexible')
    expect(rateAfterChange(booked(90), { flexible: undefined, arrival: addDays(today, 97) }, today)).toBe('standard')
    const standard = { ratePlan: 'standard', freeDays: null, arrival: addDays(today, 90) } as const
    expect(rateAfterChange(standard, changed(97), today)).toBe('standard')
  })

  test('it is given up where it would be worth nothing, unless its free day was over before', () => {
    expect(rateAfterChange(booked(90), changed(44), today)).toBe('standard')
    expect(rateAfterChange(booked(90), changed(45), today)).toBe('flexible')
    expect(rateAfterChange(booked(40), changed(41), today)).toBe('flexible')
  })
})
