import type { Db } from '#database/connection'
import { withTransaction } from '#database/transact'
import {
  type PaymentProvider,
  ProviderOutcomeUnknown,
  type ProviderPayment,
  ProviderRejected,
} from '#server/adapters/payments/payment-provider'
import type { Context } from '#server/context'
import { type Attempt, findAttempt, knownPayment } from '../queries.ts'
import { type NextProviderCall, settle } from './settle.ts'

type World = Pick<Context, 'payments' | 'configuration'>

/** The provider of an attempt. Throws where it is no longer configured, because no other provider knows the payment. */
export function providerOf(
  { payments }: Pick<Context, 'payments'>,
  { provider }: Pick<Attempt, 'provider'>,
): PaymentProvider {
  const found = payments.of(provider)
  if (!found) throw new Error(`${provider} is not configured, and an attempt was begun with it`)
  return found
}

/** Requests the next action from the provider, and returns the resulting state. */
async function callProvider(
  db: Db,
  world: World,
  attempt: Attempt,
  next: 'capture' | 'refundOrVoid',
): Promise<ProviderPayment> {
  const provider = providerOf(world, attempt)
  const payment = await knownPayment(db, attempt)
  const taking = next === 'capture'
  try {
    if (!taking) {
      await provider.void(payment, `${payment.reference}-free`)
      return { truth: 'voided' }
    }
    const captured = await provider.capture(payment, `${payment.reference}-take`)
    const { currency } = payment
    return {
      truth: 'captured',
      money: { currency, authorised: attempt.cents, captured, refunded: 0, disputed: undefined },
    }
  } catch (error) {
    if (!(error instanceof ProviderRejected)) throw error
    // Another process may have done it meanwhile.
    const state = await provider.getPayment(payment)
    if (state.truth === 'authorised') throw error
    return state
  }
}

/**
 * Advances an attempt from the state at its provider until we have nothing to do: captures money for what the booking
 * gives, and frees it where it gives nothing. If this is interrupted, a job resumes it.
 */
export async function advance(db: Db, world: World, attemptId: number, known: ProviderPayment): Promise<void> {
  let state = known
  for (;;) {
    const next: NextProviderCall = await withTransaction(db, tx =>
      settle(tx, world.configuration.payments.patience, attemptId, state),
    )
    if (!next) return
    const attempt = await findAttempt(db, attemptId)
    if (!attempt) return
    state = await callProvider(db, world, attempt, next)
  }
}

/** The same during a request: if the provider does not respond, the job continues. */
export async function advanceOrDefer(
  db: Db,
  world: World,
  attemptId: number,
  ask: () => Promise<ProviderPayment>,
): Promise<void> {
  try {
    await advance(db, world, attemptId, await ask())
  } catch (error) {
    if (!(error instanceof ProviderOutcomeUnknown || error instanceof ProviderRejected)) throw error
  }
}
