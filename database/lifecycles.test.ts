import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { postgresError } from '#database/failure'
import * as tables from '#database/tables'
import { type BookingStatus, bookingStatus } from '#domain/lifecycles/booking-status'
import { type ChangeState, changeState } from '#domain/lifecycles/change-request-state'
import { type ItemStatus, itemStatus, occupyingItemStatuses } from '#domain/lifecycles/item-status'
import { lifecycles } from '#domain/lifecycles/lifecycles'
import { canTransition, type Status } from '#domain/lifecycles/state-machine'
import { aBooking, anOption } from '#testing/builders/bookings'
import { testClock } from '#testing/site/clock'
import { testDatabase } from '#testing/site/database'

const { db } = await testDatabase()
const clock = testClock(db)
const stay = { from: '2030-06-01', to: '2030-06-08' }

const refusedBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    error => postgresError(error)?.constraint,
  )

describe.each(Object.entries(lifecycles))('the database on a %s', (table, [lifecycle, statuses]) => {
  test('knows the very steps of the domain', async () => {
    const all = Object.values(statuses)
    const each = sql`unnest(${sql.param(all)}::${sql.raw(typeof all[0] === 'string' ? 'text' : 'smallint')}[])`
    const { rows } = await db.execute<{ from: Status; to: Status }>(sql`
      select before as from, after as to
      from ${each} with ordinality as b(before, x), ${each} with ordinality as a(after, y)
      where ${sql.raw(table)}_may_step(before, after) order by x, y`)
    const known = all.flatMap(from => all.filter(to => canTransition(lifecycle, from, to)).map(to => ({ from, to })))
    expect(rows).toEqual(known)
  })
})

test('every state machine of the database is one of the domain, and checks each change', async () => {
  const { rows } = await db.execute<{ table: string; asks: string | null }>(sql`
    select relname as table, substring(pg_get_triggerdef(pg_trigger.oid) from '([a-z_]+)_may_step') as asks
    from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'refuse_step' order by 1`)
  expect(rows).toEqual(Object.keys(lifecycles).map(table => ({ table, asks: table })))
})

test('an unknown transition is rejected for every writer', async () => {
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
  const { changeRequest } = tables
  await db.insert(changeRequest).values({ bookingId, stay, adults: 2, children: 0, infants: 0 })
  const setRequest = (state: ChangeState) =>
    refusedBy(db.update(changeRequest).set({ state }).where(eq(changeRequest.bookingId, bookingId)))
  expect(await setRequest(changeState.declined)).toBeUndefined()
  expect(await setRequest(changeState.asked)).toBe('change_request_step')
})

test('items hold the nights that the domain says', async () => {
  const holding: number[] = []
  for (const status of Object.values(itemStatus)) {
    const item = await anOption(db, { villaId: 31, stay, expiresAt: clock.now() + 1000 }, status)
    const held = await db.select().from(tables.occupancy).where(eq(tables.occupancy.bookingItemId, item.id))
    if (held.length > 0) holding.push(status)
    await db.delete(tables.occupancy).where(eq(tables.occupancy.villaId, 31))
  }
  expect(holding).toEqual(occupyingItemStatuses)
})
