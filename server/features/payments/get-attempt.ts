import { Refusal } from '#contract/refusals'
import type { Db } from '#database/connection'
import type { Actor } from '#domain/actor'
import { bookingRights } from '#domain/booking/booking-rights'
import { openAttempts } from '#domain/payments/attempt'
import type { Context } from '#server/context'
import { findBooked } from '#server/features/bookings/public'
import { allow } from '#server/platform/allow'
import { nameOf } from '#server/platform/callers'
import { advanceIfAnswered, providerOf } from './advance.ts'
import { type Attempt, findAttempt, knownPayment } from './queries.ts'

/**
 * Gets an attempt for an actor who can pay its booking, or who made the attempt and sees the booking. An open one is
 * looked up at the provider first. Throws `not-found`.
 */
export async function getAttempt(
  db: Db,
  world: Pick<Context, 'payments' | 'configuration'>,
  actor: Actor,
  attemptId: number,
): Promise<Attempt> {
  const attempt = await findAttempt(db, attemptId)
  if (!attempt) throw new Refusal('not-found')
  const isOwn = attempt.payer === nameOf(actor)
  allow(bookingRights, actor, isOwn ? 'view' : 'settle', await findBooked(db, attempt.bookingId))
  if (!openAttempts.includes(attempt.status)) return attempt
  await advanceIfAnswered(db, world, attemptId, async () =>
    providerOf(world, attempt).lookUp(await knownPayment(db, attempt)),
  )
  return (await findAttempt(db, attemptId)) ?? attempt
}
