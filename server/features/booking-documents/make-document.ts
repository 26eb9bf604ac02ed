import type { FileAnswer } from '#contract/endpoint'
import { Refusal } from '#contract/refusals'
import type { Context } from '#server/context'
import { calendarOf, findBookings } from '#server/features/bookings/public'
import { printInvoice } from '#server/features/payments/public'
import { databaseTime } from './link-document.ts'
import { makeConfirmation } from './make-confirmation.ts'
import { openAddress } from './sealed-address.ts'

/** What an address opens. Throws `link-over` where it is over, or was never one. */
export async function makeDocument(
  context: Pick<Context, 'db' | 'catalogue' | 'configuration' | 'documents'>,
  sealed: string,
): Promise<FileAnswer<'application/pdf' | 'text/calendar'>> {
  const { db, configuration } = context
  const { kind, id } = openAddress(sealed, await databaseTime(db), configuration)
  if (kind === 'invoice') return { type: 'application/pdf', ...(await printInvoice(context, id)) }
  const [found] = await findBookings(db, [id])
  if (!found) throw new Refusal('link-over')
  const { reference } = found.row
  if (kind === 'confirmation')
    return { type: 'application/pdf', bytes: await makeConfirmation(context, found), name: `${reference}.pdf` }
  const bytes = Buffer.from(await calendarOf(context, found))
  return { type: 'text/calendar', bytes, name: `${reference}.ics`, saved: true }
}
