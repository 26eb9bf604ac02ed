import { eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { OpenedFeedback } from '#contract/site/feedback'
import type { Transaction } from '#database/connection'
import { booking, bookingItem, contact, feedback } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { can } from '#domain/access/policy'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { isPaidStatus } from '#domain/lifecycles/booking-status'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { findBooked } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { presentFeedback } from './present-feedback.ts'

/**
 * Opens the feedback of a past stay for a person of its booking. Throws `not-found`, and `not-in-this-state` before
 * departure and for a booking that failed.
 */
export async function openFeedback(
  tx: Transaction,
  world: Pick<Context, 'catalogue'>,
  actor: Actor,
  { id: bookingId, language }: { id: number; language: Language },
): Promise<OpenedFeedback> {
  const booked = await findBooked(tx, bookingId)
  authorize(bookingPolicy, actor, 'view', booked)
  const [found] = await tx
    .select({
      status: booking.status,
      isOver: sql<boolean>`upper(${bookingItem.stay}) <= app_now()::date`,
      title: contact.title,
      firstname: sql<string>`coalesce(${booking.firstName}, ${contact.firstName}, '')`,
      lastname: sql<string>`coalesce(${booking.lastName}, ${contact.lastName}, '')`,
    })
    .from(booking)
    .innerJoin(bookingItem, sql`${bookingItem.bookingId} = ${booking.id} and ${bookingItem.kind} = 'villa'`)
    .leftJoin(contact, eq(contact.id, booking.contactId))
    .where(eq(booking.id, bookingId))
    .orderBy(bookingItem.id)
    .limit(1)
  if (!found?.isOver || !isPaidStatus(found.status)) throw new ProblemError('not-in-this-state')
  await tx.insert(feedback).values({ bookingId }).onConflictDoNothing()
  const [row] = await tx.select().from(feedback).where(eq(feedback.bookingId, bookingId))
  const shown = row && (await presentFeedback(tx, world, { feedbackId: row.id }, language))
  if (!row || !shown) throw new ProblemError('not-found')
  const { title, firstname, lastname } = found
  const seesOwner = can(bookingPolicy, actor, 'view-owner', booked)
  return { ...shown, guid: row.guid, contact: seesOwner ? { title: title ?? '', firstname, lastname } : null }
}
