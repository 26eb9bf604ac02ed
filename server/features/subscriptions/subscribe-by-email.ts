import { z } from 'zod'
import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Language } from '#domain/language'

const address = z.email()

/** Signs an address up to the newsletter; a known one is the contact it was. Throws `invalid-input`. */
export async function subscribeByEmail(
  tx: Transaction,
  { email, language }: { email: string; language: Language },
): Promise<number> {
  const parsed = address.safeParse(email.toLowerCase())
  if (!parsed.success) {
    const detail = 'That does not look like an e-mail address: please check it and try again.'
    throw new Refusal('invalid-input', { detail, errors: [{ field: 'body.email', code: 'email', detail }] })
  }
  const [contact] = await tx
    .insert(tables.contact)
    .values({ email: parsed.data })
    .onConflictDoUpdate({ target: tables.contact.email, set: { email: parsed.data } })
    .returning({ id: tables.contact.id })
  if (!contact) throw new Error('a contact was neither found nor made')
  await tx
    .insert(tables.emailSubscription)
    .values({ contactId: contact.id, source: 'footer', language })
    .onConflictDoNothing()
  return contact.id
}
