import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Reads, Transaction } from '#database/connection'
import { paymentAttempt, paymentLink } from '#database/tables'
import { attemptStatus } from '#domain/payments/attempt'
import { joinBalance } from '#server/features/bookings/public'
import { hashOf } from '#server/platform/secrets'

export type PaymentLink = typeof paymentLink.$inferSelect

/** Whether a link can be used still. */
const isOpen = and(isNull(paymentLink.revokedAt), sql`${paymentLink.expiresAt} > app_now()`)

/** The link of a secret, if it can be used. Throws `link-over`, also where it was never one. */
export async function getLink(db: Reads, secret: string): Promise<PaymentLink> {
  const [found] = await db
    .select()
    .from(paymentLink)
    .where(and(eq(paymentLink.secretHash, hashOf(secret)), isOpen))
  if (!found) throw new Refusal('link-over')
  return found
}

/** Takes a link for the transaction: whoever revokes it waits. Throws `link-over`. */
export async function lockLink(tx: Transaction, linkId: number): Promise<void> {
  const [found] = await tx
    .select({ id: paymentLink.id })
    .from(paymentLink)
    .where(and(eq(paymentLink.id, linkId), isOpen))
    .for('share')
  if (!found) throw new Refusal('link-over')
}

/** The links of a booking, the oldest first, with whether each is open, and has been paid by. */
export const findLinks = (db: Reads, bookingId: number) =>
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

/** The parts of a balance that belong to an open link, or are being paid at this moment. */
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
 * Puts together what a link took off a balance and nobody has paid by: it was withdrawn, or its time is over. What
 * belongs to an open link, or is being paid at this moment, stays as it is. The booking's lock is held.
 */
export async function rejoinBalance(tx: Transaction, bookingId: number): Promise<void> {
  await joinBalance(tx, bookingId, await takenPositions(tx, bookingId))
}
