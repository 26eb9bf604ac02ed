import { and, asc, desc, eq, gt, lt, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { LogFilter } from '#contract/staff/staff'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import { loggedFields } from '#domain/access/staff-changes'

const { contact, staff, staffAuditEntry: staffEntry } = tables
const maxAtOnce = 50

/** The subject of an entry, where it is a member of staff. */
const subject = alias(staff, 'subject')

/** The entries of a filter, of a query that joins the subject under this name. */
export const logged = ({ action, person }: Pick<LogFilter, 'action' | 'person'>) =>
  and(
    action && eq(staffEntry.action, action),
    person === undefined ? undefined : or(eq(staff.publicId, person), eq(subject.publicId, person)),
  )

interface Wanted extends LogFilter {
  /** Only entries after the one with this id, in the order of the list. */
  after?: number | undefined
}

/** The order of a filter: entries are numbered as they are written. */
export const logOrder = ({ order }: LogFilter): SQL => (order === 'at' ? asc(staffEntry.id) : desc(staffEntry.id))

/** Lists the entries of the staff log in the order of the filter, and the cursor of the following ones. */
export async function listAuditLog(db: Queryable, { after, ...filter }: Wanted) {
  const beyond = filter.order === 'at' ? gt : lt
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
    .where(and(after === undefined ? undefined : beyond(staffEntry.id, after), logged(filter)))
    .orderBy(logOrder(filter))
    .limit(maxAtOnce + 1)
  const entries = rows.slice(0, maxAtOnce).map(({ entry, who, toWhom, client }) => ({
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
    versionId: entry.versionId,
    browser: entry.browser,
    system: entry.system,
  }))
  return { entries, next: rows.length > maxAtOnce ? (entries.at(-1)?.id ?? null) : null }
}
