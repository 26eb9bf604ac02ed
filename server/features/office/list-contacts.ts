import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { ContactFilter, ListedContact } from '#contract/staff/office-lists'
import type { Queryable } from '#database/connection'
import { instantText } from '#database/current-time'
import { account, contact } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { parseDay } from '#domain/calendar/day'
import { contactsNamed, contactsWithin } from '#server/features/staff/public'
import { throwFieldErrors } from '#server/platform/http/errors'

const maxAtOnce = 50

/** The clients of a filter: the list and its export have the same. */
export const contactsOf = (reach: Reach, { words }: Pick<ContactFilter, 'words'>): SQL | undefined =>
  and(contactsWithin(reach), words === '' ? undefined : contactsNamed(words))

const lastName = sql`lower(${contact.lastName})`

/** The key of each order, the value of a row in its cursor, and the values that a cursor can have. */
const sorts = {
  email: { key: sql`${contact.email}`, value: sql<string>`${contact.email}`, type: sql`text`, pattern: /^/ },
  name: { key: lastName, value: sql<string>`${lastName}`, type: sql`text`, pattern: /^/ },
  since: {
    key: sql`${contact.createdAt}`,
    value: instantText(contact.createdAt),
    type: sql`timestamptz`,
    pattern: /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}Z$/,
  },
} as const

const sortOf = (order: ContactFilter['order']) => sorts[order.replace('-', '') as keyof typeof sorts]
const isFalling = (order: string) => order.startsWith('-')

/** The order of a filter. */
export const contactOrder = ({ order }: Pick<ContactFilter, 'order'>): SQL[] =>
  [sortOf(order).key, sql`${contact.id}`].map(part => (isFalling(order) ? desc(part) : asc(part)))

/** The condition of the rows after a cursor. Throws `invalid-input`. */
function beyond(cursor: string | undefined, order: ContactFilter['order']): SQL | undefined {
  if (cursor === undefined) return undefined
  const { key, type, pattern } = sortOf(order)
  const [, value = '', id] = /^(.*)\.(\d{1,15})$/s.exec(cursor) ?? []
  const isDay = key !== sorts.since.key || parseDay(value.slice(0, 10)) !== undefined
  if (id === undefined || !pattern.test(value) || !isDay) throwFieldErrors({ cursor: 'invalid' })
  const than = isFalling(order) ? sql`<` : sql`>`
  return sql`(${key}, ${contact.id}) ${than} (${value}::${type}, ${id}::bigint)`
}

/** Lists clients in the order of the filter, and the cursor of the following ones. Throws `invalid-input`. */
export async function listContacts(
  db: Queryable,
  reach: Reach,
  { words, order, cursor }: ContactFilter & { cursor?: string | undefined },
): Promise<{ contacts: ListedContact[]; next: string | null }> {
  const rows = await db
    .select({
      rowId: contact.id,
      value: sortOf(order).value,
      contact: {
        id: contact.publicId,
        email: contact.email,
        firstname: contact.firstName,
        lastname: contact.lastName,
        hasAccount: sql<boolean>`${account.id} is not null`,
        language: contact.language,
        since: instantText(contact.createdAt),
      },
    })
    .from(contact)
    .leftJoin(account, eq(account.contactId, contact.id))
    .where(and(contactsOf(reach, { words }), beyond(cursor, order)))
    .orderBy(...contactOrder({ order }))
    .limit(maxAtOnce + 1)
  const page = rows.slice(0, maxAtOnce)
  const last = page.at(-1)
  return {
    contacts: page.map(row => row.contact),
    next: rows.length > maxAtOnce && last ? `${last.value}.${last.rowId}` : null,
  }
}
