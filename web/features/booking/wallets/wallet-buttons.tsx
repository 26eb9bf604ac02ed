import { useState } from 'react'
import { createIdempotencyKey, errorMessage } from '#web/features/forms/public'
import { ApiError } from '#web/lib/api-client'
import { useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'
import { type CardSession, tokeniseWallet } from '../card/tokenise-card'
import type { ChallengeData } from '../checkout/redirect-to-challenge'
import { openApplePay } from './apple-pay'
import { openGooglePay } from './google-pay'
import type { OfferedWallets } from './use-wallets'
import { type Agreed, type OpenSheet, type Wallet, walletNames } from './wallet'
import type { Payer } from './wallet-payer'
import styles from './wallets.module.css'

/** The amount of the wallet sheet, as shown on the page. */
export interface WalletSum {
  amount: number
  /** ISO code. */
  currency: string
}

interface WalletButtonsProps<Paid extends ChallengeData> extends WalletSum {
  wallets: OfferedWallets
  /** Label of the payment, with the amount. */
  action: string
  session: () => Promise<CardSession>
  /** Whether the data that a wallet lacks is complete; shows what is missing. */
  isReady: () => boolean
  pay: (payer: Payer, card: { token: string }, once: string) => Promise<Paid>
  onPayment: (payment: Paid) => void
  /** Whether an error means that the amount has changed, so that the page must refetch. */
  isChange: (error: unknown) => boolean
}

const sheets: Readonly<Record<Wallet, OpenSheet>> = { applepay: openApplePay, googlepay: openGooglePay }

/** The provider rejects the wallet's payload. */
class NotTaken extends Error {}

/** Retries of a lost response, with the same idempotency key. */
const repetitions = 2

async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = repetitions; ; left -= 1)
    try {
      return await ask()
    } catch (error) {
      if (left === 0 || !(error instanceof ApiError) || error.status !== 0) throw error
    }
}

/** Payment by the wallets of this browser: the wallet shows its own sheet and returns a card. */
export function WalletButtons<Paid extends ChallengeData>({
  wallets: { shown, settings },
  action,
  amount,
  currency,
  session: open,
  isReady,
  pay,
  onPayment,
  isChange,
}: WalletButtonsProps<Paid>) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [told, tell] = useState<string>()
  if (!settings || shown.length === 0) return null

  const why = (error: unknown, wallet: string) => {
    if (error instanceof NotTaken) return t('booking_wallet_refused', { wallet })
    if (!(error instanceof ApiError)) return t('booking_wallet_not_opened', { wallet })
    return errorMessage(error, t, {
      'invalid-input': t('booking_wallet_address', { wallet }),
      unavailable: t('booking_wallet_not_opened', { wallet }),
      unreachable: t('booking_wallet_unsure'),
    })
  }

  const begin = async (wallet: Wallet) => {
    const name = walletNames[wallet]
    let payment: Paid | undefined
    let failure: unknown
    const take = async ({ card, payer }: Agreed) => {
      try {
        const told = card ? await tokeniseWallet(await open(), wallet, card) : undefined
        if (!told || 'refused' in told) throw new NotTaken()
        const { token } = told
        const once = createIdempotencyKey()
        payment = await insist(() => pay(payer, { token }, once))
        return payment.state !== 'failed' && payment.state !== 'given-back'
      } catch (error) {
        failure = error
        return false
      }
    }
    setBusy(true)
    setProblem(undefined)
    tell(undefined)
    try {
      const agreed = await sheets[wallet]({ wallets: settings, amount, currency }, take)
      if (!agreed) tell(t('booking_wallet_closed', { wallet: name }))
    } catch (error) {
      failure ??= error
    } finally {
      setBusy(false)
    }
    if (payment) return onPayment(payment)
    if (failure !== undefined && !isChange(failure)) setProblem(why(failure, name))
  }

  return (
    <div className={styles.wallets}>
      <fieldset className={styles.buttons} aria-label={shown.map(wallet => walletNames[wallet]).join(', ')}>
        {shown.map(wallet => (
          <button
            key={wallet}
            type="button"
            className={wallet === 'applepay' ? styles.apple : styles.wallet}
            aria-label={`${walletNames[wallet]}: ${action}`}
            aria-disabled={busy}
            onClick={() => {
              // It stays focusable while its sheet is open.
              if (!busy && isReady()) void begin(wallet)
            }}
          >
            <span>{walletNames[wallet]}</span>
          </button>
        ))}
      </fieldset>
      <p role="status" className={styles.text}>
        {told}
      </p>
      <FormError>{problem}</FormError>
      <p className={styles.or}>{t('booking_wallet_or')}</p>
    </div>
  )
}
