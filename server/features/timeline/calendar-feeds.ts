import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { calendarFeed } from '#database/tables'
import type { CoSignIn, LeadBooker } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import type { Context } from '#server/context'
import { findBooked, lockBooking } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { generateToken, hashToken } from '#server/platform/auth/tokens'

type Owner = LeadBooker | CoSignIn

const columnsOf = (actor: Owner) =>
  actor.kind === 'lead-booker' ? { contactId: actor.contactId } : { coSignInId: actor.coSignInId }
const isOwn = (actor: Owner, bookingId: number): SQL | undefined =>
  and(
    eq(calendarFeed.bookingId, bookingId),
    isNull(calendarFeed.revokedAt),
    actor.kind === 'lead-booker'
      ? eq(calendarFeed.contactId, actor.contactId)
      : eq(calendarFeed.coSignInId, actor.coSignInId),
  )

/** Finds the actor's feed of a booking; null where there is none. */
export async function findFeed(db: Queryable, actor: Owner, bookingId: number) {
  const [found] = await db.select().from(calendarFeed).where(isOwn(actor, bookingId))
  return found ?? null
}

/** Revokes the actor's feed of a booking, if there is one. Throws `not-found`. */
export async function revokeFeed(tx: Transaction, actor: Owner, bookingId: number): Promise<void> {
  authorize(bookingPolicy, actor, 'view', await findBooked(tx, bookingId))
  await tx.update(calendarFeed).set({ revokedAt: sql`app_now()` }).where(isOwn(actor, bookingId))
}

/** Creates the actor's feed of a confirmed booking, in place of their previous one. Throws `not-found` and `not-in-this-state`. */
export async function createFeed(
  tx: Transaction,
  { configuration }: Pick<Context, 'configuration'>,
  actor: Owner,
  bookingId: number,
): Promise<{ address: string; createdAt: string }> {
  authorize(bookingPolicy, actor, 'view', await findBooked(tx, bookingId))
  const { row } = await lockBooking(tx, bookingId)
  if (row.status !== bookingStatus.confirmed) throw new ProblemError('not-in-this-state')
  await revokeFeed(tx, actor, bookingId)
  const secret = generateToken()
  const [made] = await tx
    .insert(calendarFeed)
    .values({ bookingId, ...columnsOf(actor), secretHash: hashToken(secret) })
    .returning({ createdAt: calendarFeed.createdAt })
  if (!made) throw new Error('the feed was not stored')
  return {
    address: `${configuration.publicUrl}/api/core/calendarfeeds/${secret}.ics`,
    createdAt: made.createdAt.toISOString(),
  }
}

/** The booking of a feed, and its owner as an actor. Throws `link-over` for a revoked or unknown one. */
export async function getFeedOwner(db: Queryable, secret: string): Promise<{ actor: Owner; bookingId: number }> {
  const [feed] = await db
    .select()
    .from(calendarFeed)
    .where(and(eq(calendarFeed.secretHash, hashToken(secret)), isNull(calendarFeed.revokedAt)))
  if (!feed) throw new ProblemError('link-over')
  const { bookingId, contactId, coSignInId } = feed
  if (contactId !== null) return { bookingId, actor: { kind: 'lead-booker', contactId } }
  return { bookingId, actor: { kind: 'co-sign-in', coSignInId: coSignInId ?? 0, role: 'guest' } }
}
