import type { Configuration } from '#server/platform/configuration'
import { checkout } from './checkout.ts'
import { opayo } from './opayo.ts'
import type { PaymentProvider, ProviderName } from './payment-provider.ts'

/** Who takes cards here. */
export interface PaymentProviders {
  /** Who takes those of new payments. */
  current: ProviderName
  /** The one of that name; undefined where none is configured. */
  of: (name: ProviderName) => PaymentProvider | undefined
}

/** The providers that the configuration names. */
export function paymentProviders({ payments }: Pick<Configuration, 'payments'>): PaymentProviders {
  const providers: Partial<Record<ProviderName, PaymentProvider>> = {
    ...(payments.checkout && { checkout: checkout(payments.checkout) }),
    ...(payments.opayo && { opayo: opayo(payments.opayo) }),
  }
  return { current: payments.provider, of: name => providers[name] }
}
