import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { TransferHoldShown } from '#contract/staff/office-options'
import type { Queryable } from '#database/connection'
import { booking, bookingItem, contact, option, villa } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { regionInReach } from '#server/platform/auth/reach-conditions'

const maxAtOnce = 50

/** Lists the live options of the office, ordered by expiry: holds for a bank transfer, or those that staff made. */
export async function listOptions(
  db: Queryable,
  reach: Reach,
  { state, cursor }: { state: 'transfer' | 'provisional'; cursor?: string | undefined },
): Promise<{ holds: TransferHoldShown[]; next: string | null }> {
  const [, expiry = '', id = ''] = /^(.*)\.(\d+)$/.exec(cursor ?? '') ?? []
  // The cursor has milliseconds, a row can have more.
  const expiresAt = sql`date_trunc('milliseconds', ${option.expiresAt})`
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
        cursor === undefined ? undefined : sql`(${expiresAt}, ${booking.id}) > (${expiry}::timestamptz, ${id}::bigint)`,
        eq(bookingItem.status, itemStatus.option),
        eq(booking.status, bookingStatus.officeOption),
        eq(booking.online, state === 'transfer'),
        regionInReach(reach, villa.regionId),
      ),
    )
    .orderBy(asc(expiresAt), asc(booking.id))
    .limit(maxAtOnce + 1)
  const holds = rows.slice(0, maxAtOnce).map(({ stay, expiresAt: until, ...rest }) => ({
    ...rest,
    ...stay,
    heldUntil: until.toISOString(),
    madeByStaff: state === 'provisional',
  }))
  const last = holds.at(-1)
  return { holds, next: rows.length > maxAtOnce && last ? `${last.heldUntil}.${last.bookingId}` : null }
}
