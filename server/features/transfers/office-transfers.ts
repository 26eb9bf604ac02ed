import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { OfficeTransfer, TransferFilter } from '#contract/extras/office-transfers'
import type { Queryable } from '#database/connection'
import { currentDay } from '#database/current-time'
import { booking, bookingItem, contact, staff, transfer, villa } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { type Reach, reachOf } from '#domain/access/roles/reach'
import { closedItemStatuses, itemStatus } from '#domain/lifecycles/item-status'
import { regionInReach } from '#server/platform/auth/reach-conditions'
import { dayKey, instantKey, keyset, orderOfTab, pageOf } from '#server/platform/keyset'
import { lastSuppliers } from './last-suppliers.ts'
import { presentTransfer } from './present-transfer.ts'
import type { World } from './queries.ts'

const maxAtOnce = 50

/** The items of transfers that wait for the company: new ones, and those whose flight has moved. Each part has its index. */
export const waitingTransfers = sql`
  select id from ${bookingItem} where kind = 'transfer' and status in (${sql.raw(`${itemStatus.none}, ${itemStatus.awaitingConfirmation}`)})
  union
  select moved.item_id from ${transfer} moved join ${bookingItem} item on item.id = moved.item_id
  where moved.flight_question ->> 'answer' = 'move' and item.status = ${itemStatus.confirmed}`

const sorts = keyset({ day: dayKey(transfer.day), requested: instantKey(transfer.requestedAt) }, transfer.itemId)

/**
 * The transfers in reach that wait for the company, or all coming ones, joined with item and villa. The list and its
 * export have the same.
 */
export const transfersOf = (reach: Reach, { state }: Pick<TransferFilter, 'state'>): SQL | undefined =>
  and(
    state === 'open'
      ? // As an array, since the database joins a subquery with all transfers.
        sql`${transfer.itemId} = any(array(${waitingTransfers}))`
      : and(notInArray(bookingItem.status, [...closedItemStatuses]), sql`${transfer.day} >= ${currentDay} - 1`),
    regionInReach(reach, villa.regionId),
  )

/** The order of a filter. Throws `invalid-input` if its list lacks it. */
export const transferOrder = ({ state, order }: TransferFilter): SQL[] =>
  sorts.orderBy(orderOfTab('/office/transfers', state, order))

/** Lists the transfers that wait for the company, or all coming ones. Throws `invalid-input`. */
export async function listOfficeTransfers(
  db: Queryable,
  world: Pick<World, 'catalogue'>,
  actor: Staff,
  { cursor, ...filter }: TransferFilter & { cursor?: string | undefined },
): Promise<{ transfers: OfficeTransfer[]; next: string | null }> {
  const order = orderOfTab('/office/transfers', filter.state, filter.order)
  const rows = await db
    .select({
      id: transfer.itemId,
      value: sorts.value(order),
      row: transfer,
      item: bookingItem,
      booked: booking,
      villa: villa.name,
      name: sql<string>`concat_ws(' ', coalesce(${booking.firstName}, ${contact.firstName}), coalesce(${booking.lastName}, ${contact.lastName}))`,
      email: sql<string>`coalesce(${booking.email}, ${contact.email}, '')`,
      answeredBy: staff.name,
    })
    .from(transfer)
    .innerJoin(bookingItem, eq(bookingItem.id, transfer.itemId))
    .innerJoin(booking, eq(booking.id, transfer.bookingId))
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .leftJoin(contact, eq(contact.id, booking.contactId))
    .leftJoin(staff, eq(staff.id, transfer.answeredBy))
    .where(and(transfersOf(reachOf(actor, 'bookings'), filter), sorts.beyond(order, cursor)))
    .orderBy(...sorts.orderBy(order))
    .limit(maxAtOnce + 1)
  const { page, next } = pageOf(rows, maxAtOnce)
  const suppliers = await lastSuppliers(
    db,
    page.map(({ id }) => id),
  )
  const transfers = page.map(({ row, item, booked, villa: villaName, name, email, answeredBy }) => {
    const question = row.flightQuestion?.answer === 'move' ? row.flightQuestion : undefined
    return {
      ...presentTransfer(world, { row, item }, { villaName }, { actor, language: 'en', seesPrices: true }),
      reference: booked.reference,
      villa: villaName,
      name,
      email,
      currencyId: booked.currencyId,
      language: booked.language,
      moveWanted: question ? { day: question.day, time: question.time } : null,
      supplier: suppliers.get(row.itemId) ?? null,
      answeredAt: row.answeredAt?.toISOString() ?? null,
      answeredBy,
    }
  })
  return { transfers, next }
}
