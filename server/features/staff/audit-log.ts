import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { LogFilter } from '#contract/staff/staff'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import { loggedFields } from '#domain/access/staff-changes'

const { contact, staff, staffAuditEntry: staffEntry } = tables
const maxAtOnce = 50

/** The subject of an entry, where it is a member of staff. */
const subject = alias(staff, 'subject')

/** The columns by which an entry is one of a person: what they did, and what was done to their access. */
const personColumns = [staffEntry.staffId, staffEntry.subjectStaffId] as const

/** Entries of a person by a column; the person is read once for a statement. */
const isOfPerson = (column: (typeof personColumns)[number], person: string): SQL =>
  sql`${column} = (select wanted.id from ${staff} wanted where wanted.public_id = ${person})`

/** The entries of a filter. */
export const logged = ({ action, person }: Pick<LogFilter, 'action' | 'person'>): SQL | undefined =>
  and(
    action && eq(staffEntry.action, action),
    person === undefined ? undefined : or(...personColumns.map(column => isOfPerson(column, person))),
  )

interface Wanted extends LogFilter {
  /** Only entries after the one with this id, in the order of the list. */
  after?: number | undefined
}

/** The order of a filter: entries are numbered as they are written. */
export const logOrder = ({ order }: Pick<LogFilter, 'order'>): SQL =>
  order === 'at' ? asc(staffEntry.id) : desc(staffEntry.id)

/** A page of the entries of a filter, as a condition: those of a person are found by two indexes, a page by each. */
function pageOf({ after, action, person, order }: Wanted): SQL | undefined {
  const beyond = order === 'at' ? gt : lt
  const wanted = and(
    after === undefined ? undefined : beyond(staffEntry.id, after),
    action && eq(staffEntry.action, action),
  )
  if (person === undefined) return wanted
  const pages = personColumns.map(
    column => sql`(select ${staffEntry.id} from ${staffEntry} where ${and(isOfPerson(column, person), wanted)}
      order by ${logOrder({ order })} limit ${maxAtOnce + 1})`,
  )
  return sql`${staffEntry.id} in (${sql.join(pages, sql` union `)})`
}

/** Lists the entries of the staff log in the order of the filter, and the cursor of the following ones. */
export async function listAuditLog(db: Queryable, wanted: Wanted) {
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
    .where(pageOf(wanted))
    .orderBy(logOrder(wanted))
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
