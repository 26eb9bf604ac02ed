import type { Db } from '#database/connection'
import { transact } from '#database/transact'
import { type BankState, NoAnswer, NotDone, type PaymentProvider } from '#server/adapters/payments/payment-provider'
import type { Context } from '#server/context'
import { type Attempt, findAttempt, knownPayment } from './queries.ts'
import { type NextAtBank, settle } from './settle.ts'

type World = Pick<Context, 'payments' | 'configuration'>

/** Whom an attempt was begun with. It throws where they are configured no more: nobody else knows of it. */
export function providerOf(
  { payments }: Pick<Context, 'payments'>,
  { provider }: Pick<Attempt, 'provider'>,
): PaymentProvider {
  const found = payments.of(provider)
  if (!found) throw new Error(`${provider} is not configured, and an attempt was begun with it`)
  return found
}

/** Asks the provider for what is next, and answers what it then knows. */
async function act(db: Db, world: World, attempt: Attempt, next: 'takeMoney' | 'giveMoneyBack'): Promise<BankState> {
  const provider = providerOf(world, attempt)
  const payment = await knownPayment(db, attempt)
  const taking = next === 'takeMoney'
  try {
    if (!taking) {
      await provider.free(payment, `${payment.reference}-free`)
      return { truth: 'voided' }
    }
    const captured = await provider.capture(payment, `${payment.reference}-take`)
    const { currency } = payment
    return {
      truth: 'captured',
      money: { currency, authorised: attempt.cents, captured, refunded: 0, disputed: undefined },
    }
  } catch (error) {
    if (!(error instanceof NotDone)) throw error
    // Another may have done it meanwhile.
    const state = await provider.lookUp(payment)
    if (state.truth === 'authorised') throw error
    return state
  }
}

/**
 * Brings an attempt forward from what a provider knows of it, until there is nothing to do for us: money is taken for
 * what the booking gives, and freed where it gives nothing. Whatever stops it on the way, a job goes on from there.
 */
export async function advance(db: Db, world: World, attemptId: number, known: BankState): Promise<void> {
  let state = known
  for (;;) {
    const next: NextAtBank = await transact(db, tx =>
      settle(tx, world.configuration.payments.patience, attemptId, state),
    )
    if (!next) return
    const attempt = await findAttempt(db, attemptId)
    if (!attempt) return
    state = await act(db, world, attempt, next)
  }
}

/** The same for whoever waits for an answer: what the provider leaves open is left to the job. */
export async function advanceIfAnswered(
  db: Db,
  world: World,
  attemptId: number,
  ask: () => Promise<BankState>,
): Promise<void> {
  try {
    await advance(db, world, attemptId, await ask())
  } catch (error) {
    if (!(error instanceof NoAnswer || error instanceof NotDone)) throw error
  }
}
