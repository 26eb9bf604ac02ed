import { sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { currentTime } from '#database/current-time'
import { withTransaction } from '#database/transact'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import type { JobContext } from '#server/context'

/** Batch size. Each transaction locks the villas of its bookings. */
const atOnce = 100

/** Deletes one batch of visitors' bookings that expired long ago without any payment. Returns how many it deleted. */
const deleteBatch = (db: Db, months: number): Promise<number> =>
  withTransaction(db, async tx => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id from booking
      where status = ${bookingStatus.expired} and online and created_at < ${currentTime} - make_interval(months => ${months})
        and not exists (select from payment_attempt where booking_id = booking.id)
        and not exists (select from payment_link where booking_id = booking.id)
        and not exists (select from bank_transfer where booking_id = booking.id)
        and not exists (select from ledger_posting where booking_id = booking.id)
        and not exists (select from invoice where booking_id = booking.id)
      order by id limit ${atOnce} for update skip locked`)
    if (rows.length === 0) return 0
    const ids = sql.join(
      rows.map(({ id }) => sql`${id}`),
      sql`, `,
    )
    const items = sql`select id from booking_item where booking_id in (${ids})`
    await tx.execute(sql`delete from conditions_acceptance where booking_id in (${ids})`)
    await tx.execute(sql`delete from option where booking_item_id in (${items})`)
    await tx.execute(sql`delete from booking_item where booking_id in (${ids})`)
    await tx.execute(sql`delete from booking where id in (${ids})`)
    return rows.length
  })

/** Deletes visitors' unsold bookings once their retention has ended. */
export async function forgetUnsoldBookings(
  db: Db,
  { configuration: { personalDataMonths } }: Pick<JobContext, 'configuration'>,
): Promise<void> {
  while ((await deleteBatch(db, personalDataMonths)) === atOnce);
}
