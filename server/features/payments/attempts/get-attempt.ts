import { ProblemError } from '#contract/problems'
import type { Db } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { openAttemptStatuses } from '#domain/lifecycles/attempt'
import type { Context } from '#server/context'
import { findBooked } from '#server/features/bookings/public'
import { actorKey } from '#server/platform/auth/authentication'
import { authorize } from '#server/platform/auth/authorize'
import { type Attempt, findAttempt, knownPayment } from '../queries.ts'
import { advanceOrDefer, providerOf } from './advance.ts'

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
  if (!attempt) throw new ProblemError('not-found')
  const isOwn = attempt.payer === actorKey(actor)
  authorize(bookingPolicy, actor, isOwn ? 'view' : 'settle', await findBooked(db, attempt.bookingId))
  if (!openAttemptStatuses.includes(attempt.status)) return attempt
  await advanceOrDefer(db, world, attemptId, async () =>
    providerOf(world, attempt).getPayment(await knownPayment(db, attempt)),
  )
  return (await findAttempt(db, attemptId)) ?? attempt
}
