import type { FilePayload } from '#contract/endpoint'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import type { Context } from '#server/context'
import { buildIcal, findBookings } from '#server/features/bookings/public'
import { confirmationFacts } from '#server/features/confirmation/public'
import { printInvoice } from '#server/features/payments/public'
import { decryptDocumentToken } from './document-token.ts'
import { databaseTime } from './link-document.ts'

/** Renders the document of a link. Throws `link-over` where the link has expired or was never valid. */
export async function makeDocument(
  db: Queryable,
  world: Pick<Context, 'catalogue' | 'configuration' | 'documents'>,
  sealed: string,
): Promise<FilePayload<'application/pdf' | 'text/calendar'>> {
  const { kind, id } = decryptDocumentToken(sealed, await databaseTime(db), world.configuration)
  if (kind === 'invoice') return { type: 'application/pdf', ...(await printInvoice(db, world, id)) }
  const [found] = await findBookings(db, [id])
  if (!found) throw new ProblemError('link-over')
  const { reference } = found.row
  if (kind === 'confirmation') {
    const bytes = await world.documents.confirmationPdf(await confirmationFacts(db, world, found))
    return { type: 'application/pdf', bytes, name: `${reference}.pdf` }
  }
  const bytes = Buffer.from(await buildIcal(world, found))
  return { type: 'text/calendar', bytes, name: `${reference}.ics`, saved: true }
}
