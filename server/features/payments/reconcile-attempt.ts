import type { JobContext } from '#server/context'
import { advance, providerOf } from './advance.ts'
import { findAttempt, knownPayment } from './queries.ts'

/** Asks the provider what became of an attempt, and does what follows. */
export async function run(
  { db, ...world }: Pick<JobContext, 'db' | 'payments' | 'configuration'>,
  { attemptId }: { attemptId: number },
): Promise<void> {
  const attempt = await findAttempt(db, attemptId)
  if (!attempt) return
  const state = await providerOf(world, attempt).lookUp(await knownPayment(db, attempt))
  await advance(db, world, attemptId, state)
}
