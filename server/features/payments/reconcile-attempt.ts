import type { JobContext } from '#server/context'
import { advance, providerOf } from './advance.ts'
import { findAttempt, knownPayment } from './queries.ts'

/** Looks up an attempt at its provider, and acts on its state. */
export async function run(
  { db, ...world }: Pick<JobContext, 'db' | 'payments' | 'configuration'>,
  { attemptId }: { attemptId: number },
): Promise<void> {
  const attempt = await findAttempt(db, attemptId)
  if (!attempt) return
  const state = await providerOf(world, attempt).lookUp(await knownPayment(db, attempt))
  await advance(db, world, attemptId, state)
}
