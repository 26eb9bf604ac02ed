import { and, desc, eq } from 'drizzle-orm'
import type { ChangeRequestResponse } from '#contract/booking/booking-changes'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { changeRequest } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { changeState } from '#domain/lifecycles/change-request-state'
import { majorOf } from '#domain/pricing/money'
import type { Context } from '#server/context'
import { actorOf, recordEvent } from '#server/features/booking-events/public'
import {
  clientAreaUrl,
  emailBookingOwner,
  findBooked,
  findBookings,
  lockBooking,
  notifyStaff,
} from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { closeRequest } from './close-request.ts'
import { priceChange, type WantedChange, youngOf } from './price-change.ts'
import { presentRefusal } from './quote-change.ts'

/** A request in the shape of replies. */
export const presentRequest = (row: typeof changeRequest.$inferSelect): ChangeRequestResponse => ({
  id: row.id,
  bookingId: row.bookingId,
  ...row.stay,
  adults: row.adults,
  children: row.children,
  infants: row.infants,
  young: row.young,
  note: row.note,
  difference: row.differenceCents === null ? null : majorOf(row.differenceCents),
  ratePlan: row.ratePlan,
  state: row.state,
  askedAt: row.askedAt.toISOString(),
  answer: row.answer,
})

/**
 * Requests another stay or party from the office. The booking stays unchanged, and the client gets a confirmation by
 * e-mail. Throws `not-found`, `invalid-input`, `not-in-this-state`, and `dates-taken` or `stay-refused` with the
 * nearest stays.
 */
export async function requestChange(
  tx: Transaction,
  world: Pick<Context, 'catalogue' | 'clock' | 'configuration' | 'documents'>,
  actor: Actor,
  { id: bookingId, note, ...wanted }: WantedChange & { id: number; note: string },
): Promise<ChangeRequestResponse> {
  authorize(bookingPolicy, actor, 'change', await findBooked(tx, bookingId))
  await lockBooking(tx, bookingId)
  const [found] = await findBookings(tx, [bookingId])
  if (!found) throw new ProblemError('not-found')
  const { item, refused, differenceCents, villaCents, nearStays, rate } = await priceChange(tx, world, found, wanted)
  // Stays on request are for the office to decide.
  if (refused && refused.reason !== 'on-request')
    throw new ProblemError(refused.reason === 'taken' ? 'dates-taken' : 'stay-refused', {
      more: { ...presentRefusal(refused), nearStays, currencyId: found.row.currencyId },
    })
  const isOpen = and(eq(changeRequest.bookingId, bookingId), eq(changeRequest.state, changeState.asked))
  for (const open of await tx.select().from(changeRequest).where(isOpen))
    await closeRequest(tx, open, 'replace', item.stay)
  const { from, to, adults, children, infants } = wanted
  const stay = { from, to }
  const [asked] = await tx
    .insert(changeRequest)
    .values({
      bookingId,
      stay,
      adults,
      children,
      infants,
      young: youngOf(found, wanted),
      note,
      differenceCents,
      priceCents: villaCents,
      ...rate,
    })
    .returning()
  if (!asked) throw new Error('the request was not stored')
  const data = { changeId: asked.id, ...stay }
  await recordEvent(tx, bookingId, { kind: 'change-requested', actor: actorOf(actor), data })
  await notifyStaff(tx, world, found, {
    told: 'change-asked',
    cents: differenceCents ?? 0,
    wanted: { stay, adults, children, infants, young: wanted.young, ratePlan: rate.ratePlan },
    note,
    changeId: asked.id,
  })
  await emailBookingOwner(tx, world, found, {
    told: 'change-asked',
    address: clientAreaUrl(world, '/secure/bookings', found.row),
  })
  return presentRequest(asked)
}

/** Lists the change requests of the actor's own booking. Throws `not-found`. */
export async function listChanges(
  db: Queryable,
  actor: Actor,
  bookingId: number,
): Promise<{ changes: ChangeRequestResponse[] }> {
  authorize(bookingPolicy, actor, 'change', await findBooked(db, bookingId))
  const rows = await db
    .select()
    .from(changeRequest)
    .where(eq(changeRequest.bookingId, bookingId))
    .orderBy(desc(changeRequest.id))
    .limit(50)
  return { changes: rows.map(presentRequest) }
}
