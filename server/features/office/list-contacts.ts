import { and, type SQL, sql } from 'drizzle-orm'
import type { ContactFilter, ListedContact } from '#contract/staff/office-lists'
import type { Queryable } from '#database/connection'
import { instantText } from '#database/current-time'
import { account, contact } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { contactsNamed, contactsWithin } from '#server/features/staff/public'
import { instantKey, keyset, pageOf, textKey } from '#server/platform/keyset'

const maxAtOnce = 50

/** The clients of a filter: the list and its export have the same. */
export const contactsOf = (reach: Reach, { words }: Pick<ContactFilter, 'words'>): SQL | undefined =>
  and(contactsWithin(reach), words === '' ? undefined : contactsNamed(words))

/**
 * A scalar and no join: if many clients have one time, as imported ones have, the database expects few rows after a cursor
 * and joins all of them before it takes a page.
 */
const hasAccount = sql<boolean>`coalesce((select true from ${account} where account.contact_id = contact.id), false)`

const sorts = keyset(
  {
    email: textKey(contact.email),
    name: textKey(sql`lower(${contact.lastName})`),
    since: instantKey(contact.createdAt),
  },
  contact.id,
)

/** The order of a filter. */
export const contactOrder = ({ order }: Pick<ContactFilter, 'order'>): SQL[] => sorts.orderBy(order)

/** Lists clients in the order of the filter, and the cursor of the following ones. Throws `invalid-input`. */
export async function listContacts(
  db: Queryable,
  reach: Reach,
  { words, order, cursor }: ContactFilter & { cursor?: string | undefined },
): Promise<{ contacts: ListedContact[]; next: string | null }> {
  const rows = await db
    .select({
      id: contact.id,
      value: sorts.value(order),
      contact: {
        id: contact.publicId,
        email: contact.email,
        firstname: contact.firstName,
        lastname: contact.lastName,
        hasAccount,
        language: contact.language,
        since: instantText(contact.createdAt),
      },
    })
    .from(contact)
    .where(and(contactsOf(reach, { words }), sorts.beyond(order, cursor)))
    .orderBy(...sorts.orderBy(order))
    .limit(maxAtOnce + 1)
  const { page, next } = pageOf(rows, maxAtOnce)
  return { contacts: page.map(row => row.contact), next }
}
