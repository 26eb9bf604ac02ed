import type { Transaction } from '#database/connection'
import { providerEvent } from '#database/tables'
import type { ProviderName } from '#server/adapters/payments/payment-provider'
import { enqueue } from '#server/platform/jobs/enqueue'
import { reconcileAttempt } from '../jobs.ts'
import { findByBatchCode } from '../queries.ts'

interface WebhookEvent {
  provider: ProviderName
  eventId: string
  type: string
  reference: string
}

/**
 * Stores a provider's event, once. The provider is then looked up before any action, so that order and content of
 * events do not matter.
 */
export async function handleWebhook(
  tx: Transaction,
  { provider, eventId, type, reference }: WebhookEvent,
): Promise<void> {
  const attempt = await findByBatchCode(tx, provider, reference)
  const noted = await tx
    .insert(providerEvent)
    .values({ provider, eventId, type, attemptId: attempt?.id ?? null })
    .onConflictDoNothing()
    .returning({ id: providerEvent.id })
  if (attempt && noted.length > 0) await enqueue(tx, reconcileAttempt, { attemptId: attempt.id })
}
