import { and, asc, count, eq } from 'drizzle-orm'
import type { TransportationList } from '#contract/extras/transfers'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { transportation } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { addDays, type Day } from '#domain/calendar/day'
import { isTimeOfDay } from '#domain/calendar/local-time'
import type { TransferDirection } from '#domain/transfers/transfer'
import { transferPolicy } from '#domain/transfers/transfer-policy'
import { findBooked, lockBooking } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { throwFieldErrors } from '#server/platform/http/errors'
import { getTransferBooking, type World } from './queries.ts'

type Row = typeof transportation.$inferSelect

/** The most rows of a booking. */
const maxRows = 60
/** Days before arrival and after departure on which guests can still travel. */
const daysAround = 3

/** A guest changes what they wrote; the lead booker everything. */
const mayChange = (actor: Actor, { coSignInId }: Row) =>
  actor.kind === 'lead-booker' ? !actor.impersonated : actor.kind === 'co-sign-in' && coSignInId === actor.coSignInId

async function presentAll(db: Queryable, actor: Actor, bookingId: number): Promise<TransportationList> {
  const rows = await db
    .select()
    .from(transportation)
    .where(eq(transportation.bookingId, bookingId))
    .orderBy(asc(transportation.day), asc(transportation.time), asc(transportation.id))
    .limit(maxRows)
  return {
    bookingId,
    transportations: rows.map(row => ({
      id: row.id,
      direction: row.direction,
      guests: row.guests,
      means: row.means,
      day: row.day,
      time: row.time,
      own: mayChange(actor, row),
    })),
  }
}

/** Lists how guests travel by their own means. Throws `not-found`. */
export async function listTransportation(db: Queryable, actor: Actor, bookingId: number): Promise<TransportationList> {
  authorize(transferPolicy, actor, 'view', await findBooked(db, bookingId))
  return presentAll(db, actor, bookingId)
}

interface Saved {
  id?: number | undefined
  bookingId: number
  direction: TransferDirection
  guests: string
  means: string
  day: Day
  time: string
}

/** Adds a row, or changes it by its id. Throws `not-found`, `not-in-this-state` and `invalid-input`. */
export async function saveTransportation(
  tx: Transaction,
  world: World,
  actor: Actor,
  { id, bookingId, ...values }: Saved,
): Promise<TransportationList> {
  authorize(transferPolicy, actor, 'request', await findBooked(tx, bookingId))
  await lockBooking(tx, bookingId)
  const found = await getTransferBooking(tx, world, bookingId)
  if (!found.isOpen) throw new ProblemError('not-in-this-state')
  const { from, to } = found.item.stay
  const isNear = values.day >= addDays(from, -daysAround) && values.day <= addDays(to, daysAround)
  throwFieldErrors({
    day: isNear ? undefined : 'invalid',
    time: values.time === '' || isTimeOfDay(values.time) ? undefined : 'invalid',
  })
  if (id === undefined) {
    const [all] = await tx.select({ rows: count() }).from(transportation).where(eq(transportation.bookingId, bookingId))
    if ((all?.rows ?? 0) >= maxRows) throw new ProblemError('not-in-this-state')
    const coSignInId = actor.kind === 'co-sign-in' ? actor.coSignInId : null
    await tx.insert(transportation).values({ bookingId, coSignInId, ...values })
  } else {
    const [row] = await tx
      .select()
      .from(transportation)
      .where(and(eq(transportation.id, id), eq(transportation.bookingId, bookingId)))
    if (!row || !mayChange(actor, row)) throw new ProblemError('not-found')
    await tx.update(transportation).set(values).where(eq(transportation.id, id))
  }
  return presentAll(tx, actor, bookingId)
}

/** Removes a row. Throws `not-found`. */
export async function deleteTransportation(tx: Transaction, actor: Actor, id: number): Promise<void> {
  const [row] = await tx.select().from(transportation).where(eq(transportation.id, id))
  if (!row) throw new ProblemError('not-found')
  authorize(transferPolicy, actor, 'request', await findBooked(tx, row.bookingId))
  if (!mayChange(actor, row)) throw new ProblemError('not-found')
  await tx.delete(transportation).where(eq(transportation.id, id))
}
