import type { WalletsShown } from '#contract/payments/wallets'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { canApplePay } from './apple-pay'
import { canGooglePay } from './google-pay'
import type { Wallet } from './wallet'

/** The wallets that can pay here, in this browser. */
export interface OfferedWallets {
  shown: readonly Wallet[]
  settings: WalletsShown | undefined
}

const none: OfferedWallets = { shown: [], settings: undefined }

/** Timeout in milliseconds, after which the page shows no wallets. */
const longest = 2500

async function offered(signal: AbortSignal): Promise<OfferedWallets> {
  if (typeof PaymentRequest === 'undefined' && !canApplePay()) return none
  const settings = await api('GET /core/payments/wallets', undefined, { signal })
  const isGoogle = await canGooglePay(settings)
  const shown: Wallet[] = []
  if (settings.applePay && canApplePay()) shown.push('applepay')
  if (isGoogle) shown.push('googlepay')
  return { shown, settings }
}

/** Undefined until the browser has responded: the form renders as a whole, without layout shift. */
export function useWallets(): OfferedWallets | undefined {
  const { data, isError: failed } = useQuery('wallets', signal => {
    const late = new Promise<OfferedWallets>(resolve => setTimeout(resolve, longest, none))
    return Promise.race([offered(signal).catch(() => none), late])
  })
  return failed ? none : data
}
