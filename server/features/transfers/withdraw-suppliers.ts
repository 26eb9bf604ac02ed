import { and, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { supplierRequest } from '#database/tables'
import { supplierLifecycle } from '#domain/lifecycles/supplier-request-state'

/** Withdraws the open requests to suppliers for these items: their links no longer open. */
export async function withdrawSuppliers(tx: Transaction, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return
  const { withdraw } = supplierLifecycle.steps
  await tx
    .update(supplierRequest)
    .set({ state: withdraw.to, endedAt: sql`app_now()` })
    .where(and(inArray(supplierRequest.itemId, [...itemIds]), inArray(supplierRequest.state, [...withdraw.from])))
}
