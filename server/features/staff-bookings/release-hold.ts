import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { TransferHoldShown } from '#contract/staff/staff-bookings'
import type { Queryable, Transaction } from '#database/connection'
import { booking, bookingItem, contact, option, villa } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import type { Context } from '#server/context'
import { emailBookingOwner, findBookings, lockBooking, releaseNights, stayUrl } from '#server/features/bookings/public'
import { writeStaffEntry } from '#server/features/staff/public'

/** More than the limit of unpaid holds allows concurrently. */
const most = 1000

/** Lists the holds that visitors and clients made for a bank transfer, ordered by expiry. */
export async function listTransferHolds(db: Queryable): Promise<{ holds: TransferHoldShown[] }> {
  const rows = await db
    .select({
      bookingId: booking.id,
      reference: booking.reference,
      villa: villa.name,
      stay: bookingItem.stay,
      name: sql<string>`concat_ws(' ', coalesce(${booking.firstName}, ${contact.firstName}), coalesce(${booking.lastName}, ${contact.lastName}))`,
      email: sql<string>`coalesce(${booking.email}, ${contact.email}, '')`,
      expiresAt: option.expiresAt,
    })
    .from(option)
    .innerJoin(bookingItem, eq(bookingItem.id, option.bookingItemId))
    .innerJoin(booking, eq(booking.id, bookingItem.bookingId))
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .leftJoin(contact, eq(contact.id, booking.contactId))
    .where(
      and(
        gt(option.expiresAt, sql`app_now()`),
        eq(bookingItem.status, itemStatus.option),
        eq(booking.status, bookingStatus.officeOption),
        eq(booking.online, true),
      ),
    )
    .orderBy(asc(option.expiresAt))
    .limit(most)
  return {
    holds: rows.map(({ stay, expiresAt, ...rest }) => ({ ...rest, ...stay, heldUntil: expiresAt.toISOString() })),
  }
}

/**
 * Releases a villa held for a bank transfer before the hold expires. Notifies the client by e-mail, and logs which
 * member of staff did it. Throws `not-found`, `not-in-this-state` and `option-over`.
 */
export async function releaseHold(
  tx: Transaction,
  world: Pick<Context, 'catalogue' | 'configuration' | 'documents'>,
  { staffId }: Staff,
  bookingId: number,
): Promise<void> {
  await releaseNights(tx, await lockBooking(tx, bookingId), { step: 'releaseByOffice', actor: 'staff' })
  const [found] = await findBookings(tx, [bookingId])
  const item = found?.items.find(({ kind }) => kind === 'villa')
  if (!found || !item) throw new ProblemError('not-found')
  await writeStaffEntry(tx, { staffId, action: 'hold-released', reason: found.row.reference })
  const address = stayUrl(world, item.villa, item.stay, found.row.language)
  await emailBookingOwner(tx, world, found, { told: 'option-over', address })
}
