import { and, gt } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { contact } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { contactsNamed, contactsWithin, selectContacts } from '#server/features/staff/public'

const maxAtOnce = 50

/** The clients of a filter: the list and its export have the same. */
export const contactsOf = (reach: Reach, { words }: { words: string }) =>
  and(contactsWithin(reach), words === '' ? undefined : contactsNamed(words))

/** Lists clients by e-mail address, and the cursor of the following ones. */
export async function listContacts(
  db: Queryable,
  reach: Reach,
  { words, cursor }: { words: string; cursor?: string | undefined },
) {
  const beyond = cursor === undefined ? undefined : gt(contact.email, cursor)
  const rows = await selectContacts(db, and(contactsOf(reach, { words }), beyond), maxAtOnce + 1)
  const contacts = rows.slice(0, maxAtOnce)
  return { contacts, next: rows.length > maxAtOnce ? (contacts.at(-1)?.email ?? null) : null }
}
