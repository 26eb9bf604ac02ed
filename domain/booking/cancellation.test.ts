import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/calendar/day'
import { firstTerms } from '#domain/pricing/terms'
import { type Cancellable, cancellationDates, cancellationOf } from './cancellation.ts'

const hour = 3_600_000
const at = Date.UTC(2027, 0, 15, 10)
const booked: Cancellable = {
  priceCents: 1_000_000,
  paidCents: 300_000,
  servicesCents: 20_000,
  owedForStayCents: 15_000,
  deposit: { at, on: '2027-01-15' },
  arrival: '2027-06-05',
  now: at + hour,
  today: '2027-01-15',
  terms: firstTerms,
}

describe('what comes back', () => {
  test('is everything for a day after the deposit', () => {
    expect(cancellationOf(booked)).toEqual({
      stage: 'free',
      returnedCents: 320_000,
      keptCents: 0,
      until: { moment: at + 24 * hour },
    })
    expect(cancellationOf({ ...booked, now: at + 24 * hour - 1 }).stage).toBe('free')
  })

  test('is all but the deposit from then through the day on which the balance is due', () => {
    const later = { ...booked, now: at + 24 * hour, today: '2027-01-16', paidCents: 1_000_000 }
    const expected = {
      stage: 'deposit-kept',
      returnedCents: 720_000,
      keptCents: 300_000,
      until: { day: '2027-03-27' },
    }
    expect(cancellationOf(later)).toEqual(expected)
    expect(cancellationOf({ ...later, today: '2027-03-27' })).toEqual(expected)
  })

  test('is what is owed for a stay alone, afterwards', () => {
    const late = { ...booked, now: at + 90 * 24 * hour, today: '2027-03-28' }
    expect(cancellationOf(late)).toEqual({ stage: 'nothing-back', returnedCents: 15_000, keptCents: 305_000 })
  })

  test('is not everything in the first day where the arrival is near', () => {
    expect(cancellationOf({ ...booked, arrival: addDays('2027-01-15', 71) }).stage).toBe('free')
    expect(cancellationOf({ ...booked, arrival: addDays('2027-01-15', 70) }).stage).toBe('deposit-kept')
    expect(cancellationOf({ ...booked, arrival: addDays('2027-01-15', 69) }).stage).toBe('nothing-back')
  })

  test('of an unpaid booking is nothing, and nothing is retained', () => {
    const unpaid = { ...booked, paidCents: 0, servicesCents: 0, owedForStayCents: 0, deposit: undefined }
    expect(cancellationOf(unpaid)).toEqual({ stage: 'free', returnedCents: 0, keptCents: 0 })
  })

  test('is never less than nothing, never more than was paid, and never grows with time', () => {
    const cents = fc.integer({ min: 0, max: 2_000_000 })
    fc.assert(
      fc.property(cents, cents, cents, fc.nat({ max: 200 }), (priceCents, paidCents, servicesCents, days) => {
        const facts = {
          ...booked,
          priceCents,
          paidCents,
          servicesCents,
          owedForStayCents: Math.min(servicesCents, 900),
        }
        const termsAfter = (count: number) =>
          cancellationOf({ ...facts, now: at + count * 24 * hour, today: addDays('2027-01-15', count) })
        const { returnedCents, keptCents } = termsAfter(days)
        expect(returnedCents + keptCents).toBe(paidCents + servicesCents)
        expect(Math.min(returnedCents, keptCents)).toBeGreaterThanOrEqual(0)
        expect(termsAfter(days + 1).returnedCents).toBeLessThanOrEqual(returnedCents)
      }),
    )
  })
})

describe('the cancellation dates', () => {
  const dates = (changed: Partial<Cancellable>) => cancellationDates({ ...booked, ...changed })

  test('are the hours after the deposit before it is paid, and their end afterwards', () => {
    const day = '2027-03-27'
    expect(dates({ deposit: undefined })).toEqual({
      freeHours: 24,
      freeUntil: null,
      freeThrough: null,
      depositKeptThrough: day,
    })
    expect(dates({})).toEqual({ freeHours: 24, freeUntil: at + 24 * hour, freeThrough: null, depositKeptThrough: day })
  })

  test('are fewer where the arrival is near', () => {
    const near = { freeHours: null, freeUntil: null, freeThrough: null }
    expect(dates({ arrival: addDays('2027-01-15', 70) })).toEqual({ ...near, depositKeptThrough: '2027-01-15' })
    expect(dates({ arrival: addDays('2027-01-15', 69) })).toEqual({ ...near, depositKeptThrough: null })
  })

  test('are those by which it is decided, whatever the stay and the moment', () => {
    const arrival = fc.integer({ min: 1, max: 300 }).map(count => addDays('2027-01-15', count))
    fc.assert(
      fc.property(arrival, fc.integer({ min: 0, max: 300 * 24 }), (arrival, hours) => {
        const now = at + hours * hour
        const today = addDays('2027-01-15', Math.floor((hours + 10) / 24))
        const facts = { ...booked, arrival, now, today }
        const { freeUntil, depositKeptThrough } = cancellationDates(facts)
        const isFree = freeUntil !== null && now < freeUntil
        const isKept = depositKeptThrough !== null && today <= depositKeptThrough
        expect(cancellationOf(facts).stage).toBe(isFree ? 'free' : isKept ? 'deposit-kept' : 'nothing-back')
      }),
    )
  })
})

describe('by the flexible rate', () => {
  const flexible = (freeDays: number) => ({ ...booked, terms: { ...firstTerms, depositPercent: 20, freeDays } })

  test('everything comes back through the free day, also when the balance is paid, and nothing after it', () => {
    const facts = { ...flexible(45), now: at + 90 * 24 * hour, paidCents: 1_000_000 }
    const through = { day: '2027-04-21' }
    expect(cancellationDates(facts)).toEqual({
      freeHours: null,
      freeUntil: null,
      freeThrough: '2027-04-21',
      depositKeptThrough: null,
    })
    expect(cancellationOf({ ...facts, today: '2027-04-21' })).toEqual({
      stage: 'free',
      returnedCents: 1_020_000,
      keptCents: 0,
      until: through,
    })
    expect(cancellationOf({ ...facts, today: '2027-04-22' })).toMatchObject({
      stage: 'nothing-back',
      returnedCents: 15_000,
    })
  })

  test('a free day before the balance is due is followed by days on which its own deposit is kept', () => {
    const facts = { ...flexible(90), now: at + 60 * 24 * hour }
    expect(cancellationDates(facts)).toMatchObject({ freeThrough: '2027-03-07', depositKeptThrough: '2027-03-27' })
    expect(cancellationOf({ ...facts, today: '2027-03-07' })).toMatchObject({ stage: 'free', keptCents: 0 })
    expect(cancellationOf({ ...facts, today: '2027-03-08' })).toMatchObject({
      stage: 'deposit-kept',
      keptCents: 200_000,
      until: { day: '2027-03-27' },
    })
    expect(cancellationOf({ ...facts, today: '2027-03-28' }).stage).toBe('nothing-back')
  })

  test('less is never free than by the standard rate, and the days follow each other', () => {
    const days = fc.integer({ min: 1, max: 300 })
    fc.assert(
      fc.property(days, days, fc.integer({ min: 0, max: 300 * 24 }), (ahead, freeDays, hours) => {
        const facts = {
          ...booked,
          arrival: addDays('2027-01-15', ahead),
          now: at + hours * hour,
          today: addDays('2027-01-15', Math.floor((hours + 10) / 24)),
        }
        const own = { ...facts, terms: { ...firstTerms, freeDays } }
        if (cancellationOf(facts).stage === 'free') expect(cancellationOf(own).stage).toBe('free')
        const { freeHours, freeThrough, depositKeptThrough } = cancellationDates(own)
        if (freeThrough === null) return
        expect(freeHours).toBeNull()
        expect(freeThrough < own.arrival).toBe(true)
        if (depositKeptThrough !== null) expect(freeThrough < depositKeptThrough).toBe(true)
      }),
    )
  })
})
