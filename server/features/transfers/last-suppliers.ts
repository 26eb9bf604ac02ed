import { inArray, max } from 'drizzle-orm'
import type { SupplierOfItem } from '#contract/extras/office-transfers'
import type { Queryable } from '#database/connection'
import { supplierRequest } from '#database/tables'
import { majorOf } from '#domain/pricing/money'

const presentSupplier = (row: typeof supplierRequest.$inferSelect): SupplierOfItem => ({
  id: row.id,
  email: row.email,
  state: row.state,
  proposedTime: row.proposal?.time ?? '',
  proposedPrice: row.proposal?.priceCents == null ? null : majorOf(row.proposal.priceCents),
  message: row.message,
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
})

/** The last request to a supplier of each item that has one, as staff see it. */
export async function lastSuppliers(db: Queryable, itemIds: readonly number[]): Promise<Map<number, SupplierOfItem>> {
  if (itemIds.length === 0) return new Map()
  const last = db
    .select({ id: max(supplierRequest.id) })
    .from(supplierRequest)
    .where(inArray(supplierRequest.itemId, [...itemIds]))
    .groupBy(supplierRequest.itemId)
  const rows = await db.select().from(supplierRequest).where(inArray(supplierRequest.id, last))
  return new Map(rows.map(row => [row.itemId, presentSupplier(row)]))
}
