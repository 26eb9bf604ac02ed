import { useId, useState } from 'react'
import { validateEmail as findEmailFault } from '#domain/people/email'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { ApiError } from '#web/lib/api-client'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from '../booking.module.css'
import { type ChallengeData, redirectToChallenge } from '../checkout/redirect-to-challenge'
import { type OfferedWallets, useWallets } from '../wallets/use-wallets'
import type { WalletCard } from '../wallets/wallet'
import { WalletButtons, type WalletSum } from '../wallets/wallet-buttons'
import { AmountChanged } from './amount-changed'
import {
  type BillingAddress,
  CardFields,
  CardholderFields,
  type CardholderNameFields,
  type Countries,
  useCountries,
} from './card-fields'
import { type CardField, type CardSession, readExpiry, tokeniseCard } from './tokenise-card'
import { useAmountChanged } from './use-amount-changed'

/** Name of the tab's draft of the billing address, which survives the redirect to the bank and a decline. */
export const billingDraft = 'card'

/** The cardholder, and the e-mail address for the receipt where it is requested. */
export interface Payer {
  firstName: string
  lastName: string
  email: string
}

/** A card for its provider, with the billing address where the provider needs one. */
export type TokenisedCard =
  | ({ token: string } & Partial<BillingAddress>)
  | ({ merchantSessionKey: string; cardIdentifier: string } & BillingAddress)
  | (Exclude<WalletCard, { token: string }> & BillingAddress)

interface CardFormProps<Paid extends ChallengeData> {
  /** Names that prefill the form. */
  payer?: CardholderNameFields
  /** The last billing address. */
  billing?: Partial<BillingAddress> | undefined
  /** Whether the form requests an e-mail address for the receipt. */
  asksEmail?: boolean
  /** Label of the button. */
  action: string
  sum: WalletSum
  session: () => Promise<CardSession>
  pay: (payer: Payer, card: TokenisedCard, once: string) => Promise<Paid>
  /** The bank requests 3-D Secure: the browser is about to leave. */
  onChallenge?: (payment: Paid) => void
  /** The bank has decided, or its decision is still pending. */
  onAnswer: (payment: Paid) => void
  /** The amount has changed, or nothing is due any more. */
  onChanged: () => void
}

interface Typed extends Record<string, string>, BillingAddress, Payer {
  number: string
  expiry: string
  securityCode: string
}

const conflicts = [409, 410]

/** The card, then its holder. Card data goes to the payment provider; only its token reaches our server. */
export function CardForm<Paid extends ChallengeData>(props: CardFormProps<Paid>) {
  const { data: countries, isError: failed, refetch: again } = useCountries()
  const wallets = useWallets()
  // The draft is restored once, when all fields exist; so wallets above the form cause no layout shift later.
  if (!countries || !wallets) return <QueryFallback failed={failed} again={again} />
  return <Form {...props} countries={countries} wallets={wallets} />
}

function Form<Paid extends ChallengeData>({
  payer,
  billing = {},
  asksEmail = false,
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
  const { cards } = useSite()
  const [refused, setRefused] = useState<CardField>()
  const [emailFault, setEmailFault] = useState<string>()
  const follow = (payment: Paid) => {
    if (payment.state !== 'challenge') return onAnswer(payment)
    onChallenge?.(payment)
    redirectToChallenge(payment)
  }
  const amount = useAmountChanged(sum.amount)
  const isChange = (error: unknown) => {
    if (!(error instanceof ApiError) || !conflicts.includes(error.status) || error.code === 'key-reused') return false
    if (error.code === 'price-changed') amount.refused()
    // The page then has nothing to pay any more, and no form that could say so.
    if (error.code === 'not-in-this-state') showToast(t('booking_nothing_due'), 'long')
    onChanged()
    return true
  }
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<Typed>(
    async ({ number, expiry, securityCode, ...typed }, once) => {
      setRefused(undefined)
      amount.clear()
      try {
        const session = await open()
        const until = readExpiry(expiry)
        const name = `${typed.firstName} ${typed.lastName}`
        const card = until && { name, number: number.replace(/[\s-]/g, ''), securityCode, ...until }
        const told = card ? await tokeniseCard(session, card) : { refused: 'expiry' as const }
        if ('refused' in told) {
          const name = told.refused ?? 'number'
          setRefused(name)
          const field = props.ref.current?.elements.namedItem(name)
          if (field instanceof HTMLElement) field.focus()
          return
        }
        const { firstName, lastName, email, ...bills } = typed
        const taken =
          session.provider === 'checkout'
            ? { token: told.token, ...bills }
            : { merchantSessionKey: session.key, cardIdentifier: told.token, ...bills }
        follow(await pay({ firstName, lastName, email }, taken, once))
      } catch (error) {
        if (!isChange(error)) throw error
      }
    },
    {
      draft: billingDraft,
      keepDraftAfterSubmit: true,
      shape: async () =>
        (await import('./card-shape')).cardForm({ address: cards.needAddress, email: asksEmail }) as never,
      messages: {
        unavailable: t('booking_card_unavailable'),
        'number invalid': t('booking_card_number_invalid'),
        'expiry invalid': t('booking_card_expiry_invalid'),
        'expiry past': t('booking_card_expired'),
        'securityCode invalid': t('booking_card_code_invalid'),
      },
    },
  )
  const emailField = () => {
    const field = props.ref.current?.elements.namedItem('email')
    return field instanceof HTMLInputElement ? field : undefined
  }
  // A wallet has no e-mail address for the receipt: the form must supply it.
  const isReady = () => {
    const field = emailField()
    const found = field && findEmailFault(field.value)
    if (!found) return true
    setEmailFault(t(found === 'missing' ? 'validation_missing' : 'validation_email'))
    field.focus()
    return false
  }
  return (
    <>
      <WalletButtons
        {...sum}
        wallets={wallets}
        action={action}
        session={open}
        isReady={isReady}
        pay={({ firstName, lastName, ...bills }, card, once) =>
          pay({ firstName, lastName, email: emailField()?.value ?? '' }, { ...card, ...bills }, once)
        }
        onPayment={follow}
        isChange={isChange}
      />
      <form className={styles.form} {...props} aria-labelledby={heading}>
        <h2 id={heading} className={styles.formTitle}>
          {t('booking_card')}
        </h2>
        <p className={styles.muted}>{t('booking_card_text')}</p>
        <CardFields fault={name => (refused === name ? t('booking_card_refused', { field: refused }) : fault(name))} />
        <CardholderFields
          payer={payer}
          billing={cards.needAddress ? billing : undefined}
          countries={countries}
          fault={fault}
        />
        {asksEmail && (
          <Input
            type="email"
            name="email"
            label={t('booking_card_email')}
            hint={t('booking_card_email_hint')}
            autoComplete="email"
            required
            onChange={() => setEmailFault(undefined)}
            error={emailFault ?? fault('email')}
          />
        )}
        {amount.change && <AmountChanged change={amount.change} currency={sum.currency} />}
        <FormError>{problem}</FormError>
        <p>
          <Button type="submit" disabled={state === 'sending'}>
            {state === 'sending' ? t('booking_card_paying') : action}
          </Button>
        </p>
      </form>
    </>
  )
}
