import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connect } from '#database/connection'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { addDays } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import { type BookingStatus, bookingLifecycle, bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { findTransitionProblem } from '#domain/lifecycles/state-machine'
import { aBooking } from '#testing/builders/bookings'
import { aVilla } from '#testing/builders/villas'
import { testClock } from '#testing/site/clock'
import { testDatabase } from '#testing/site/database'
import { confirmPaid, lockBooking, payableOf } from '../public.ts'
import { run } from './complete-stays.ts'

const { db, url } = await testDatabase()
const clock = testClock(db)
const { confirmed, completed } = bookingStatus
const stay = { from: '2027-06-05', to: '2027-06-12' }

const { region, country, booking, bookingItem } = tables
/** A new villa in a country with that timezone. */
async function villaIn(zone: string): Promise<number> {
  const [found] = await db
    .select({ id: region.id })
    .from(region)
    .innerJoin(country, eq(country.id, region.countryId))
    .where(eq(country.timezone, zone))
    .limit(1)
  const { id } = await aVilla(db, { regionId: found?.id ?? 0 })
  return id
}
const rome = 'Europe/Rome'

const statusesOf = async (...ids: number[]) => {
  const rows = await db.select().from(booking).where(inArray(booking.id, ids)).orderBy(booking.id)
  return rows.map(({ status }) => status)
}
const at = (instant: string) => clock.set(Date.parse(instant))

test('a booking is completed on the day of its check-out, in the timezone of its villa', async () => {
  const zones = ['Europe/Athens', rome]
  const [inAthens, inRome] = [await villaIn('Europe/Athens'), await villaIn(rome)]
  const ids: number[] = []
  for (const villaId of [inAthens, inRome]) ids.push((await aBooking(db, { villaId, stay })).bookingId)
  // In UTC, midnight is at nine in the evening in Greece, and an hour later in Italy.
  for (const instant of ['2027-06-11T20:59Z', '2027-06-11T21:00Z', '2027-06-11T21:59Z', '2027-06-11T22:00Z']) {
    await at(instant)
    await run({ db })
    const asTheDomainSays = zones.map(zone => {
      const facts = { checkOut: stay.to, today: todayAt(clock.at, zone), now: clock.at }
      return findTransitionProblem(bookingLifecycle, 'complete', confirmed, facts) ? confirmed : completed
    })
    expect(await statusesOf(...ids)).toEqual(asTheDomainSays)
  }
  expect(await statusesOf(...ids)).toEqual([completed, completed])
  const nights = await db.select().from(tables.occupancy).where(eq(tables.occupancy.villaId, inAthens))
  expect(nights).toMatchObject([{ nights: stay, kind: 'booking' }])
})

test('a booking of several villas is completed with the last active one, and one without any never is', async () => {
  const villaId = await villaIn(rome)
  const first = { from: '2027-07-03', to: '2027-07-10' }
  const { bookingId } = await aBooking(db, { villaId, stay: first })
  const add = (from: string, to: string, status: 5 | 6) =>
    db.insert(bookingItem).values({ bookingId, villaId, stay: { from, to }, status })
  await add('2027-07-10', '2027-07-17', itemStatus.confirmed)
  await add('2027-07-17', '2027-07-24', itemStatus.cancelled)
  const [none] = await db.insert(booking).values({ status: confirmed }).returning()
  const both = [bookingId, none?.id ?? 0]
  await at('2027-07-12T12:00Z')
  await run({ db })
  expect(await statusesOf(...both)).toEqual([confirmed, confirmed])
  await at('2027-07-17T12:00Z')
  await run({ db })
  expect(await statusesOf(...both)).toEqual([completed, confirmed])
})

test('only confirmed bookings are completed', async () => {
  const others = Object.values(bookingStatus).filter(status => status !== confirmed)
  const ids: number[] = []
  await at('2027-12-01T12:00Z')
  for (const [week, status] of others.entries()) {
    const [made] = await db
      .insert(booking)
      .values({ status: status as BookingStatus })
      .returning()
    const from = `2027-0${week + 1}-06`
    const item = { villaId: await villaIn(rome), stay: { from, to: from.replace('06', '13') } }
    await db.insert(bookingItem).values({ bookingId: made?.id ?? 0, ...item, status: itemStatus.confirmed })
    ids.push(made?.id ?? 0)
  }
  await run({ db })
  expect(await statusesOf(...ids)).toEqual(others)
})

test('a concurrent move is not waited for, and the moved booking is not completed', async () => {
  const villaId = await villaIn(rome)
  const past = { from: '2027-05-01', to: '2027-05-08' }
  const { id, bookingId } = await aBooking(db, { villaId, stay: past })
  await at('2027-12-01T12:00Z')
  const beside = connect(url, { max: 1 })
  await withTransaction(db, async tx => {
    await lockBooking(tx, bookingId)
    await run({ db: beside.db })
    const ahead = { from: '2028-05-06', to: '2028-05-13' }
    await tx.update(bookingItem).set({ stay: ahead }).where(eq(bookingItem.id, id))
  })
  await run({ db })
  await beside.close()
  expect(await statusesOf(bookingId)).toEqual([confirmed])
})

test('a booking that is moved between being found and being locked is checked again', async () => {
  const past = { from: '2027-05-01', to: '2027-05-08' }
  const { id, bookingId } = await aBooking(db, { villaId: await villaIn(rome), stay: past })
  await at('2027-12-01T12:00Z')
  const beside = connect(url, { max: 1 })
  // A statement that reads the time while this lock is held has started, and waits: its snapshot is older than the
  // move.
  await db.execute(sql`alter function app_now() rename to app_now_at_once`)
  await db.execute(sql`
    create function app_now() returns timestamptz language plpgsql volatile as $$
    begin
      perform pg_advisory_xact_lock_shared(77);
      return app_now_at_once();
    end $$`)
  try {
    const completing = await withTransaction(db, async tx => {
      await tx.execute(sql`select pg_advisory_xact_lock(77)`)
      const begun = run({ db: beside.db })
      await expect
        .poll(() =>
          tx.execute(sql`
            select 1 from pg_locks join pg_database on pg_database.oid = database
            where locktype = 'advisory' and objid = 77 and not granted and datname = current_database()`),
        )
        .toMatchObject({ rowCount: 1 })
      const ahead = { from: '2028-05-06', to: '2028-05-13' }
      await tx.update(bookingItem).set({ stay: ahead }).where(eq(bookingItem.id, id))
      return { begun }
    })
    await completing.begun
  } finally {
    await db.execute(sql`drop function app_now()`)
    await db.execute(sql`alter function app_now_at_once() rename to app_now`)
    await beside.close()
  }
  expect(await statusesOf(bookingId)).toEqual([confirmed])
})

test('of stays that ended long ago more than one batch are completed in one night, on Sundays', async () => {
  const villaId = await villaIn(rome)
  const made = await db
    .insert(booking)
    .values(Array.from({ length: 501 }, () => ({ status: confirmed as BookingStatus })))
    .returning()
  const ids = made.map(({ id }) => id)
  const stays = ids.map((bookingId, week) => {
    const from = addDays('2017-01-07', 7 * week)
    return { bookingId, villaId, stay: { from, to: addDays(from, 7) }, status: itemStatus.confirmed }
  })
  await db.insert(bookingItem).values(stays)
  await at('2027-12-04T12:00Z')
  await run({ db })
  expect(new Set(await statusesOf(...ids))).toEqual(new Set([confirmed]))
  await at('2027-12-05T12:00Z')
  await run({ db })
  expect(new Set(await statusesOf(...ids))).toEqual(new Set([completed]))
})

test('an open balance can still be paid after the stay', async () => {
  const { bookingId } = await aBooking(db, {
    villaId: await villaIn(rome),
    stay: { from: '2027-04-03', to: '2027-04-10' },
  })
  await db.insert(tables.instalment).values({ bookingId, kind: 'balance', cents: 700_00, due: '2027-02-01' })
  await at('2027-04-12T12:00Z')
  await run({ db })
  expect(await statusesOf(bookingId)).toEqual([completed])
  const payable = () => withTransaction(db, tx => payableOf(tx, bookingId, 'balance'))
  expect(await payable()).toMatchObject({ cents: 700_00 })
  const paid = await withTransaction(db, tx =>
    confirmPaid(tx, bookingId, { part: 'balance', positions: [0], cents: 700_00 }),
  )
  expect([paid, await payable()]).toEqual(['confirmed', undefined])
})
