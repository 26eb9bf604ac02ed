import { and, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '#database/connection'
import { supplierRequest, transfer } from '#database/tables'
import { supplierLifecycle } from '#domain/lifecycles/supplier-request-state'
import { type FoundBooking, nameOfService } from '#server/features/bookings/public'
import { queueEmail } from '#server/features/mail/public'
import { lineOf } from './emails.ts'
import type { World } from './queries.ts'
import { withdrawSuppliers } from './withdraw-suppliers.ts'

type Items = FoundBooking['items']

/** The open requests to suppliers for items; at most one of an item can be open. */
export const findOpenSuppliers = (db: Queryable, itemIds: readonly number[]) =>
  db
    .select({
      id: supplierRequest.id,
      itemId: supplierRequest.itemId,
      email: supplierRequest.email,
      language: supplierRequest.language,
    })
    .from(supplierRequest)
    .where(
      and(
        inArray(supplierRequest.itemId, [...itemIds]),
        inArray(supplierRequest.state, [...supplierLifecycle.steps.withdraw.from]),
      ),
    )

/** Withdraws the open requests for cancelled items, and tells their suppliers. Returns whom it told. */
export async function cancelSuppliers(
  tx: Transaction,
  world: World,
  { row: booking }: FoundBooking,
  items: Items,
): Promise<{ email: string }[]> {
  const itemIds = items.map(({ id }) => id)
  const open = await findOpenSuppliers(tx, itemIds)
  if (open.length === 0) return []
  await withdrawSuppliers(tx, itemIds)
  const transfers = await tx.select().from(transfer).where(inArray(transfer.itemId, itemIds))
  const { publicUrl: site, company, office } = world.configuration
  for (const { id: requestId, itemId, email, language } of open) {
    const item = items.find(({ id }) => id === itemId)
    if (!item || item.kind === 'villa') continue
    const { kind, serviceId, stay, villa } = item
    const row = transfers.find(each => each.itemId === itemId)
    const letter = await world.documents.supplierEmail({
      told: 'cancelled',
      sender: { site, company, office },
      language,
      recipient: email,
      villa: villa.name,
      service: nameOfService(world, { kind, serviceId }, language),
      day: stay.from,
      transfer: row ? lineOf(world, { row, item }, { villaName: villa.name, language }) : null,
      address: '',
      until: stay.to,
    })
    await queueEmail(tx, {
      recipient: email,
      purpose: 'transactional',
      requestedBy: 'office',
      language,
      ...letter,
      replyTo: office.email,
      cause: `supplier request ${requestId} of booking ${booking.id} cancelled`,
    })
  }
  return open
}
