import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { booking, contactAddress } from '#database/tables'
import type { Language } from '#domain/text/language'

/** The address that was set for the invoices of a booking, and the one that is printed where none was. */
export interface InvoiceAddress {
  set: string
  known: string
}

/**
 * The addresses of a booking's client, one part per line. The known one is as entered with a card, else the account's
 * billing address, else the home address. Empty where there is none.
 */
export async function clientAddress(db: Queryable, bookingId: number, language: Language): Promise<InvoiceAddress> {
  const [found] = await db
    .select({ set: booking.invoiceAddress, typed: booking.billingAddress, contactId: booking.contactId })
    .from(booking)
    .where(eq(booking.id, bookingId))
  if (!found) return { set: '', known: '' }
  const { set, typed, contactId } = found
  const known = typed || (contactId === null ? '' : await profileAddress(db, contactId, language))
  return { set, known }
}

async function profileAddress(db: Queryable, contactId: number, language: Language): Promise<string> {
  const [known] = await db
    .select()
    .from(contactAddress)
    .where(eq(contactAddress.contactId, contactId))
    // `billing` comes before `home`.
    .orderBy(asc(contactAddress.kind))
    .limit(1)
  if (!known) return ''
  const { line1, line2, postcode, city, region, country } = known
  const land = new Intl.DisplayNames(language, { type: 'region' }).of(country)
  return [line1, line2, [postcode, city].filter(Boolean).join(' '), region, land].filter(Boolean).join('\n')
}
