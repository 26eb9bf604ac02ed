import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Language } from '#domain/language'
import type { Context } from '#server/context'
import { writeMail } from '#server/features/mail/public'
import { welcomeData } from './welcome-data.ts'

/** The contact of an address; a known one is looked up first, since each attempt to insert would use up an id. */
async function contactOf(tx: Transaction, email: string): Promise<number> {
  const find = () => tx.select({ id: tables.contact.id }).from(tables.contact).where(eq(tables.contact.email, email))
  const [known] = await find()
  if (known) return known.id
  const [made] = await tx
    .insert(tables.contact)
    .values({ email })
    .onConflictDoNothing()
    .returning({ id: tables.contact.id })
  // Another has made it meanwhile.
  const [contact] = made ? [made] : await find()
  if (!contact) throw new Error('a contact was neither found nor made')
  return contact.id
}

/** Signs an address up to the newsletter; a known one is the contact it was, and one new on the list is told so. */
export async function subscribeByEmail(
  tx: Transaction,
  context: Context,
  { email, language }: { email: string; language: Language },
): Promise<number> {
  const recipient = email.toLowerCase()
  const contactId = await contactOf(tx, recipient)
  const subscribed = await tx
    .insert(tables.emailSubscription)
    .values({ contactId, source: 'footer', language })
    .onConflictDoNothing()
    .returning()
  if (subscribed.length > 0) {
    const letter = await context.documents.letterWelcome(welcomeData(context, recipient, language))
    await writeMail(tx, { recipient, language, ...letter, replyTo: context.configuration.office.email })
  }
  return contactId
}
