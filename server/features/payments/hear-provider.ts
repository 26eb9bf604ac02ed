import type { Transaction } from '#database/connection'
import { providerEvent } from '#database/tables'
import type { ProviderName } from '#server/adapters/payments/payment-provider'
import { enqueue } from '#server/platform/jobs/enqueue'
import { reconcileAttempt } from './jobs.ts'
import { findByBatchCode } from './queries.ts'

interface Heard {
  provider: ProviderName
  eventId: string
  type: string
  reference: string
}

/** Notes what a provider tells, once. It is asked itself before anything follows, so that order and words do not matter. */
export async function hearProvider(tx: Transaction, { provider, eventId, type, reference }: Heard): Promise<void> {
  const attempt = await findByBatchCode(tx, provider, reference)
  const noted = await tx
    .insert(providerEvent)
    .values({ provider, eventId, type, attemptId: attempt?.id ?? null })
    .onConflictDoNothing()
    .returning({ id: providerEvent.id })
  if (attempt && noted.length > 0) await enqueue(tx, reconcileAttempt, { attemptId: attempt.id })
}
