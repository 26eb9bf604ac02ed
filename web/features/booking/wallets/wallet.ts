import type { WalletsShown } from '#contract/wallets'
import type { Payer } from './wallet-payer'

/** The wallets, by the names under which Checkout.com takes their tokens. */
export type Wallet = 'applepay' | 'googlepay'

/** Names that no language translates. */
export const walletNames: Readonly<Record<Wallet, string>> = { applepay: 'Apple Pay', googlepay: 'Google Pay' }

/** What a sheet asks the holder of a wallet to pay. */
export interface Asked {
  wallets: WalletsShown
  amount: number
  /** Three letters. */
  currency: string
}

/** What the holder has agreed to: the card, which only the provider can read, and whose it is. */
export interface Agreed {
  card: unknown
  payer: Payer
}

/** Shows the sheet. `take` answers whether it is paid. Resolves to whether the holder agreed; throws where no sheet is shown. */
export type OpenSheet = (asked: Asked, take: (agreed: Agreed) => Promise<boolean>) => Promise<boolean>

export const written = (amount: number): string => amount.toFixed(2)
