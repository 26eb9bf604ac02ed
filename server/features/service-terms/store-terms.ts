import type { Transaction } from '#database/connection'
import { serviceTerms } from '#database/tables'
import type { RefundTerms } from '#domain/booking/payment/service-terms'

/** Stores the terms of requested services: later changes of the catalogue do not concern them. */
export async function storeServiceTerms(
  tx: Transaction,
  items: readonly ({ itemId: number } & RefundTerms)[],
): Promise<void> {
  if (items.length === 0) return
  await tx
    .insert(serviceTerms)
    .values(items.map(({ itemId, freeDays, laterPercent }) => ({ itemId, freeDays, laterPercent })))
    .onConflictDoNothing()
}
