import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { type BookingChild, type BookingEvent, bookingChildren } from '#domain/lifecycles/booking-ends'

const list = (values: readonly (string | number)[]): SQL =>
  sql`(${sql.join(
    values.map(value => sql`${value}`),
    sql`, `,
  )})`

/** The open rows of one kind of these bookings, as a condition on `child`. */
export function openRows({ only, open }: BookingChild, bookingIds: readonly number[]): SQL {
  const ofBookings = sql`child.booking_id = any(${sql.param([...bookingIds])}::bigint[])`
  const isOpen =
    'in' in open
      ? sql`child.${sql.identifier(open.column)} in ${list(open.in)}`
      : sql.join(
          open.empty.map(column => sql`child.${sql.identifier(column)} is null`),
          sql` and `,
        )
  return sql`${ofBookings}${only ? sql` and ${sql.raw(only)}` : sql``} and ${isOpen}`
}

function endingOf(child: BookingChild, event: BookingEvent, bookingIds: readonly number[]): SQL | undefined {
  const ending = child.at[event]
  const table = sql.identifier(child.table)
  const open = openRows(child, bookingIds)
  if ('delete' in ending) return sql`delete from ${table} as child where ${open}`
  if ('stamp' in ending)
    return sql`update ${table} as child set ${sql.identifier(ending.stamp)} = app_now() where ${open}`
  if ('to' in ending && 'in' in child.open) {
    const column = sql.identifier(child.open.column)
    const stamped = child.endedAt ? sql`, ${sql.identifier(child.endedAt)} = app_now()` : sql``
    const narrowed = ending.from ? sql` and child.${column} in ${list(ending.from)}` : sql``
    return sql`update ${table} as child set ${column} = ${ending.to}${stamped} where ${open}${narrowed}`
  }
  return undefined
}

/**
 * Ends the open rows of bookings that were cancelled, completed, moved or have expired, as `bookingChildren` defines.
 * The caller holds their locks, and those of their villas where services end.
 */
export async function endChildren(tx: Transaction, event: BookingEvent, bookingIds: readonly number[]): Promise<void> {
  if (bookingIds.length === 0) return
  for (const child of Object.values<BookingChild>(bookingChildren)) {
    const ending = endingOf(child, event, bookingIds)
    if (ending) await tx.execute(ending)
  }
}
