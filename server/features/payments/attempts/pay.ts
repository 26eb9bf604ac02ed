import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from '#contract/problems'
import type { Db } from '#database/connection'
import { withTransaction } from '#database/transact'
import type { BrowserInfo, Payer } from '#server/adapters/payments/payment-provider'
import type { Context } from '#server/context'
import { findBookedAs } from '#server/features/bookings/public'
import { keepBillingAddress } from '../addresses/keep-billing-address.ts'
import { rememberAddress } from '../addresses/remember-address.ts'
import { type Attempt, currencyCode, findAttempt } from '../queries.ts'
import { advanceOrDefer } from './advance.ts'
import { createAttempt, type PayerAuthorization, type PaymentInput } from './create-attempt.ts'
import { challengeReturnUrl } from './return-urls.ts'

export interface CardPaid extends PaymentInput {
  payer: Omit<Payer, 'email'>
  browser: BrowserInfo
}

/**
 * Pays a part of a booking by card: stores the attempt, then requests the provider and acts on its reply.
 * Reconciliation recovers anything lost. Throws whatever `beginAttempt` throws, and `unavailable` where the provider is
 * not configured or payments are switched off.
 */
export async function pay(
  db: Db,
  world: Pick<Context, 'payments' | 'configuration'>,
  by: PayerAuthorization,
  wanted: CardPaid,
): Promise<Attempt> {
  const { payments, configuration } = world
  const provider = payments.forNew(wanted.provider)
  if (!provider) throw new ProblemError('unavailable')
  const { attempt, isNew } = await withTransaction(db, async tx => {
    const begun = await createAttempt(tx, by, wanted)
    if (begun.isNew && 'actor' in by) {
      await rememberAddress(tx, by.actor, wanted.payer)
      await keepBillingAddress(tx, by.actor, wanted)
    }
    return begun
  })
  if (isNew) {
    const booking = await findBookedAs(db, attempt.bookingId)
    const currency = await currencyCode(db, attempt.currencyId)
    await advanceOrDefer(db, world, attempt.id, () =>
      provider.authorise({
        reference: attempt.batchCode,
        cents: attempt.cents,
        currency,
        description: `${configuration.company.name} ${booking?.reference ?? ''}`,
        card: wanted.card,
        payer: { ...wanted.payer, email: wanted.payerEmail ?? booking?.email ?? configuration.office.email },
        browser: wanted.browser,
        returnUrl: challengeReturnUrl(configuration, attempt),
        keptAside: attempt.part === 'damage',
      }),
    )
  }
  const found = await findAttempt(db, attempt.id)
  if (!found) throw new ProblemError('not-found')
  return found
}

/** The facts about the payer's browser that providers require. */
export const browserInfo = (app: FastifyInstance, { raw, headers }: FastifyRequest): BrowserInfo => ({
  ip: app.early.callerOf(raw),
  accept: headers.accept ?? '*/*',
  userAgent: headers['user-agent'] ?? '',
  language: (headers['accept-language'] ?? 'en').split(/[,;]/, 1)[0] ?? 'en',
})
