import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { connect } from '#database/connection'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import type { PayablePart } from '#domain/booking/payment/payable-part'
import { touristTax } from '#domain/booking/services'
import { addDays } from '#domain/calendar/day'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { aBooking, anOption } from '#testing/builders/bookings'
import { testClock } from '#testing/site/clock'
import { testDatabase } from '#testing/site/database'
import { beginPayment, confirmPaid, lockBooking, payableOf } from '../public.ts'

const { db, url } = await testDatabase()
const clock = testClock(db)
const villaId = 25
const minute = 60_000

let weeks = 0
const aWeek = () => {
  const from = addDays('2031-01-04', 7 * weeks++)
  return { from, to: addDays(from, 7) }
}

/** An option that expires in so many minutes, with a deposit, a balance and a tax to pay. */
async function sold(minutes: number, stay = aWeek()) {
  const item = await anOption(db, { villaId, stay, expiresAt: clock.now() + minutes * minute })
  const { bookingId } = item
  await db.insert(tables.instalment).values([
    { bookingId, kind: 'deposit', cents: 300_00, due: '2026-12-01' },
    { bookingId, kind: 'balance', cents: 700_00, due: '2030-10-01' },
  ])
  const tax = { kind: 'villa-service', serviceId: touristTax, priceCents: 12_50, status: 10 } as const
  await db.insert(tables.bookingItem).values({ bookingId, villaId, stay, ...tax })
  return item
}

const payable = (bookingId: number, part: PayablePart) => withTransaction(db, tx => payableOf(tx, bookingId, part))
const refused = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    error => error.code,
  )
const pay = (bookingId: number, part: PayablePart, itemIds: number[] = []) =>
  withTransaction(db, tx => confirmPaid(tx, bookingId, { part, itemIds }))
const statusOf = async (bookingId: number) => {
  const [found] = await db.select().from(tables.booking).where(eq(tables.booking.id, bookingId))
  return found?.status
}

describe('the payable amount', () => {
  test('is the deposit of an option, then the balance and the services of the booking, each once', async () => {
    const { bookingId } = await sold(30)
    expect(await refused(payable(bookingId, 'service'))).toBe('not-booked-yet')
    expect(await payable(bookingId, 'deposit')).toEqual({
      part: 'deposit',
      cents: 300_00,
      currencyId: 1,
      itemIds: [],
      positions: [],
    })
    expect(await payable(bookingId, 'balance')).toBeUndefined()
    expect(await pay(bookingId, 'balance')).toBe('nights-gone')
    expect(await pay(bookingId, 'deposit')).toBe('confirmed')
    expect(await payable(bookingId, 'deposit')).toBeUndefined()
    expect(await pay(bookingId, 'deposit')).toBe('already')
    expect(await payable(bookingId, 'balance')).toMatchObject({ cents: 700_00 })
    expect(await pay(bookingId, 'balance')).toBe('confirmed')
    expect(await pay(bookingId, 'balance')).toBe('already')
    const tax = await payable(bookingId, 'service')
    expect(tax).toMatchObject({ cents: 12_50, itemIds: [expect.any(Number)] })
    expect(await pay(bookingId, 'service', tax?.itemIds)).toBe('confirmed')
    expect(await payable(bookingId, 'service')).toBeUndefined()
    expect(await pay(bookingId, 'service', tax?.itemIds)).toBe('already')
    expect(await statusOf(bookingId)).toBe(bookingStatus.confirmed)
  })

  test('is nothing once the option has expired', async () => {
    const { bookingId } = await sold(0)
    expect(await refused(payable(bookingId, 'deposit'))).toBe('option-over')
    expect(await refused(withTransaction(db, async tx => beginPayment(tx, await lockBooking(tx, bookingId))))).toBe(
      'option-over',
    )
  })

  test('is nothing for a booking that does not exist', async () => {
    expect(await refused(payable(2_000_000_000, 'deposit'))).toBe('not-found')
  })
})

test('services that are paid together are confirmed together: where one has ended, the whole payment is refunded', async () => {
  const { bookingId, stay } = await sold(30)
  await pay(bookingId, 'deposit')
  const heating = { kind: 'villa-service', serviceId: 3, priceCents: 50_00, status: 10 } as const
  await db.insert(tables.bookingItem).values({ bookingId, villaId, stay, ...heating })
  const both = (await payable(bookingId, 'service'))?.itemIds ?? []
  expect(both).toHaveLength(2)
  const [, second = 0] = both
  await db.update(tables.bookingItem).set({ status: 8 }).where(eq(tables.bookingItem.id, second))
  expect(await pay(bookingId, 'service', both)).toBe('nights-gone')
  expect(await pay(bookingId, 'service', [...both, 2_000_000_000])).toBe('nights-gone')
  expect(await payable(bookingId, 'service')).toMatchObject({ cents: 12_50, itemIds: both.slice(0, 1) })
  const other = await sold(30)
  await pay(other.bookingId, 'deposit')
  expect(await pay(other.bookingId, 'service', both.slice(0, 1))).toBe('nights-gone')
})

test('a payment that begins extends the option by twenty minutes for the bank, and fixes the currency', async () => {
  const { bookingId, id } = await sold(3)
  await withTransaction(db, async tx => beginPayment(tx, await lockBooking(tx, bookingId)))
  const [option] = await db.select().from(tables.option).where(eq(tables.option.bookingItemId, id))
  expect(option?.expiresAt.getTime()).toBe(clock.now() + 20 * minute)
  const [row] = await db.select().from(tables.booking).where(eq(tables.booking.id, bookingId))
  expect(row?.currencySettledAt?.getTime()).toBe(clock.now())
})

describe('a payment that comes late', () => {
  test('takes the nights again where they are free', async () => {
    const { bookingId } = await sold(-5)
    expect(await pay(bookingId, 'deposit')).toBe('confirmed')
    const after = await sold(-5)
    await db.update(tables.bookingItem).set({ status: 9 }).where(eq(tables.bookingItem.id, after.id))
    await db.update(tables.booking).set({ status: 5 }).where(eq(tables.booking.id, after.bookingId))
    expect(await pay(after.bookingId, 'deposit')).toBe('confirmed')
    expect(await statusOf(after.bookingId)).toBe(bookingStatus.confirmed)
  })

  test('finds them taken by another booking or hold', async () => {
    for (const take of [
      (stay: { from: string; to: string }) => aBooking(db, { villaId, stay }),
      (stay: { from: string; to: string }) => anOption(db, { villaId, stay, expiresAt: clock.now() + minute }),
    ]) {
      const late = await sold(-5)
      await take(late.stay)
      expect(await pay(late.bookingId, 'deposit')).toBe('nights-gone')
      expect(await statusOf(late.bookingId)).toBe(bookingStatus.expired)
      const [deposit] = await db.select().from(tables.instalment).where(eq(tables.instalment.bookingId, late.bookingId))
      expect(deposit?.paidAt).toBeNull()
    }
  })

  test('gets them from another option that has expired, and ends that booking', async () => {
    const stay = aWeek()
    const first = await sold(-10, stay)
    const second = await sold(-5, stay)
    expect(await pay(first.bookingId, 'deposit')).toBe('confirmed')
    expect(await statusOf(second.bookingId)).toBe(bookingStatus.expired)
    expect(await pay(second.bookingId, 'deposit')).toBe('nights-gone')
  })
})

test('of twenty late payments of two bookings for the same nights, through two processes, one is confirmed', async () => {
  const [one, other] = [connect(url, { max: 10 }), connect(url, { max: 10 })]
  try {
    for (let round = 0; round < 5; round++) {
      const stay = aWeek()
      const bookings = [await sold(-10, stay), await sold(-5, stay)]
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          withTransaction(i % 4 < 2 ? one.db : other.db, tx =>
            confirmPaid(tx, bookings[i % 2]?.bookingId ?? 0, { part: 'deposit' }),
          ),
        ),
      )
      expect(outcomes.filter(outcome => outcome === 'confirmed')).toHaveLength(1)
      expect(outcomes.filter(outcome => outcome === 'already')).toHaveLength(9)
      expect(outcomes.filter(outcome => outcome === 'nights-gone')).toHaveLength(10)
    }
  } finally {
    await Promise.all([one.close(), other.close()])
  }
})
