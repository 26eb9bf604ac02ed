import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { booking, bookingItem } from '#database/tables'
import type { TeamMemberRow } from '#server/catalogue/rows/content'
import type { Context } from '#server/context'
import { clientManagerOf } from '#server/features/team/public'
import type { FoundBooking } from '../queries.ts'

type World = Pick<Context, 'catalogue'>

/** The client manager of a loaded booking. */
export const managerOf = (
  world: World,
  { row: { managerId, whiteKey }, items }: Pick<FoundBooking, 'row' | 'items'>,
): TeamMemberRow | undefined =>
  clientManagerOf(world, { managerId, whiteKey, villaId: items.find(({ kind }) => kind === 'villa')?.villaId })

/** The client manager of a booking as its e-mails name them. */
export function namedManager(world: World, found: Pick<FoundBooking, 'row' | 'items'>) {
  const manager = managerOf(world, found)
  return manager && { name: manager.fullName, phone: manager.workPhone }
}

/** Finds the client manager of a booking by its id. */
export async function findClientManager(
  db: Queryable,
  world: World,
  bookingId: number,
): Promise<TeamMemberRow | undefined> {
  const [found] = await db
    .select({ managerId: booking.managerId, whiteKey: booking.whiteKey, villaId: bookingItem.villaId })
    .from(booking)
    .innerJoin(bookingItem, and(eq(bookingItem.bookingId, booking.id), eq(bookingItem.kind, 'villa')))
    .where(eq(booking.id, bookingId))
    .orderBy(asc(bookingItem.id))
    .limit(1)
  return found && clientManagerOf(world, found)
}
