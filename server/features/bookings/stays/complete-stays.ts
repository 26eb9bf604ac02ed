import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#database/connection'
import { booking, bookingItem, country, region, villa } from '#database/tables'
import { withTransaction } from '#database/transact'
import { bookingLifecycle } from '#domain/lifecycles/booking-status'
import { closedItemStatuses, unansweredItems } from '#domain/lifecycles/item-status'
import type { JobContext } from '#server/context'
import { recordEvents } from '#server/features/booking-events/public'
import type { Task } from '#server/platform/jobs/define-job'
import { endChildren } from './end-children.ts'

/** Batch size; the rows of a batch are locked. */
const atOnce = 500

const { from, to } = bookingLifecycle.steps.complete

/** Days after departure within which a booking is usually completed; on Sundays older ones are looked through too. */
const usualDays = 14

/** Days of departure of the bookings to look through. */
interface Departures {
  first: string
  last: string
}

async function departuresToday(db: Pick<Db, 'execute'>): Promise<Departures> {
  const { rows } = await db.execute<{ first: string; last: string }>(sql`
    select (case extract(isodow from today) when 7 then '-infinity' else today - ${usualDays}::integer end)::text as first,
      (today + 1)::text as last
    from (select app_now()::date as today) as clock`)
  if (!rows[0]) throw new Error('The database has no clock')
  return rows[0]
}

/** Bookings of which a villa's stay ends on these days, read by the index of departures. */
const departed = (tx: Transaction, { first, last }: Departures) =>
  tx
    .select({ id: bookingItem.bookingId })
    .from(bookingItem)
    .where(and(eq(bookingItem.kind, 'villa'), sql`upper(${bookingItem.stay}) between ${first}::date and ${last}::date`))

/** Bookings that can be completed: check-out has passed at each of their villas, in its own timezone (`stayIsOver`). */
function areOver(tx: Transaction, days: Departures) {
  const isThere = sql`upper(${bookingItem.stay}) <= (app_now() at time zone ${country.timezone})::date`
  const over = tx
    .select({ over: sql`bool_and(${isThere})` })
    .from(bookingItem)
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .innerJoin(region, eq(region.id, villa.regionId))
    .innerJoin(country, eq(country.id, region.countryId))
    .where(
      and(
        eq(bookingItem.bookingId, booking.id),
        eq(bookingItem.kind, 'villa'),
        notInArray(bookingItem.status, [...closedItemStatuses]),
      ),
    )
  return and(inArray(booking.status, [...from]), inArray(booking.id, departed(tx, days)), sql`(${over})`)
}

/** Services end with their booking, and the lock order is villa, then booking. */
const lockVillasOfServices = (tx: Transaction, bookingIds: readonly number[]) =>
  tx.execute(sql`
    select lock_villa(variadic array_agg(distinct ${bookingItem.villaId}))
    from ${bookingItem}
    where ${and(
      inArray(bookingItem.bookingId, [...bookingIds]),
      ne(bookingItem.kind, 'villa'),
      inArray(bookingItem.status, [...unansweredItems]),
    )}
    having count(*) > 0`)

/**
 * Completes one batch, and returns whether others may follow. Bookings locked by another transaction are left to the
 * next night.
 */
async function completeSome(tx: Transaction, days: Departures): Promise<boolean> {
  const due = await tx
    .select({ id: booking.id })
    .from(booking)
    .where(areOver(tx, days))
    .orderBy(booking.id)
    .limit(atOnce)
  if (due.length === 0) return false
  const dueIds = due.map(({ id }) => id)
  await lockVillasOfServices(tx, dueIds)
  const found = await tx
    .select({ id: booking.id })
    .from(booking)
    .where(inArray(booking.id, dueIds))
    .orderBy(booking.id)
    .for('no key update', { skipLocked: true })
  if (found.length === 0) return false
  // Checked again, because a booking can be moved before its lock is acquired.
  const ids = found.map(({ id }) => id)
  const completed = await tx
    .update(booking)
    .set({ status: to })
    .where(and(inArray(booking.id, ids), areOver(tx, days)))
    .returning({ id: booking.id })
  const done = completed.map(({ id }) => id)
  await endChildren(tx, 'completed', done)
  await recordEvents(tx, done, { kind: 'completed', actor: 'system' })
  return due.length === atOnce && done.length > 0
}

/** Completes the bookings whose stay has ended. Their nights stay taken, so no event or e-mail is needed. */
export async function run(
  { db }: Pick<JobContext, 'db'>,
  _payload: object = {},
  { signal }: Pick<Task, 'signal'> = { signal: new AbortController().signal },
): Promise<void> {
  const days = await departuresToday(db)
  let goesOn: boolean
  do goesOn = await withTransaction(db, tx => completeSome(tx, days))
  while (goesOn && !signal.aborted)
}
