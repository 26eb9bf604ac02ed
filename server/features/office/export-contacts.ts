import { sql } from 'drizzle-orm'
import type { ContactFilter } from '#contract/staff/office-lists'
import { account, contact } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { reachOf } from '#domain/access/roles/reach'
import type { Day } from '#domain/calendar/day'
import { type ExportSource, exportList, yesNo } from './export-list.ts'
import { contactOrder, contactsOf } from './list-contacts.ts'

interface ContactRow extends Record<string, unknown> {
  email: string
  title: string
  first_name: string
  last_name: string
  language: string
  has_account: boolean
  created_at: Day
}

/** Exports clients as they are filtered. */
export const exportContacts = (source: ExportSource, actor: Staff, filter: ContactFilter) =>
  exportList<ContactRow>(source, actor, {
    name: 'clients',
    filter,
    query: sql`
      select ${contact.email}, ${contact.title}, ${contact.firstName}, ${contact.lastName}, ${contact.language},
        ${contact.createdAt}::date::text as created_at,
        exists (select from ${account} where ${account.contactId} = ${contact.id}) as has_account
      from ${contact} where ${contactsOf(reachOf(actor, 'contacts'), filter) ?? sql`true`} order by ${sql.join(contactOrder(filter), sql`, `)}`,
    columns: [
      ['E-mail', row => row.email],
      ['Title', row => row.title],
      ['First name', row => row.first_name],
      ['Last name', row => row.last_name],
      ['Language', row => row.language],
      ['Account', row => yesNo(row.has_account)],
      ['Known since', row => row.created_at],
    ],
  })
