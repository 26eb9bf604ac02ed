import type { JobContext } from '#server/context'
import { advance, providerOf } from './advance.ts'
import { findAttempt, knownPayment } from './queries.ts'

/** Asks the provider what became of an attempt, and does what follows. */
export async function run(
  context: Pick<JobContext, 'db' | 'payments' | 'configuration'>,
  { attemptId }: { attemptId: number },
): Promise<void> {
  const attempt = await findAttempt(context.db, attemptId)
  if (!attempt) return
  const state = await providerOf(context, attempt).lookUp(await knownPayment(context.db, attempt))
  await advance(context, attemptId, state)
}
