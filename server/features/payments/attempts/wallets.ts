import type { WalletsShown } from '#contract/payments/wallets'
import { ProblemError } from '#contract/problems'
import { ProviderOutcomeUnknown, ProviderRejected } from '#server/adapters/payments/payment-provider'
import type { Context } from '#server/context'
import { throwFieldErrors } from '#server/platform/http/field-errors'

type World = Pick<Context, 'payments' | 'configuration'>

/** The available wallets: those that are configured and that the current provider accepts. */
export function listWallets({ payments, configuration }: World): WalletsShown {
  const gateway = payments.of(payments.current)?.gateway
  const { googlePay } = configuration.payments.wallets
  return {
    countryCode: configuration.office.country.toUpperCase(),
    company: configuration.company.name,
    applePay: gateway && payments.applePay ? { merchant: payments.applePay.merchant } : null,
    googlePay: gateway && googlePay ? { ...googlePay, gateway: gateway.name, gatewayMerchant: gateway.merchant } : null,
  }
}

/** Creates the session for Apple's sheet. Throws `unavailable`, and `invalid-input` for a URL that is not Apple's. */
export async function validateApplePay(world: World, validationUrl: string) {
  const { payments } = world
  if (!payments.applePay || listWallets(world).applePay === null) throw new ProblemError('unavailable')
  throwFieldErrors({ validationUrl: payments.applePay.isKnown(validationUrl) ? undefined : 'invalid' })
  try {
    return { session: await payments.applePay.validate(validationUrl) }
  } catch (error) {
    if (error instanceof ProviderOutcomeUnknown || error instanceof ProviderRejected)
      throw new ProblemError('unavailable')
    throw error
  }
}
