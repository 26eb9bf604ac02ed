import { Refusal } from '#contract/refusals'
import type { Db } from '#database/connection'
import { transact } from '#database/transact'
import type { CardToken, Payer, PayingBrowser } from '#server/adapters/payments/payment-provider'
import type { Context } from '#server/context'
import { findBookings } from '#server/features/bookings/public'
import { advanceIfAnswered } from './advance.ts'
import { beginAttempt, type PaidBy, type WantedPayment } from './begin-attempt.ts'
import { keepBillingAddress } from './keep-billing-address.ts'
import { type Attempt, codeOf, findAttempt } from './queries.ts'
import { rememberAddress } from './remember-address.ts'
import { returnAddress } from './return-address.ts'

export interface CardPaid extends WantedPayment {
  card: CardToken
  payer: Omit<Payer, 'email'>
  browser: PayingBrowser
}

/**
 * Pays a part of a booking by card: stores the attempt, then requests the provider and acts on its reply.
 * Reconciliation recovers anything lost. Throws whatever `beginAttempt` throws, and `unavailable` where the provider is
 * not configured.
 */
export async function pay(
  db: Db,
  world: Pick<Context, 'payments' | 'configuration'>,
  by: PaidBy,
  wanted: CardPaid,
): Promise<Attempt> {
  const { payments, configuration } = world
  const provider = payments.of(wanted.provider)
  if (!provider) throw new Refusal('unavailable')
  const { attempt, isNew } = await transact(db, async tx => {
    const begun = await beginAttempt(tx, by, wanted)
    if (begun.isNew && 'actor' in by) {
      await rememberAddress(tx, by.actor, wanted.payer)
      await keepBillingAddress(tx, by.actor, wanted)
    }
    return begun
  })
  if (isNew) {
    const [booking] = await findBookings(db, [attempt.bookingId])
    const currency = await codeOf(db, attempt.currencyId)
    await advanceIfAnswered(db, world, attempt.id, () =>
      provider.authorise({
        reference: attempt.batchCode,
        cents: attempt.cents,
        currency,
        description: `${configuration.company.name} ${booking?.row.reference ?? ''}`,
        card: wanted.card,
        payer: { ...wanted.payer, email: wanted.payerEmail ?? booking?.email ?? configuration.office.email },
        browser: wanted.browser,
        returnUrl: returnAddress(configuration, attempt),
        keptAside: attempt.part === 'damage',
      }),
    )
  }
  const found = await findAttempt(db, attempt.id)
  if (!found) throw new Refusal('not-found')
  return found
}
