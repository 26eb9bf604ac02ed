import { ProblemError } from '#contract/problems'
import { ProviderOutcomeUnknown } from '#server/adapters/payments/payment-provider'
import type { Context } from '#server/context'

/** The current card provider, and what a browser needs to send a card to it. Throws `unavailable`. */
export async function openCardSession({ payments }: Pick<Context, 'payments'>) {
  const provider = payments.forNew(payments.current)
  if (!provider) throw new ProblemError('unavailable')
  try {
    return await provider.cardSession()
  } catch (error) {
    if (error instanceof ProviderOutcomeUnknown) throw new ProblemError('unavailable')
    throw error
  }
}
