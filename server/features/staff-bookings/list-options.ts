import { and, eq, gt, sql } from 'drizzle-orm'
import type { OptionFilter, TransferHoldShown } from '#contract/staff/office-options'
import type { Queryable } from '#database/connection'
import { currentTime } from '#database/current-time'
import { booking, bookingItem, contact, option, villa } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { regionInReach } from '#server/platform/auth/reach-conditions'
import { dayKey, instantKey, keyset, pageOf } from '#server/platform/keyset'

const maxAtOnce = 50

const sorts = keyset(
  { until: instantKey(option.expiresAt), arrival: dayKey(sql`lower(${bookingItem.stay})`) },
  bookingItem.id,
)

/** The items of villas on hold, in the words of the index by arrival. */
const isOnHold = sql`${bookingItem.kind} = 'villa' and ${bookingItem.status} = ${sql.raw(String(itemStatus.option))}`

/** Lists the live options of the office: holds for a bank transfer, or those that staff made. Throws `invalid-input`. */
export async function listOptions(
  db: Queryable,
  reach: Reach,
  { state, order, cursor }: OptionFilter & { cursor?: string | undefined },
): Promise<{ holds: TransferHoldShown[]; next: string | null }> {
  const rows = await db
    .select({
      id: bookingItem.id,
      value: sorts.value(order),
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
        gt(option.expiresAt, currentTime),
        isOnHold,
        eq(booking.status, bookingStatus.officeOption),
        eq(booking.online, state === 'transfer'),
        regionInReach(reach, villa.regionId),
        sorts.beyond(order, cursor),
      ),
    )
    .orderBy(...sorts.orderBy(order))
    .limit(maxAtOnce + 1)
  const { page, next } = pageOf(rows, maxAtOnce)
  const holds = page.map(({ id: _, value: __, stay, expiresAt, ...rest }) => ({
    ...rest,
    ...stay,
    heldUntil: expiresAt.toISOString(),
    madeByStaff: state === 'provisional',
  }))
  return { holds, next }
}
