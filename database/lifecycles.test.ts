import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { databaseFailure } from '#database/failure'
import * as tables from '#database/tables'
import { type BookingStatus, bookingLifecycle, bookingStatus } from '#domain/booking/booking-status'
import { holdsNights, type ItemStatus, itemLifecycle, itemStatus } from '#domain/booking/item-status'
import { type Lifecycle, mayFollow } from '#domain/booking/lifecycle'
import { attemptLifecycle, attemptStatus } from '#domain/payments/attempt'
import { aBooking, anOption } from '#testing/builders/bookings'
import { testClock } from '#testing/clock'
import { testDatabase } from '#testing/database'

const { db } = await testDatabase()
const clock = testClock(db)
const stay = { from: '2030-06-01', to: '2030-06-08' }

const refusedBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    error => databaseFailure(error)?.constraint,
  )

const lifecycles: [string, Lifecycle<number, never>, Record<string, number>][] = [
  ['booking', bookingLifecycle, bookingStatus],
  ['booking_item', itemLifecycle, itemStatus],
  ['payment_attempt', attemptLifecycle, attemptStatus],
]

describe.each(lifecycles)('the database on a %s', (table, lifecycle, statuses) => {
  test('knows the very steps of the domain', async () => {
    const all = Object.values(statuses)
    const { rows } = await db.execute<{ from: number; to: number }>(sql`
      select before as from, after as to
      from unnest(${sql.param(all)}::smallint[]) as before, unnest(${sql.param(all)}::smallint[]) as after
      where ${sql.raw(table)}_may_step(before, after) order by 1, 2`)
    const known = all.flatMap(from => all.filter(to => mayFollow(lifecycle, from, to)).map(to => ({ from, to })))
    expect(rows).toEqual(known)
  })
})

test('a step that nobody knows is refused, whoever takes it', async () => {
  const { id, bookingId } = await aBooking(db, { villaId: 30, stay })
  const setItem = (status: ItemStatus) =>
    refusedBy(db.update(tables.bookingItem).set({ status }).where(eq(tables.bookingItem.id, id)))
  const setBooking = (status: BookingStatus) =>
    refusedBy(db.update(tables.booking).set({ status }).where(eq(tables.booking.id, bookingId)))
  expect(await setItem(itemStatus.option)).toBe('booking_item_step')
  expect(await setItem(itemStatus.confirmed)).toBeUndefined()
  expect(await setItem(itemStatus.cancelled)).toBeUndefined()
  expect(await setBooking(bookingStatus.onlineOption)).toBe('booking_step')
  expect(await setBooking(bookingStatus.cancelled)).toBeUndefined()
})

test('items hold the nights that the domain says', async () => {
  const holding: number[] = []
  for (const status of Object.values(itemStatus)) {
    const item = await anOption(db, { villaId: 31, stay, expiresAt: clock.now() + 1000 }, status)
    const held = await db.select().from(tables.occupancy).where(eq(tables.occupancy.bookingItemId, item.id))
    if (held.length > 0) holding.push(status)
    await db.delete(tables.occupancy).where(eq(tables.occupancy.villaId, 31))
  }
  expect(holding).toEqual(holdsNights)
})
