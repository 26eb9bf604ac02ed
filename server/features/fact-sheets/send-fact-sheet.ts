import { and, eq, isNull, sql } from 'drizzle-orm'
import { contact, factSheetRequest } from '#database/tables'
import { withTransaction } from '#database/transact'
import type { JobContext } from '#server/context'
import { queueEmail } from '#server/features/mail/public'
import { letterData } from './email-data.ts'
import { countSentWithinADay, findRequest } from './queries.ts'

/** E-mails per address and day, so that strangers cannot flood a mailbox by entering its address. */
const mostADay = 3

/** E-mails the link to the requested fact sheet. */
export async function run(context: JobContext, { requestId }: { requestId: number }): Promise<void> {
  const { db, configuration, documents, catalogue } = context
  const found = await findRequest(db, requestId)
  const villa = catalogue.villas.get(found?.request.villaId ?? 0)
  // A villa that is no longer let has no fact sheet.
  if (!found || !villa) return
  const { request, email: recipient } = found
  const letter = await documents.factSheetEmail(letterData(context, villa, { ...request, recipient }))
  await withTransaction(db, async tx => {
    // The lock on the contact serialises processes, so that the count is exact.
    await tx.select().from(contact).where(eq(contact.id, request.contactId)).for('no key update')
    if ((await countSentWithinADay(tx, request.contactId)) >= mostADay) return
    const ofRequest = and(eq(factSheetRequest.id, requestId), isNull(factSheetRequest.sentAt))
    const unsent = await tx.select({ id: factSheetRequest.id }).from(factSheetRequest).where(ofRequest)
    if (unsent.length === 0) return
    const mailId = await queueEmail(tx, {
      purpose: 'form',
      recipient,
      requestedBy: 'nobody',
      language: request.language,
      ...letter,
      replyTo: configuration.office.email,
    })
    if (mailId === undefined) return
    await tx.update(factSheetRequest).set({ sentAt: sql`app_now()` }).where(ofRequest)
  })
}
