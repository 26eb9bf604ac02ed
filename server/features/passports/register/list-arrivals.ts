import { sql } from 'drizzle-orm'
import type { PoliceArrival } from '#contract/staff/office-register'
import type { Queryable } from '#database/connection'
import { italianTimezone } from '../queries.ts'

const mostAtOnce = 100

/** Lists stays in Italy that begin within two weeks or began within three days. Passport details are not decrypted. */
export async function listArrivals(db: Queryable): Promise<{ arrivals: PoliceArrival[]; more: boolean }> {
  const { rows } = await db.execute<PoliceArrival & { bookingId: string | number; guests: number; begun: string }>(sql`
    select booking.id as "bookingId", booking.reference, villa.name as villa,
      lower(booking_item.stay)::text as from, upper(booking_item.stay)::text as to,
      booking.adults + booking.children + booking.infants as guests,
      (select count(*) from passport where passport.booking_id = booking.id and archived_at is null) as begun,
      array(select receipt.reference from police_receipt receipt where receipt.booking_id = booking.id order by receipt.id) as receipts
    from booking_item
    join booking on booking.id = booking_item.booking_id
    join villa on villa.id = booking_item.villa_id
    join region on region.id = villa.region_id
    join country on country.id = region.country_id
    where booking_item.kind = 'villa' and booking.status in (2, 3) and country.timezone = ${italianTimezone}
      and booking_item.stay && daterange(app_now()::date - 3, app_now()::date + 15)
      and lower(booking_item.stay) between app_now()::date - 3 and app_now()::date + 14
    order by lower(booking_item.stay), booking.id
    limit ${mostAtOnce + 1}`)
  return {
    arrivals: rows.slice(0, mostAtOnce).map(row => ({
      bookingId: Number(row.bookingId),
      reference: row.reference,
      villa: row.villa,
      from: row.from,
      to: row.to,
      guests: row.guests,
      begun: Number(row.begun),
      receipts: row.receipts,
    })),
    more: rows.length > mostAtOnce,
  }
}
