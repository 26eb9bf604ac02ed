import type { Configuration } from '#server/platform/config/configuration'
import { type ApplePay, applePay } from './apple-pay.ts'
import { checkout } from './checkout.ts'
import { opayo } from './opayo.ts'
import type { PaymentProvider, ProviderName } from './payment-provider.ts'

/** The configured card payment providers. */
export interface PaymentProviders {
  /** The provider of new payments. */
  current: ProviderName
  /** The provider of that name; undefined where none is configured. */
  of: (name: ProviderName) => PaymentProvider | undefined
  /** The same for a new payment: undefined also while an administrator has switched payments off. */
  forNew: (name: ProviderName) => PaymentProvider | undefined
  /** Apple Pay, if configured. */
  applePay?: ApplePay
}

/** Creates the configured providers. Payments in progress are completed even while payments are switched off. */
export function paymentProviders(
  { payments, company, publicUrl }: Pick<Configuration, 'payments' | 'company' | 'publicUrl'>,
  isSwitchedOff: () => boolean = () => false,
): PaymentProviders {
  const providers: Partial<Record<ProviderName, PaymentProvider>> = {
    ...(payments.checkout && { checkout: checkout(payments.checkout) }),
    ...(payments.opayo && { opayo: opayo(payments.opayo) }),
  }
  const { applePay: apple } = payments.wallets
  return {
    current: payments.provider,
    of: name => providers[name],
    forNew: name => (isSwitchedOff() ? undefined : providers[name]),
    ...(apple && { applePay: applePay(apple, { name: company.name, domain: new URL(publicUrl).hostname }) }),
  }
}
