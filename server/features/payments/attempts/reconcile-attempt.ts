import type { JobContext } from '#server/context'
import { findAttempt, knownPayment } from '../queries.ts'
import { advance, providerOf } from './advance.ts'

/** Looks up an attempt at its provider, and acts on its state. */
export async function run(
  { db, ...world }: Pick<JobContext, 'db' | 'payments' | 'configuration'>,
  { attemptId }: { attemptId: number },
): Promise<void> {
  const attempt = await findAttempt(db, attemptId)
  if (!attempt) return
  const state = await providerOf(world, attempt).getPayment(await knownPayment(db, attempt))
  await advance(db, world, attemptId, state)
}
