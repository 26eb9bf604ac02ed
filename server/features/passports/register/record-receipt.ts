import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { policeReceipt } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import type { Day } from '#domain/calendar/day'
import { writeStaffEntry } from '#server/features/staff/public'
import type { World } from '../queries.ts'
import { getRegisteredBooking } from './make-police-file.ts'

/** Records the register's receipt, once. Throws `not-found` and `not-in-this-state`. */
export async function recordReceipt(
  tx: Transaction,
  world: World,
  staff: Staff,
  { bookingId, reference, sentOn }: { bookingId: number; reference: string; sentOn: Day },
): Promise<{ receipts: string[] }> {
  const { trip } = await getRegisteredBooking(tx, world, staff, bookingId)
  const added = await tx
    .insert(policeReceipt)
    .values({ bookingId, reference, sentOn, recordedBy: staff.staffId })
    .onConflictDoNothing()
    .returning({ id: policeReceipt.id })
  if (added.length > 0)
    await writeStaffEntry(tx, {
      staffId: staff.staffId,
      action: 'register-sent',
      reason: `${trip.reference}: ${reference}`,
    })
  const rows = await tx
    .select({ reference: policeReceipt.reference })
    .from(policeReceipt)
    .where(eq(policeReceipt.bookingId, bookingId))
    .orderBy(asc(policeReceipt.id))
  return { receipts: rows.map(row => row.reference) }
}
