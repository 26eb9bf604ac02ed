import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { paymentAttempt, paymentLink } from '#database/tables'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { mergeBalanceParts } from '#server/features/bookings/public'
import { hashToken } from '#server/platform/auth/tokens'

export type PaymentLink = typeof paymentLink.$inferSelect

/** The link is neither revoked nor expired. */
const isOpen = and(isNull(paymentLink.revokedAt), sql`${paymentLink.expiresAt} > app_now()`)

/** Gets an open link by its secret. Throws `link-over`, also for an unknown secret. */
export async function getLink(db: Queryable, secret: string): Promise<PaymentLink> {
  const [found] = await db
    .select()
    .from(paymentLink)
    .where(and(eq(paymentLink.secretHash, hashToken(secret)), isOpen))
  if (!found) throw new ProblemError('link-over')
  return found
}

/** Locks a link until the transaction ends, so that revoking waits. Throws `link-over`. */
export async function lockLink(tx: Transaction, linkId: number): Promise<void> {
  const [found] = await tx
    .select({ id: paymentLink.id })
    .from(paymentLink)
    .where(and(eq(paymentLink.id, linkId), isOpen))
    .for('share')
  if (!found) throw new ProblemError('link-over')
}

/** Finds the links of a booking, oldest first, with whether each is open, and paid. */
export const findLinks = (db: Queryable, bookingId: number) =>
  db
    .select({
      link: paymentLink,
      isOpen: sql<boolean>`${isOpen}`,
      isPaid: sql<boolean>`exists (
        select from ${paymentAttempt}
        where ${paymentAttempt.paymentLinkId} = "payment_link"."id" and "payment_attempt"."status" in (${attemptStatus.authorised}, ${attemptStatus.paid}))`,
    })
    .from(paymentLink)
    .where(eq(paymentLink.bookingId, bookingId))
    .orderBy(asc(paymentLink.id))

const underWay = [attemptStatus.begun, attemptStatus.challenged, attemptStatus.authorised]

/** The positions of balance instalments that belong to an open link or a payment in progress. */
export async function takenPositions(tx: Transaction, bookingId: number): Promise<number[]> {
  const links = await findLinks(tx, bookingId)
  const attempts = await tx
    .select({ positions: paymentAttempt.positions })
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.bookingId, bookingId), inArray(paymentAttempt.status, underWay)))
  return [
    ...links.flatMap(({ link, isOpen }) => (isOpen ? (link.position ?? []) : [])),
    ...attempts.flatMap(({ positions }) => positions),
  ]
}

/**
 * Merges the unpaid shares of withdrawn and expired links into the balance. Shares of open links and payments in
 * progress stay. The caller holds the booking's lock.
 */
export async function rejoinBalance(tx: Transaction, bookingId: number): Promise<void> {
  await mergeBalanceParts(tx, bookingId, await takenPositions(tx, bookingId))
}
