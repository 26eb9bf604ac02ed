import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '#database/connection'
import { supplierRequest, transfer } from '#database/tables'
import { supplierLifecycle } from '#domain/lifecycles/supplier-request-state'
import { type FoundBooking, nameOfService } from '#server/features/bookings/public'
import { queueEmail } from '#server/features/mail/public'
import { lineOf } from './emails.ts'
import type { World } from './queries.ts'
import { withdrawSuppliers } from './withdraw-suppliers.ts'

/** The open requests to suppliers for an item; at most one can be open. */
export const findOpenSuppliers = (db: Queryable, itemId: number) =>
  db
    .select({ id: supplierRequest.id, email: supplierRequest.email, language: supplierRequest.language })
    .from(supplierRequest)
    .where(
      and(
        eq(supplierRequest.itemId, itemId),
        inArray(supplierRequest.state, [...supplierLifecycle.steps.withdraw.from]),
      ),
    )

/** Withdraws the open requests for a cancelled item, and tells their suppliers. Returns whom it told. */
export async function cancelSuppliers(
  tx: Transaction,
  world: World,
  { row: booking }: FoundBooking,
  item: FoundBooking['items'][number],
): Promise<{ email: string }[]> {
  const { id, kind, serviceId, stay, villa } = item
  const open = await findOpenSuppliers(tx, id)
  if (open.length === 0 || kind === 'villa') return []
  await withdrawSuppliers(tx, [id])
  const [row] = await tx.select().from(transfer).where(eq(transfer.itemId, id))
  const { publicUrl: site, company, office } = world.configuration
  for (const { id: requestId, email, language } of open) {
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
