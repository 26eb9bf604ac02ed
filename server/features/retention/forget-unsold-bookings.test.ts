import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { testBank } from '#testing/bookings/bank'
import { paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'
import { forgetUnsoldBookings } from './forget-unsold-bookings.ts'

const bank = await testBank()
const site = await testApp({ environment: { ...bank.environment, PERSONAL_DATA_RETENTION_MONTHS: '6' } })
const { db, context } = site
const { hold, pay, bookingStatusOf } = paying(site, bank)
const { booking, bookingItem, conditionsAcceptance, priceLine } = tables

const left = async (ids: number[]) =>
  (await db.select({ id: booking.id }).from(booking).where(inArray(booking.id, ids)).orderBy(booking.id)).map(
    ({ id }) => id,
  )
const age = (ids: number[]) =>
  db.update(booking).set({ createdAt: sql`app_now() - interval '7 months'` }).where(inArray(booking.id, ids))
const expire = async (ids: number[]) => {
  const items = await db.select().from(bookingItem).where(inArray(bookingItem.bookingId, ids))
  await db.update(bookingItem).set({ status: 6 }).where(inArray(bookingItem.bookingId, ids))
  await db.update(booking).set({ status: 5 }).where(inArray(booking.id, ids))
  return items.map(({ id }) => id)
}

test('bookings of visitors that expired unpaid are deleted with all their rows; others stay', async () => {
  const [unpaid, young, declined, paid] = [await hold(), await hold(), await hold(), await hold()]
  await pay(declined, { number: '4000000000000036' })
  expect((await pay(paid)).body.state).toBe('paid')
  const old = [unpaid.id, declined.id, paid.id]
  await age(old)
  const items = await expire([unpaid.id, young.id, declined.id])
  await Promise.all([1, 2, 3].map(() => forgetUnsoldBookings(db, context)))
  expect(await left([unpaid.id, young.id, declined.id, paid.id])).toEqual([young.id, declined.id, paid.id])
  expect(await bookingStatusOf(paid.id)).toBe(2)
  const lines = await db.select().from(priceLine).where(inArray(priceLine.bookingItemId, items))
  const [gone] = items
  expect(lines.some(({ bookingItemId }) => bookingItemId === gone)).toBe(false)
  const accepted = await db.select().from(conditionsAcceptance)
  expect(accepted.some(({ bookingId }) => bookingId === unpaid.id)).toBe(false)
})

test('the acceptance of a booking that is held or paid cannot be deleted', async () => {
  const held = await hold()
  await expect(
    db.delete(conditionsAcceptance).where(eq(conditionsAcceptance.bookingId, held.id)),
  ).rejects.toMatchObject({ cause: { constraint: 'never_rewritten' } })
})
