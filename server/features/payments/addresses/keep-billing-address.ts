import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { booking } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import type { Language } from '#domain/text/language'
import type { Payer } from '#server/adapters/payments/payment-provider'

/** A postal address, one part per line. */
function addressLines({ address, city, postalCode, country }: Partial<Payer>, language: Language): string {
  const land = country && new Intl.DisplayNames(language, { type: 'region' }).of(country)
  return [address, [postalCode, city].filter(Boolean).join(' '), land].filter(Boolean).join('\n')
}

/** Stores the billing address that the owner of a booking entered with a card, for future invoices. */
export async function keepBillingAddress(
  tx: Transaction,
  actor: Actor,
  { bookingId, language, payer }: { bookingId: number; language: Language; payer: Partial<Payer> },
): Promise<void> {
  const isOwner = actor.kind === 'lead-booker' || actor.kind === 'guest-user'
  if (!isOwner || !payer.address) return
  await tx
    .update(booking)
    .set({ billingAddress: addressLines(payer, language) })
    .where(eq(booking.id, bookingId))
}
