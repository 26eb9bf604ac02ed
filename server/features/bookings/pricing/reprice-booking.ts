import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { bookingItem, instalment, priceLine } from '#database/tables'
import { repriceInstalments } from '#domain/booking/reprice'
import { nightsOf, type Stay } from '#domain/calendar/stay'
import { todayAt } from '#domain/calendar/today'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { roundCents } from '#domain/pricing/money'
import { readSettings } from '#server/features/settings/public'
import type { MovableBooking } from '../occupancy/staff-occupancy.ts'
import { termsOf } from '../stays/terms-of.ts'
import { dueWithHold } from './due-with-hold.ts'

/**
 * Reprices a stay: open instalments and their due days are recalculated. Returns the amount paid beyond the new price,
 * in cents, which the caller refunds. Without a price only the due days change.
 */
export async function repriceBooking(
  tx: Transaction,
  { row, item, now }: MovableBooking,
  stay: Stay,
  cents: number | undefined,
): Promise<number> {
  const instalments = await tx
    .select()
    .from(instalment)
    .where(eq(instalment.bookingId, row.id))
    .orderBy(asc(instalment.due), asc(instalment.position))
  const [priced] = await tx
    .select({ cents: bookingItem.priceCents })
    .from(bookingItem)
    .where(eq(bookingItem.id, item.id))
  const price = cents ?? priced?.cents ?? 0
  const isHeldOnly = row.status === bookingStatus.officeOption
  const { paid, unpaid, beyond } = repriceInstalments({
    cents: price,
    instalments: instalments.map(one => ({ ...one, isPaid: one.paidAt !== null })),
    isHeldOnly,
    arrival: stay.from,
    today: todayAt(now),
    terms: termsOf(row, await readSettings(tx, 'booking-terms')),
  })
  await tx.delete(instalment).where(eq(instalment.bookingId, row.id))
  const parts = [...paid, ...unpaid].map(part => ({ bookingId: row.id, paidAt: null, ...part }))
  if (parts.length > 0) await tx.insert(instalment).values(parts)
  if (isHeldOnly) await dueWithHold(tx, row.id)
  await tx.update(bookingItem).set({ priceCents: price }).where(eq(bookingItem.id, item.id))
  await tx.delete(priceLine).where(eq(priceLine.bookingItemId, item.id))
  const quantity = nightsOf(stay)
  await tx.insert(priceLine).values({
    bookingItemId: item.id,
    position: 0,
    nights: stay,
    quantity,
    unitCents: roundCents((price * 7) / quantity),
    cents: price,
  })
  return beyond
}
