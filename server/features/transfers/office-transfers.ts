import { and, asc, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { OfficeTransfer } from '#contract/extras/office-transfers'
import type { Queryable } from '#database/connection'
import { booking, bookingItem, contact, staff, transfer, villa } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { reachOf } from '#domain/access/roles/reach'
import { closedItemStatuses, itemStatus } from '#domain/lifecycles/item-status'
import { regionInReach } from '#server/platform/auth/reach-conditions'
import { lastSuppliers } from './last-suppliers.ts'
import { presentTransfer } from './present-transfer.ts'
import type { World } from './queries.ts'

const maxAtOnce = 50

const waits = or(
  inArray(bookingItem.status, [itemStatus.none, itemStatus.awaitingConfirmation]),
  and(sql`${transfer.flightQuestion} ->> 'answer' = 'move'`, eq(bookingItem.status, itemStatus.confirmed)),
)

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
  const coming = and(
    notInArray(bookingItem.status, [...closedItemStatuses]),
    sql`${transfer.day} >= app_now()::date - 1`,
  )
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
    .where(and(state === 'open' ? waits : coming, regionInReach(reachOf(actor, 'bookings'), villa.regionId), beyond))
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
