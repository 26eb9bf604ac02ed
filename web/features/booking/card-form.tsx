import { useId, useState } from 'react'
import { CallError } from '#web/api'
import { useForm } from '#web/features/forms/public'
import { NotCome } from '#web/features/own-account/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import styles from './booking.module.css'
import { CardFields, type Countries, HolderFields, type HolderNames, useCountries } from './card-fields'
import { type BankAnswer, goToBank } from './to-bank'
import { type CardSession, readExpiry, tokeniseCard } from './tokenise-card'
import { type OfferedWallets, useWallets } from './wallets/use-wallets'
import { WalletButtons, type WalletSum } from './wallets/wallet-buttons'
import type { Payer } from './wallets/wallet-payer'

/** Under this name the tab keeps where the bills go, over a visit to the bank and over a decline. */
export const billingDraft = 'card'

/** A card as its provider has taken it over. */
export type TakenCard = { token: string } | { merchantSessionKey: string; cardIdentifier: string }

interface CardFormProps<Paid extends BankAnswer> {
  /** The names that it begins with. */
  payer?: HolderNames
  /** What its button says. */
  action: string
  /** What is paid. */
  sum: WalletSum
  /** By whom cards are taken. */
  session: () => Promise<CardSession>
  pay: (payer: Payer, card: TakenCard, once: string) => Promise<Paid>
  /** The bank asks first: the browser is about to leave. */
  onChallenge?: (payment: Paid) => void
  /** What the bank has said, or that it is still to be waited for. */
  onAnswer: (payment: Paid) => void
  /** What is paid is another now, or there is nothing to pay any more. */
  onChanged: () => void
}

interface Typed extends Record<string, string> {
  number: string
  expiry: string
  securityCode: string
  firstName: string
  lastName: string
  address: string
  city: string
  postalCode: string
  country: string
}

const conflicts = [409, 410]

/** The card, then its holder: what is typed of it goes to who takes cards, and only its token to us. */
export function CardForm<Paid extends BankAnswer>(props: CardFormProps<Paid>) {
  const { data: countries, failed, again } = useCountries()
  const wallets = useWallets()
  // What was kept of the form is put back once, into fields that are all there; wallets above it move nothing later.
  if (!countries || !wallets) return <NotCome failed={failed} again={again} />
  return <Form {...props} countries={countries} wallets={wallets} />
}

function Form<Paid extends BankAnswer>({
  payer,
  countries,
  wallets,
  action,
  sum,
  session: open,
  pay,
  onChallenge,
  onAnswer,
  onChanged,
}: CardFormProps<Paid> & { countries: Countries; wallets: OfferedWallets }) {
  const t = useT()
  const heading = useId()
  const [refused, setRefused] = useState(false)
  const follow = (payment: Paid) => {
    if (payment.state !== 'challenge') return onAnswer(payment)
    onChallenge?.(payment)
    goToBank(payment)
  }
  const isChange = (error: unknown) => {
    if (!(error instanceof CallError) || !conflicts.includes(error.status) || error.code === 'key-reused') return false
    onChanged()
    return true
  }
  const { state, problem, fault, props } = useForm<Typed>(
    async ({ number, expiry, securityCode, ...typed }, once) => {
      setRefused(false)
      try {
        const session = await open()
        const until = readExpiry(expiry)
        const name = `${typed.firstName} ${typed.lastName}`
        const card = until && { name, number: number.replace(/[\s-]/g, ''), securityCode, ...until }
        const token = card && (await tokeniseCard(session, card))
        if (!token) {
          setRefused(true)
          const number = props.ref.current?.elements.namedItem('number')
          if (number instanceof HTMLElement) number.focus()
          return
        }
        const { firstName, lastName, address, city, postalCode, country } = typed
        const taken =
          session.provider === 'checkout' ? { token } : { merchantSessionKey: session.key, cardIdentifier: token }
        const payment = await pay({ firstName, lastName, address, city, postalCode, country }, taken, once)
        follow(payment)
      } catch (error) {
        if (!isChange(error)) throw error
      }
    },
    {
      draft: billingDraft,
      draftStays: true,
      shape: async () => (await import('./card-shape')).cardForm as never,
      words: {
        unavailable: t('booking_card_unavailable'),
        'number invalid': t('booking_card_number_invalid'),
        'expiry invalid': t('booking_card_expiry_invalid'),
        'expiry past': t('booking_card_expired'),
        'securityCode invalid': t('booking_card_code_invalid'),
      },
    },
  )
  return (
    <>
      <WalletButtons
        {...sum}
        wallets={wallets}
        action={action}
        session={open}
        pay={pay}
        onPayment={follow}
        isChange={isChange}
      />
      <form className={styles.form} {...props} aria-labelledby={heading}>
        <h2 id={heading} className={styles.formTitle}>
          {t('booking_card')}
        </h2>
        <p className={styles.soft}>{t('booking_card_text')}</p>
        <CardFields fault={name => (refused && name === 'number' ? t('booking_card_refused') : fault(name))} />
        <HolderFields payer={payer} countries={countries} fault={fault} />
        <Problem>{problem}</Problem>
        <p>
          <Button type="submit" disabled={state === 'sending'}>
            {state === 'sending' ? t('booking_card_paying') : action}
          </Button>
        </p>
      </form>
    </>
  )
}
