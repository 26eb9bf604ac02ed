import type { WalletsShown } from '#contract/payments/wallets'
import { ProblemError } from '#contract/problems'
import { type AppleSession, ProviderOutcomeUnknown, ProviderRejected } from '#server/adapters/payments/payment-provider'
import type { Context } from '#server/context'
import { throwFieldErrors } from '#server/platform/http/errors'
import { sealValidation } from '../attempts/apple-validation.ts'

type World = Pick<Context, 'payments' | 'configuration'>

interface AppleSheet {
  merchant: string
  /** Whether the address that the browser brings is Apple's; it is asked by our own merchant id only. */
  isKnown: (validationUrl: string) => boolean
  open: (validationUrl: string) => Promise<AppleSession>
}

/** How Apple's sheet is opened for the current provider; undefined where it is not configured. */
function appleSheetOf({ payments }: World): AppleSheet | undefined {
  const { applePay } = payments.forNew(payments.current) ?? {}
  if (applePay !== 'own-merchant')
    return applePay && { merchant: applePay.merchant, isKnown: () => true, open: applePay.validate }
  const own = payments.applePay
  return own && { ...own, open: async address => ({ session: await own.validate(address) }) }
}

/** The available wallets: those that are configured and that the current provider accepts. */
export function listWallets(world: World): WalletsShown {
  const { payments, configuration } = world
  const gateway = payments.forNew(payments.current)?.gateway
  const { googlePay } = configuration.payments.wallets
  const sheet = appleSheetOf(world)
  return {
    countryCode: configuration.office.country.toUpperCase(),
    company: configuration.company.name,
    applePay: sheet ? { merchant: sheet.merchant } : null,
    googlePay: gateway && googlePay ? { ...googlePay, gateway: gateway.name, gatewayMerchant: gateway.merchant } : null,
  }
}

/** Creates the session for Apple's sheet. Throws `unavailable`, and `invalid-input` for a URL that is not Apple's. */
export async function validateApplePay(world: World, validationUrl: string) {
  const sheet = appleSheetOf(world)
  if (!sheet) throw new ProblemError('unavailable')
  throwFieldErrors({ validationUrl: sheet.isKnown(validationUrl) ? undefined : 'invalid' })
  try {
    const { session, validationToken } = await sheet.open(validationUrl)
    const validation = validationToken === undefined ? null : sealValidation(validationToken, world.configuration)
    return { session, validation }
  } catch (error) {
    if (error instanceof ProviderOutcomeUnknown || error instanceof ProviderRejected)
      throw new ProblemError('unavailable')
    throw error
  }
}
