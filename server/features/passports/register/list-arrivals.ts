import { type SQL, sql } from 'drizzle-orm'
import type { PoliceArrival } from '#contract/staff/office-register'
import type { Queryable } from '#database/connection'
import type { Reach } from '#domain/access/roles/reach'
import { regionInReach } from '#server/platform/auth/reach-conditions'
import { italianTimezone } from '../queries.ts'

const maxAtOnce = 50

/** The stays of the register, with or without a receipt: what follows `select`. */
export const arrivalsOf = (state: 'open' | 'sent', reach: Reach): SQL => sql`
    from booking_item
    join booking on booking.id = booking_item.booking_id
    join villa on villa.id = booking_item.villa_id
    join region on region.id = villa.region_id
    join country on country.id = region.country_id
    where booking_item.kind = 'villa' and booking.status in (2, 3) and country.timezone = ${italianTimezone}
      and booking_item.stay && daterange(app_now()::date - 3, app_now()::date + 15)
      and lower(booking_item.stay) between app_now()::date - 3 and app_now()::date + 14
      and ${regionInReach(reach, sql`villa.region_id`)}
      and ${state === 'sent' ? sql`` : sql`not`} exists (select from police_receipt where police_receipt.booking_id = booking.id)`

/**
 * Lists stays in Italy that begin within two weeks or began within three days, with or without a receipt of the register,
 * and the cursor of the following ones. Passport details are not decrypted.
 */
export async function listArrivals(
  db: Queryable,
  reach: Reach,
  { state, cursor }: { state: 'open' | 'sent'; cursor?: string | undefined },
): Promise<{ arrivals: PoliceArrival[]; next: string | null }> {
  const [day, id] = cursor?.split('.') ?? []
  const isAfter =
    cursor === undefined ? sql`true` : sql`(lower(booking_item.stay), booking.id) > (${day}::date, ${id}::bigint)`
  const { rows } = await db.execute<PoliceArrival & { bookingId: string | number; guests: number; begun: string }>(sql`
    select booking.id as "bookingId", booking.reference, villa.name as villa,
      lower(booking_item.stay)::text as from, upper(booking_item.stay)::text as to,
      booking.adults + booking.children + booking.infants as guests,
      (select count(*) from passport where passport.booking_id = booking.id and archived_at is null) as begun,
      array(select receipt.reference from police_receipt receipt where receipt.booking_id = booking.id order by receipt.id) as receipts
    ${arrivalsOf(state, reach)} and ${isAfter}
    order by lower(booking_item.stay), booking.id
    limit ${maxAtOnce + 1}`)
  const arrivals = rows.slice(0, maxAtOnce).map(row => ({
    bookingId: Number(row.bookingId),
    reference: row.reference,
    villa: row.villa,
    from: row.from,
    to: row.to,
    guests: row.guests,
    begun: Number(row.begun),
    receipts: row.receipts,
  }))
  const last = arrivals.at(-1)
  return { arrivals, next: rows.length > maxAtOnce && last ? `${last.from}.${last.bookingId}` : null }
}
