import { asc, eq } from 'drizzle-orm'
import type { Reads } from '#database/connection'
import { booking, contactAddress } from '#database/tables'
import type { Language } from '#domain/language'

/**
 * The address of a booking's client, one part per line: as entered with a card, else the account's billing address,
 * else the home address. Empty where none is known.
 */
export async function clientAddress(db: Reads, bookingId: number, language: Language): Promise<string> {
  const [found] = await db
    .select({ typed: booking.billingAddress, contactId: booking.contactId })
    .from(booking)
    .where(eq(booking.id, bookingId))
  if (!found || found.typed || found.contactId === null) return found?.typed ?? ''
  const [known] = await db
    .select()
    .from(contactAddress)
    .where(eq(contactAddress.contactId, found.contactId))
    // `billing` comes before `home`.
    .orderBy(asc(contactAddress.kind))
    .limit(1)
  if (!known) return ''
  const { line1, line2, postcode, city, region, country } = known
  const land = new Intl.DisplayNames(language, { type: 'region' }).of(country)
  return [line1, line2, [postcode, city].filter(Boolean).join(' '), region, land].filter(Boolean).join('\n')
}
