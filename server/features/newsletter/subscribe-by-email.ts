import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { InterestFlag } from '#domain/content/interest-flags'
import type { Language } from '#domain/text/language'
import { enqueue } from '#server/platform/jobs/enqueue'
import { contactOf } from './contact-of.ts'
import { sendConfirmation } from './jobs.ts'
import { isOffList } from './queries.ts'

/**
 * Signs an address up to the newsletter. The job does whatever depends on whether the address is known, so that neither
 * the reply nor its timing reveals it.
 */
export async function subscribeByEmail(
  tx: Transaction,
  { email, language, interest }: { email: string; language: Language; interest?: InterestFlag },
): Promise<void> {
  const contact = await contactOf(tx, email)
  const subscribedAt = sql`app_now()`
  await tx
    .insert(tables.emailSubscription)
    .values({ contactId: contact.id, source: 'footer', language, subscribedAt })
    .onConflictDoUpdate({
      target: [tables.emailSubscription.contactId, tables.emailSubscription.source],
      // A former or unconfirmed subscriber starts over.
      set: { language, subscribedAt, confirmedAt: null, leftAt: null },
      setWhere: isOffList,
    })
  if (interest)
    await tx.insert(tables.contactInterest).values({ contactId: contact.id, flag: interest }).onConflictDoNothing()
  await enqueue(tx, sendConfirmation, { contactId: contact.id })
}
