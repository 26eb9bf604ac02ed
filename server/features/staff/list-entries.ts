import { desc, eq, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reads } from '#database/connection'
import * as tables from '#database/tables'

const { staff, staffEntry } = tables
const mostAtOnce = 100

/** What the staff did that is written down, the newest first, before one that was seen. */
export async function listEntries(db: Reads, before: number | undefined) {
  const subject = alias(staff, 'subject')
  const rows = await db
    .select({ entry: staffEntry, who: staff.name, toWhom: subject.name })
    .from(staffEntry)
    .leftJoin(staff, eq(staff.id, staffEntry.staffId))
    .leftJoin(subject, eq(subject.id, staffEntry.subjectStaffId))
    .where(before === undefined ? undefined : lt(staffEntry.id, before))
    .orderBy(desc(staffEntry.id))
    .limit(mostAtOnce)
  return rows.map(({ entry: { id, at, action, subjectContact, reason, browser, system }, who, toWhom }) => ({
    id: String(id),
    at: at.toISOString(),
    who,
    action,
    toWhom,
    contactId: subjectContact,
    reason,
    browser,
    system,
  }))
}
