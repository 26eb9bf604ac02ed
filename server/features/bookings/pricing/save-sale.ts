import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Sale, SaleLine, ServiceLine } from '#domain/booking/sale'
import type { Stay } from '#domain/calendar/stay'
import { itemStatus } from '#domain/lifecycles/item-status'

const { bookingItem, instalment, priceLine } = tables

/** An item with its price and price lines. */
export interface PricedItem {
  id: number
  cents: number
  lines: readonly SaleLine[]
}

async function insertLines(tx: Transaction, items: readonly PricedItem[]): Promise<void> {
  const rows = items.flatMap(({ id, lines }) =>
    lines.map(({ from, to, ...amounts }, position) => ({
      bookingItemId: id,
      position,
      nights: { from, to },
      ...amounts,
    })),
  )
  if (rows.length > 0) await tx.insert(priceLine).values(rows)
}

async function insertInstalments(tx: Transaction, bookingId: number, { instalments }: Sale): Promise<void> {
  if (instalments.length > 0) await tx.insert(instalment).values(instalments.map(one => ({ bookingId, ...one })))
}

/** The stay that services belong to. */
interface OfStay {
  bookingId: number
  villaId: number
  stay: Stay
}

async function insertServices(tx: Transaction, of: OfStay, sold: readonly ServiceLine[]): Promise<PricedItem[]> {
  if (sold.length === 0) return []
  const rows = await tx
    .insert(bookingItem)
    .values(
      sold.map(({ serviceId, cents: priceCents }) => ({
        ...of,
        kind: 'villa-service' as const,
        serviceId,
        priceCents,
        status: itemStatus.provisional,
      })),
    )
    .returning({ id: bookingItem.id, serviceId: bookingItem.serviceId })
  return rows.flatMap(({ id, serviceId }) => {
    const service = sold.find(one => one.serviceId === serviceId)
    return service ? [{ id, ...service }] : []
  })
}

/** Updates the unpaid tourist tax of a stay, or inserts it where the stay had none. */
export async function keepTax(
  tx: Transaction,
  of: OfStay,
  itemId: number | undefined,
  tax: ServiceLine | undefined,
): Promise<void> {
  if (itemId === undefined) {
    if (tax) await insertLines(tx, await insertServices(tx, of, [tax]))
    return
  }
  await tx
    .update(bookingItem)
    .set({ stay: of.stay, priceCents: tax?.cents ?? 0 })
    .where(eq(bookingItem.id, itemId))
  await tx.delete(priceLine).where(eq(priceLine.bookingItemId, itemId))
  if (tax) await insertLines(tx, [{ id: itemId, ...tax }])
}

/** Stores a sale: the price lines of the villa's item, its services, and the instalments. */
export async function saveSale(
  tx: Transaction,
  { bookingId, itemId, villaId, stay }: { bookingId: number; itemId: number; villaId: number; stay: Stay },
  sale: Sale,
): Promise<void> {
  const saveItems = async () => {
    const services = await insertServices(tx, { bookingId, villaId, stay }, sale.services)
    await insertLines(tx, [{ id: itemId, cents: sale.villaCents, lines: sale.lines }, ...services])
  }
  await Promise.all([saveItems(), insertInstalments(tx, bookingId, sale)])
}

/** Replaces the prices of items and the instalments. Requires that nothing was paid. */
export async function savePrices(
  tx: Transaction,
  bookingId: number,
  items: readonly PricedItem[],
  sale: Sale,
): Promise<void> {
  const ids = items.map(({ id }) => id)
  const cents = items.map(one => one.cents)
  await tx.execute(sql`
    update booking_item set price_cents = priced.cents
    from unnest(${sql.param(ids)}::bigint[], ${sql.param(cents)}::integer[]) as priced (id, cents)
    where booking_item.id = priced.id`)
  await tx.delete(priceLine).where(inArray(priceLine.bookingItemId, ids))
  await insertLines(tx, items)
  await tx.delete(instalment).where(eq(instalment.bookingId, bookingId))
  await insertInstalments(tx, bookingId, sale)
}
