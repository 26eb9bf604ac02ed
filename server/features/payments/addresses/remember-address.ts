import type { Transaction } from '#database/connection'
import { contactAddress } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import type { Payer } from '#server/adapters/payments/payment-provider'

/** Stores the billing address of a client's first card in their profile; an existing address stays. */
export async function rememberAddress(
  tx: Transaction,
  actor: Actor,
  { address: line1, city, postalCode: postcode = '', country }: Omit<Payer, 'email'>,
): Promise<void> {
  if (actor.kind !== 'lead-booker' || actor.impersonated || !line1 || !city || !country) return
  const { contactId } = actor
  await tx
    .insert(contactAddress)
    .values({ contactId, kind: 'billing', line1, line2: '', city, region: '', postcode, country })
    .onConflictDoNothing()
}
