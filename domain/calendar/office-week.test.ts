import { describe, expect, test } from 'vitest'
import { callbackSlots, groupWeekHours, type OfficeHours, parseOfficeWeek } from '#domain/calendar/office-hours'

const nine = { opens: '09:00', closes: '18:00' }
const morning = { opens: '09:00', closes: '13:00' }
const afternoon = { opens: '14:00', closes: '18:00' }

describe('the hours of a week', () => {
  test('are read by days, in rows of days, with breaks', () => {
    expect(parseOfficeWeek('1-2 09:00-13:00 14:00-18:00, 6 09:00-18:00')).toEqual({
      1: [morning, afternoon],
      2: [morning, afternoon],
      6: [nine],
    })
    expect(parseOfficeWeek('7 00:00-24:00')).toEqual({ 7: [{ opens: '00:00', closes: '24:00' }] })
    expect(parseOfficeWeek('')).toEqual({})
  })

  test.each([
    '1-5',
    '0 09:00-18:00',
    '8 09:00-18:00',
    '5-1 09:00-18:00',
    '1-5 18:00-09:00',
    '1-5 09:00-09:00',
    '1-5 9:00-18:00',
    '1-5 09:00-24:30',
    '1-5 24:00-24:00',
    '1-5 09:00-18:00 x',
    'x1-5 09:00-18:00',
    '1-55 09:00-18:00',
    'daily',
  ])('are not guessed from %s', text => {
    expect(parseOfficeWeek(text)).toBeUndefined()
  })

  test('are grouped in consecutive days with the same hours', () => {
    expect(groupWeekHours({ 1: [nine], 2: [nine], 3: [morning], 5: [nine], 6: [], 7: [nine] })).toEqual([
      { first: 1, last: 2, times: [nine] },
      { first: 3, last: 3, times: [morning] },
      { first: 5, last: 5, times: [nine] },
      { first: 7, last: 7, times: [nine] },
    ])
    expect(groupWeekHours({})).toEqual([])
  })
})

describe('the times at which an office rings', () => {
  const hours: OfficeHours = { zone: 'Europe/London', week: { 1: [{ opens: '09:00', closes: '10:45' }] } }
  const times = (instant: string) => callbackSlots(hours, Date.parse(instant)).map(time => new Date(time).toISOString())

  test('are the whole half-hours of its hours', () => {
    expect(times('2027-06-06T12:00Z')).toEqual([
      '2027-06-07T08:00:00.000Z',
      '2027-06-07T08:30:00.000Z',
      '2027-06-07T09:00:00.000Z',
      '2027-06-14T08:00:00.000Z',
      '2027-06-14T08:30:00.000Z',
      '2027-06-14T09:00:00.000Z',
    ])
  })

  test('begin an hour from now, to the minute', () => {
    expect(times('2027-06-07T07:30Z')[0]).toBe('2027-06-07T08:30:00.000Z')
    expect(times('2027-06-07T07:30:00.001Z')[0]).toBe('2027-06-07T09:00:00.000Z')
    expect(times('2027-06-07T08:00Z')[0]).toBe('2027-06-07T09:00:00.000Z')
    expect(times('2027-06-07T08:30Z')[0]).toBe('2027-06-14T08:00:00.000Z')
  })
})
