import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { staff } from '#database/tables'

/** Whether a staff member has not left: their links to previews end with their access. */
export async function isStillStaff(db: Queryable, staffId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, staffId), isNull(staff.leftAt)))
  return found !== undefined
}
