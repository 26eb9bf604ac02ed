import { ProblemError } from '#contract/problems'
import type { Db } from '#database/connection'
import { attemptStatus } from '#domain/lifecycles/attempt'
import type { ChallengeResult, ProviderName } from '#server/adapters/payments/payment-provider'
import type { Context } from '#server/context'
import { type Attempt, findAttempt, findByBatchCode, knownPayment } from '../queries.ts'
import { advanceOrDefer, providerOf } from './advance.ts'

/**
 * Handles the return of the browser from the cardholder's bank. Its data is passed to the provider, whose reply alone
 * counts; a decided attempt stays as it is. Throws `not-found` for an unknown code, or another provider's.
 */
export async function completeChallenge(
  db: Db,
  world: Pick<Context, 'payments' | 'configuration'>,
  { provider, batchCode, result }: { provider: ProviderName; batchCode: string; result: ChallengeResult },
): Promise<Attempt> {
  const attempt = await findByBatchCode(db, provider, batchCode)
  if (!attempt) throw new ProblemError('not-found', { withheld: true })
  const { begun, challenged, failed } = attemptStatus
  if (![begun, challenged, failed].some(status => status === attempt.status)) return attempt
  await advanceOrDefer(db, world, attempt.id, async () =>
    providerOf(world, attempt).finishChallenge(await knownPayment(db, attempt), result),
  )
  return (await findAttempt(db, attempt.id)) ?? attempt
}
