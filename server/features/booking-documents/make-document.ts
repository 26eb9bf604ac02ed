import type { FileAnswer } from '#contract/endpoint'
import { Refusal } from '#contract/refusals'
import type { Reads } from '#database/connection'
import type { Context } from '#server/context'
import { calendarOf, findBookings } from '#server/features/bookings/public'
import { confirmationFacts } from '#server/features/confirmation/public'
import { printInvoice } from '#server/features/payments/public'
import { databaseTime } from './link-document.ts'
import { openAddress } from './sealed-address.ts'

/** Renders the document of a link. Throws `link-over` where the link has expired or was never valid. */
export async function makeDocument(
  db: Reads,
  world: Pick<Context, 'catalogue' | 'configuration' | 'documents'>,
  sealed: string,
): Promise<FileAnswer<'application/pdf' | 'text/calendar'>> {
  const { kind, id } = openAddress(sealed, await databaseTime(db), world.configuration)
  if (kind === 'invoice') return { type: 'application/pdf', ...(await printInvoice(db, world, id)) }
  const [found] = await findBookings(db, [id])
  if (!found) throw new Refusal('link-over')
  const { reference } = found.row
  if (kind === 'confirmation') {
    const bytes = await world.documents.confirmationPaper(await confirmationFacts(db, world, found))
    return { type: 'application/pdf', bytes, name: `${reference}.pdf` }
  }
  const bytes = Buffer.from(await calendarOf(world, found))
  return { type: 'text/calendar', bytes, name: `${reference}.ics`, saved: true }
}
