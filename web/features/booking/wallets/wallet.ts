import type { WalletsShown } from '#contract/payments/wallets'
import type { Payer } from './wallet-payer'

/** Wallets by their token type at Checkout.com. */
export type Wallet = 'applepay' | 'googlepay'

/** Brand names, not translated. */
export const walletNames: Readonly<Record<Wallet, string>> = { applepay: 'Apple Pay', googlepay: 'Google Pay' }

/** The amount that a wallet sheet requests. */
export interface Asked {
  wallets: WalletsShown
  amount: number
  /** ISO code. */
  currency: string
}

/** The holder's consent: the payload, which only the provider can decrypt, and the holder. */
export interface Agreed {
  card: unknown
  payer: Payer
}

/**
 * Shows the sheet. `take` resolves to whether it is paid. Resolves to whether the holder agreed; throws if no sheet
 * is shown.
 */
export type OpenSheet = (asked: Asked, take: (agreed: Agreed) => Promise<boolean>) => Promise<boolean>

export const written = (amount: number): string => amount.toFixed(2)
