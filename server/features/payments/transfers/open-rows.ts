import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { bankTransfer } from '#database/tables'
import { type ChargedPart, isItemPart, partOfItem } from '#domain/booking/payment/payable-part'
import { payableItemStatuses } from '#domain/lifecycles/item-status'
import type { FoundBooking } from '#server/features/bookings/public'

/** The rows of a part that a transfer can pay: an item, or an instalment by its position; the next one first. */
interface OpenRow {
  itemIds: number[]
  positions: number[]
  cents: number
}

export const sumOfRows = (rows: readonly OpenRow[]): number => rows.reduce((all, { cents }) => all + cents, 0)

/** The open items or instalments of a part. */
export function openRows({ items, instalments }: FoundBooking, part: ChargedPart): OpenRow[] {
  if (isItemPart(part))
    return items
      .filter(({ kind, status }) => partOfItem(kind) === part && payableItemStatuses.includes(status))
      .map(({ id, priceCents }) => ({ itemIds: [id], positions: [], cents: priceCents }))
  return instalments
    .filter(({ kind, paidAt }) => kind === part && !paidAt)
    .map(({ position, cents }) => ({ itemIds: [], positions: [position], cents }))
}

/** Transfers received for a booking minus those returned, in cents. */
export async function keptByTransfer(db: Queryable, bookingId: number): Promise<number> {
  const [kept] = await db
    .select({
      cents: sql<number>`coalesce(sum(case ${bankTransfer.direction} when 'in' then ${bankTransfer.cents} else -${bankTransfer.cents} end), 0)::integer`,
    })
    .from(bankTransfer)
    .where(eq(bankTransfer.bookingId, bookingId))
  return kept?.cents ?? 0
}
