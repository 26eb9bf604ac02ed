import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OfficeHours, officeStatus } from '#domain/calendar/office-hours'

const day = [{ opens: '09:00', closes: '17:30' }]
const london: OfficeHours = {
  zone: 'Europe/London',
  week: {
    1: day,
    2: day,
    3: day,
    4: day,
    5: day,
    6: [
      { opens: '10:00', closes: '13:00' },
      { opens: '14:00', closes: '16:00' },
    ],
  },
}
const at = Date.parse
const openness = (instant: string, hours = london) => officeStatus(hours, at(instant))

describe('an office', () => {
  test('is open from its opening time until, and without, its closing time', () => {
    // 7 June 2027 is a Monday; London is an hour ahead of UTC.
    expect(openness('2027-06-07T07:59:59.999Z')).toEqual({ open: false, opensAt: at('2027-06-07T08:00Z') })
    expect(openness('2027-06-07T08:00Z')).toEqual({ open: true, closesAt: at('2027-06-07T16:30Z') })
    expect(openness('2027-06-07T16:29:59.999Z').open).toBe(true)
    expect(openness('2027-06-07T16:30Z')).toEqual({ open: false, opensAt: at('2027-06-08T08:00Z') })
  })

  test('keeps its wall clock in winter', () => {
    expect(openness('2027-12-06T08:30Z')).toEqual({ open: false, opensAt: at('2027-12-06T09:00Z') })
  })

  test('may close for lunch, and on Sundays', () => {
    expect(openness('2027-06-12T12:30Z')).toEqual({ open: false, opensAt: at('2027-06-12T13:00Z') })
    expect(openness('2027-06-13T12:00Z')).toEqual({ open: false, opensAt: at('2027-06-14T08:00Z') })
  })

  test('opens by its wall clock on the morning after the clocks have changed', () => {
    // Clocks go back at 01:00 UTC on 31 October 2027 and forward on 28 March 2027, both Sundays.
    expect(openness('2027-10-31T00:30Z').opensAt).toBe(at('2027-11-01T09:00Z'))
    expect(openness('2027-03-27T20:00Z').opensAt).toBe(at('2027-03-29T08:00Z'))
  })

  test('that opens at a time which summer time skips opens when the clocks have been set', () => {
    const early: OfficeHours = { zone: 'Europe/London', week: { 7: [{ opens: '01:30', closes: '05:00' }] } }
    expect(openness('2027-03-28T00:00Z', early)).toEqual({ open: false, opensAt: at('2027-03-28T01:30Z') })
    expect(openness('2027-03-28T03:59Z', early)).toEqual({ open: true, closesAt: at('2027-03-28T04:00Z') })
  })

  test('goes by the day of its own zone', () => {
    const sydney = { ...london, zone: 'Australia/Sydney' }
    expect(openness('2027-06-06T23:30Z', sydney)).toEqual({ open: true, closesAt: at('2027-06-07T07:30Z') })
    expect(openness('2027-06-11T23:30Z', sydney)).toEqual({ open: false, opensAt: at('2027-06-12T00:00Z') })
  })

  test('has holidays', () => {
    const holidays = { ...london, closedOn: ['2027-06-07', '2027-06-08'] }
    expect(openness('2027-06-07T10:00Z', holidays)).toEqual({ open: false, opensAt: at('2027-06-09T08:00Z') })
  })

  test('may stay open past midnight', () => {
    const late: OfficeHours = {
      zone: 'UTC',
      week: { 5: [{ opens: '20:00', closes: '24:00' }], 6: [{ opens: '00:00', closes: '02:00' }] },
    }
    expect(openness('2027-06-11T21:00Z', late)).toEqual({ open: true, closesAt: at('2027-06-12T02:00Z') })
  })

  test('that never closes, or never opens, says no more', () => {
    const all = [{ opens: '00:00', closes: '24:00' }]
    const always = { zone: 'UTC', week: { 1: all, 2: all, 3: all, 4: all, 5: all, 6: all, 7: all } }
    expect(openness('2027-06-11T21:00Z', always)).toEqual({ open: true })
    expect(openness('2027-06-11T21:00Z', { zone: 'UTC', week: {} })).toEqual({ open: false })
  })

  test('opens when it says it opens, and closes when it says it closes', () => {
    const zone = fc.constantFrom('Europe/London', 'America/New_York', 'Australia/Sydney', 'Asia/Kathmandu')
    const year = fc.integer({ min: at('2027-01-01'), max: at('2028-01-01') })
    fc.assert(
      fc.property(zone, year, (zone, instant) => {
        const hours = { ...london, zone }
        const { open, opensAt, closesAt } = officeStatus(hours, instant)
        const change = open ? closesAt : opensAt
        expect(change).toBeGreaterThan(instant)
        expect(officeStatus(hours, change ?? 0).open).toBe(!open)
        expect(officeStatus(hours, (change ?? 0) - 1).open).toBe(open)
      }),
    )
  })
})
