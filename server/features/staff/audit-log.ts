import { and, desc, eq, lt, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import type { StaffAction } from '#domain/access/staff'
import { loggedFields } from '#domain/access/staff-changes'

const { contact, staff, staffAuditEntry: staffEntry } = tables
const mostAtOnce = 50

interface Wanted {
  /** Only entries older than the one with this id. */
  before?: number | undefined
  action?: StaffAction | undefined
  /** The staff member who acted or was the subject. */
  person?: string | undefined
}

/** Lists the entries of the staff log, newest first, and whether more follow. */
export async function listAuditLog(db: Queryable, { before, action, person }: Wanted) {
  const subject = alias(staff, 'subject')
  const rows = await db
    .select({
      entry: staffEntry,
      who: staff.name,
      toWhom: subject.name,
      client: { firstName: contact.firstName, lastName: contact.lastName, email: contact.email },
    })
    .from(staffEntry)
    .leftJoin(staff, eq(staff.id, staffEntry.staffId))
    .leftJoin(subject, eq(subject.id, staffEntry.subjectStaffId))
    .leftJoin(contact, eq(contact.publicId, staffEntry.subjectContact))
    .where(
      and(
        before === undefined ? undefined : lt(staffEntry.id, before),
        action && eq(staffEntry.action, action),
        person === undefined ? undefined : or(eq(staff.publicId, person), eq(subject.publicId, person)),
      ),
    )
    .orderBy(desc(staffEntry.id))
    .limit(mostAtOnce + 1)
  const entries = rows.slice(0, mostAtOnce).map(({ entry, who, toWhom, client }) => ({
    id: String(entry.id),
    at: entry.at.toISOString(),
    who,
    action: entry.action,
    toWhom: toWhom ?? (client && (`${client.firstName} ${client.lastName}`.trim() || client.email)),
    contactId: entry.subjectContact,
    reason: entry.reason,
    changes: loggedFields.flatMap(field => {
      const change = entry.changes[field]
      return change ? [{ field, ...change }] : []
    }),
    browser: entry.browser,
    system: entry.system,
  }))
  return { entries, more: rows.length > mostAtOnce }
}
