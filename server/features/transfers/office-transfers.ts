import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { OfficeTransfer } from '#contract/extras/office-transfers'
import type { Queryable } from '#database/connection'
import { currentDay } from '#database/current-time'
import { booking, bookingItem, contact, staff, transfer, villa } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { reachOf } from '#domain/access/roles/reach'
import { closedItemStatuses, itemStatus } from '#domain/lifecycles/item-status'
import { regionInReach } from '#server/platform/auth/reach-conditions'
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

/** Lists the transfers that wait for the company, or all coming ones, by their day. */
export async function listOfficeTransfers(
  db: Queryable,
  world: Pick<World, 'catalogue'>,
  actor: Staff,
  { state, cursor }: { state: 'open' | 'coming'; cursor?: string | undefined },
): Promise<{ transfers: OfficeTransfer[]; next: string | null }> {
  const [day = '', itemId = ''] = cursor?.split('.') ?? []
  const beyond =
    cursor === undefined ? undefined : sql`(${transfer.day}, ${transfer.itemId}) > (${day}, ${Number(itemId)})`
  const coming = and(notInArray(bookingItem.status, [...closedItemStatuses]), sql`${transfer.day} >= ${currentDay} - 1`)
  const rows = await db
    .select({
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
    .where(
      and(
        state === 'open' ? sql`${transfer.itemId} in (${waitingTransfers})` : coming,
        regionInReach(reachOf(actor, 'bookings'), villa.regionId),
        beyond,
      ),
    )
    .orderBy(asc(transfer.day), asc(transfer.itemId))
    .limit(maxAtOnce + 1)
  const shown = rows.slice(0, maxAtOnce)
  const suppliers = await lastSuppliers(
    db,
    shown.map(({ row }) => row.itemId),
  )
  const transfers = shown.map(({ row, item, booked, villa: villaName, name, email, answeredBy }) => {
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
  const last = shown.at(-1)?.row
  return { transfers, next: rows.length > maxAtOnce && last ? `${last.day}.${last.itemId}` : null }
}
