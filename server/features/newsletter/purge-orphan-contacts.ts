import { and, eq, inArray, notExists } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'

const { contact } = tables

/** Tables whose rows keep a contact from being deleted. Interests do not: they only qualify a subscription. */
export const contactReferences = [
  tables.account,
  tables.booking,
  tables.emailSubscription,
  tables.factSheetRequest,
  tables.guestLogin,
] as const

/** Deletes those of the contacts to which no such row refers. */
export async function purgeOrphanContacts(tx: Transaction, contactIds: readonly number[]): Promise<void> {
  if (contactIds.length === 0) return
  const without = contactReferences.map(table =>
    notExists(tx.select({ contactId: table.contactId }).from(table).where(eq(table.contactId, contact.id))),
  )
  await tx.delete(contact).where(and(inArray(contact.id, [...contactIds]), ...without))
}
