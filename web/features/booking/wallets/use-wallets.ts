import type { WalletsShown } from '#contract/wallets'
import { api } from '#web/api'
import { useAsked } from '#web/asked'
import { canApplePay } from './apple-pay'
import { canGooglePay } from './google-pay'
import type { Wallet } from './wallet'

/** The wallets with which one pays here, in this browser. */
export interface OfferedWallets {
  shown: readonly Wallet[]
  settings: WalletsShown | undefined
}

const none: OfferedWallets = { shown: [], settings: undefined }

/** How long the page waits for browser and server before it stands without wallets, in milliseconds. */
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

/** Undefined until the browser has said what it can: the form appears in one piece, and nothing moves afterwards. */
export function useWallets(): OfferedWallets | undefined {
  const { data, failed } = useAsked('wallets', signal => {
    const late = new Promise<OfferedWallets>(resolve => setTimeout(resolve, longest, none))
    return Promise.race([offered(signal).catch(() => none), late])
  })
  return failed ? none : data
}
