import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { newClientForm } from '#contract/forms/staff'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { contact } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import type { Language } from '#domain/text/language'
import { selectContacts, writeStaffEntry } from '#server/features/staff/public'

/**
 * Adds a person as a client, who has no account yet. Throws `address-taken` with the client who has the address: staff
 * choose them instead.
 */
export async function addClient(
  tx: Transaction,
  { staffId }: Staff,
  { email, firstname, lastname }: Omit<z.output<typeof newClientForm>, 'phone'>,
  language: Language,
): Promise<{ id: number; publicId: string }> {
  const [added] = await tx
    .insert(contact)
    .values({ email, firstName: firstname, lastName: lastname, language })
    .onConflictDoNothing({ target: contact.email })
    .returning({ id: contact.id, publicId: contact.publicId })
  if (!added) {
    const [known] = await selectContacts(tx, eq(contact.email, email), 1)
    throw new ProblemError('address-taken', { more: { contact: known } })
  }
  await writeStaffEntry(tx, { staffId, action: 'client-added', subjectContact: added.publicId })
  return added
}
