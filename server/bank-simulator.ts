import { join } from 'node:path'
import type { RunningBank } from '#bank/start-bank'
import type { Configuration } from './platform/config/configuration.ts'
import type { ProcessLifecycle } from './platform/runtime/process-lifecycle.ts'

/** The path of the provider's webhook. */
export const webhookPath = '/api/core/payments/events/checkout'

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE'

/** Starts the bank simulator, where a provider of the demonstration is not configured and no simulator runs. */
export async function startSimulatedBank(
  { payments, mode, port, dataFolder, role }: Configuration,
  { onShutdown: undo }: Pick<ProcessLifecycle, 'onShutdown'>,
): Promise<RunningBank | undefined> {
  if (mode === 'live' || role === 'worker' || payments.simulator.url || (payments.checkout && payments.opayo))
    return undefined
  const { startBank } = await import('#bank/start-bank')
  const file = join(dataFolder, 'bank', 'books.jsonl')
  const wanted = payments.simulator.port
  const start = (on: number) => startBank({ port: on, file })
  const bank = await start(wanted ?? (port ? port + 1 : 0)).catch((error: unknown) => {
    if (wanted !== undefined || !isTaken(error)) throw error
    return start(0)
  })
  undo('the bank simulator', bank.stop)
  return bank
}

/** The configuration with the simulator in place of each unconfigured provider. */
export async function withSimulatedBank(configuration: Configuration, url: string | undefined): Promise<Configuration> {
  const { payments } = configuration
  if (!url) return configuration
  const { bankKeys: keys } = await import('#bank/bank')
  return {
    ...configuration,
    payments: {
      ...payments,
      checkout: payments.checkout ?? {
        url: `${url}/checkout`,
        publicKey: keys.checkoutPublic,
        secretKey: keys.checkoutSecret,
        webhookKey: keys.checkoutWebhook,
        channel: '',
      },
      wallets: {
        ...payments.wallets,
        // A configured provider accepts no tokens of the simulated wallets.
        ...(!payments[payments.provider] && {
          applePay: { merchant: keys.applePayMerchant, simulator: `${url}/applepay` },
          googlePay: { merchant: keys.googlePayMerchant, environment: 'TEST' },
        }),
      },
      opayo: payments.opayo ?? {
        url: `${url}/opayo`,
        vendor: keys.opayoVendor,
        key: keys.opayoKey,
        password: keys.opayoPassword,
        reports: {
          url: `${url}/opayo/access/access.htm`,
          user: keys.opayoReportUser,
          password: keys.opayoReportPassword,
        },
        wallets: {
          applePayDomain: new URL(configuration.publicUrl).hostname,
          googlePayMerchant: keys.opayoGooglePayMerchant,
        },
      },
    },
  }
}
