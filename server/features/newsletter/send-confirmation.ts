import { and, eq, sql } from 'drizzle-orm'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import type { JobContext } from '#server/context'
import { queueEmail } from '#server/features/mail/public'
import { confirmationEmailData } from './email-data.ts'
import { findSubscription, mayBeAsked } from './queries.ts'

/** E-mails the owner of an address a confirmation link, unless the address is on the list or was asked recently. */
export async function run(context: JobContext, { contactId }: { contactId: number }): Promise<void> {
  const { db, configuration, documents } = context
  const found = await findSubscription(db, contactId)
  if (!found?.mayBeAsked) return
  const { email: recipient, subscription } = found
  const { language, secret } = subscription
  const letter = await documents.confirmSubscriptionEmail(
    confirmationEmailData(context, { recipient, language, secret }),
  )
  await withTransaction(db, async tx => {
    const toBeAsked = and(eq(tables.emailSubscription.contactId, contactId), mayBeAsked)
    const unasked = await tx
      .select({ contactId: tables.emailSubscription.contactId })
      .from(tables.emailSubscription)
      .where(toBeAsked)
      .for('update')
    if (unasked.length === 0) return
    const mailId = await queueEmail(tx, {
      purpose: 'form',
      recipient,
      requestedBy: 'nobody',
      language,
      ...letter,
      replyTo: configuration.office.email,
    })
    if (mailId === undefined) return
    await tx.update(tables.emailSubscription).set({ askedAt: sql`app_now()` }).where(toBeAsked)
  })
}
