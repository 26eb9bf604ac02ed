import { and, eq, inArray, notExists } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'

const { contact } = tables

/** What is reason enough to know somebody. Interests are not: they are said of what one is sent. */
export const reasonsToKnow = [
  tables.account,
  tables.booking,
  tables.emailSubscription,
  tables.factSheetRequest,
  tables.guestLogin,
] as const

/** Forgets those contacts whom there is no reason left to know. */
export async function forgetLonely(tx: Transaction, contactIds: readonly number[]): Promise<void> {
  if (contactIds.length === 0) return
  const without = reasonsToKnow.map(table =>
    notExists(tx.select({ contactId: table.contactId }).from(table).where(eq(table.contactId, contact.id))),
  )
  await tx.delete(contact).where(and(inArray(contact.id, [...contactIds]), ...without))
}
