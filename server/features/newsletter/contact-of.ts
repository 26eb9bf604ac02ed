import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { normaliseEmail } from '#domain/people/accounts'

/**
 * The contact of an address in any spelling, inserted if missing. An existing one is looked up first, because each
 * attempt to insert uses up an id.
 */
export async function contactOf(tx: Transaction, written: string): Promise<{ id: number }> {
  const { contact } = tables
  const email = normaliseEmail(written)
  const known = { id: contact.id }
  const find = () => tx.select(known).from(contact).where(eq(contact.email, email))
  const [found] = await find()
  if (found) return found
  const [made] = await tx.insert(contact).values({ email }).onConflictDoNothing().returning(known)
  // A concurrent transaction has inserted it.
  const [one] = made ? [made] : await find()
  if (!one) throw new Error('the contact was neither found nor inserted')
  return one
}

/**
 * The `contactId` of a reply to a caller without a session, which the specification requires: a random one each time.
 * The contact's own id would let a caller with an e-mail address recognise the client elsewhere.
 */
export const contactIdForNobody = (): string => randomUUID()
