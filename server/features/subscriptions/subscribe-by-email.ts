import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Language } from '#domain/language'

/** Signs an address up to the newsletter; a known one is the contact it was. */
export async function subscribeByEmail(
  tx: Transaction,
  { email, language }: { email: string; language: Language },
): Promise<number> {
  const address = email.toLowerCase()
  const [contact] = await tx
    .insert(tables.contact)
    .values({ email: address })
    .onConflictDoUpdate({ target: tables.contact.email, set: { email: address } })
    .returning({ id: tables.contact.id })
  if (!contact) throw new Error('a contact was neither found nor made')
  await tx
    .insert(tables.emailSubscription)
    .values({ contactId: contact.id, source: 'footer', language })
    .onConflictDoNothing()
  return contact.id
}
