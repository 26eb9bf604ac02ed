import type { FilePayload } from '#contract/endpoint'
import { ProblemError } from '#contract/problems'
import type { AttachmentType } from '#domain/messages/message'
import type { Context } from '#server/context'
import { buildIcal, findBookings } from '#server/features/bookings/public'
import { confirmationFacts } from '#server/features/confirmation/public'
import { readPhoto } from '#server/features/feedback/public'
import { makeInformationPack } from '#server/features/information-pack/public'
import { readFile } from '#server/features/messages/public'
import { printInvoice } from '#server/features/payments/public'
import { decryptDocumentToken } from './document-token.ts'
import { databaseTime } from './link-document.ts'

/** Renders the document of a link. Throws `link-over` where the link has expired or was never valid. */
export async function makeDocument(
  context: Context,
  sealed: string,
): Promise<FilePayload<AttachmentType | 'text/calendar'>> {
  const { db } = context
  const { kind, id, language } = decryptDocumentToken(sealed, await databaseTime(db), context.configuration)
  if (kind === 'attachment') return readFile(db, id)
  if (kind === 'feedback-photo') return readPhoto(db, id)
  if (kind === 'invoice') return { type: 'application/pdf', ...(await printInvoice(db, context, id)) }
  const [found] = await findBookings(db, [id])
  if (!found) throw new ProblemError('link-over')
  const { reference } = found.row
  if (kind === 'confirmation') {
    const bytes = await context.documents.confirmationPdf(await confirmationFacts(db, context, found))
    return { type: 'application/pdf', bytes, name: `${reference}.pdf` }
  }
  if (kind === 'information-pack')
    return { type: 'application/pdf', ...(await makeInformationPack(context, found, language ?? found.row.language)) }
  const bytes = Buffer.from(await buildIcal(context, found))
  return { type: 'text/calendar', bytes, name: `${reference}.ics`, saved: true }
}
