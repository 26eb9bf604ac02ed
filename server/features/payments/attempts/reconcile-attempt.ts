import { openAttemptStatuses } from '#domain/lifecycles/attempt'
import type { JobContext } from '#server/context'
import { findAttempt, knownPayment } from '../queries.ts'
import { advance, providerOf } from './advance.ts'

/** Looks up an attempt at its provider, and acts on its state. */
export async function run(
  { db, ...world }: Pick<JobContext, 'db' | 'payments' | 'configuration'>,
  { attemptId, ifOpen }: { attemptId: number; ifOpen?: boolean | undefined },
): Promise<void> {
  const attempt = await findAttempt(db, attemptId)
  if (!attempt || (ifOpen && !openAttemptStatuses.includes(attempt.status))) return
  const state = await providerOf(world, attempt).getPayment(await knownPayment(db, attempt))
  await advance(db, world, attemptId, state)
}
