import { useId, useState } from 'react'
import { localPath } from '#domain/language'
import { api, CallError } from '#web/api'
import { useAsked } from '#web/asked'
import { useForm } from '#web/features/forms/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CountryOptions } from '#web/ui/country-options'
import { Input, Select } from '#web/ui/field'
import { Problem, Two } from '#web/ui/form'
import styles from './booking.module.css'
import { type BankAnswer, goToBank } from './to-bank'
import { type CardSession, readExpiry, tokeniseCard } from './tokenise-card'

/** Under this name the tab keeps where the bills go, over a visit to the bank and over a decline. */
export const billingDraft = 'card'

/** Whose card it is, and where its bills go. */
export interface Payer {
  firstName: string
  lastName: string
  address: string
  city: string
  postalCode: string
  country: string
}

/** A card as its provider has taken it over. */
export type TakenCard = { token: string } | { merchantSessionKey: string; cardIdentifier: string }

interface CardFormProps<Paid extends BankAnswer> {
  /** The names that it begins with. */
  payer?: { firstname: string | null; lastname: string | null }
  /** What its button says. */
  action: string
  /** By whom cards are taken. */
  session: () => Promise<CardSession>
  pay: (payer: Payer, card: TakenCard, once: string) => Promise<Paid>
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

/** Countries by name, as the enquiry form has them. */
function useCountries() {
  const lang = useLanguage()
  const { data } = useAsked(`countries ${lang}`, async signal => {
    const page = await api('GET /cms/pages/bypath', { query: { path: localPath('/enquiries', lang) } }, { signal })
    return page.kind === 'page' && page.template === 'enquire' ? page.enquire.countries : []
  })
  return data ?? []
}

const conflicts = [409, 410]

/** The card, last of all: what is typed of it goes to who takes cards, and only its token to us. */
export function CardForm<Paid extends BankAnswer>({
  payer,
  action,
  session: open,
  pay,
  onAnswer,
  onChanged,
}: CardFormProps<Paid>) {
  const t = useT()
  const heading = useId()
  const countries = useCountries()
  const [refused, setRefused] = useState(false)
  const { state, problem, fault, props } = useForm<Typed>(
    async ({ number, expiry, securityCode, ...typed }, once) => {
      setRefused(false)
      try {
        const session = await open()
        const until = readExpiry(expiry)
        const name = `${typed.firstName} ${typed.lastName}`
        const card = until && { name, number: number.replace(/[\s-]/g, ''), securityCode, ...until }
        const token = card && (await tokeniseCard(session, card))
        if (!token) return setRefused(true)
        const { firstName, lastName, address, city, postalCode, country } = typed
        const taken =
          session.provider === 'checkout' ? { token } : { merchantSessionKey: session.key, cardIdentifier: token }
        const payment = await pay({ firstName, lastName, address, city, postalCode, country }, taken, once)
        if (payment.state === 'challenge') goToBank(payment)
        else onAnswer(payment)
      } catch (error) {
        if (!(error instanceof CallError) || !conflicts.includes(error.status) || error.code === 'key-reused')
          throw error
        onChanged()
      }
    },
    {
      draft: billingDraft,
      draftStays: true,
      shape: async () => (await import('#contract/forms/card')).cardForm as never,
      words: { unavailable: t('booking_card_unavailable') },
    },
  )
  return (
    <form className={styles.form} {...props} aria-labelledby={heading}>
      <h2 id={heading} className={styles.formTitle}>
        {t('booking_card')}
      </h2>
      <p className={styles.soft}>{t('booking_card_text')}</p>
      <Two>
        <Input
          name="firstName"
          label={t('booking_card_firstname')}
          autoComplete="cc-given-name"
          defaultValue={payer?.firstname ?? ''}
          error={fault('firstName')}
          required
        />
        <Input
          name="lastName"
          label={t('booking_card_lastname')}
          autoComplete="cc-family-name"
          defaultValue={payer?.lastname ?? ''}
          error={fault('lastName')}
          required
        />
        <Input
          name="address"
          label={t('booking_card_address')}
          autoComplete="billing street-address"
          error={fault('address')}
          required
        />
        <Input
          name="city"
          label={t('booking_card_city')}
          autoComplete="billing address-level2"
          error={fault('city')}
          required
        />
        <Input
          name="postalCode"
          label={t('booking_card_postcode')}
          autoComplete="billing postal-code"
          error={fault('postalCode')}
        />
        <Select
          name="country"
          label={t('booking_card_country')}
          autoComplete="billing country"
          error={fault('country')}
        >
          <option value="" />
          <CountryOptions countries={countries} shown={({ name }) => name} />
        </Select>
      </Two>
      <Input
        name="number"
        label={t('booking_card_number')}
        inputMode="numeric"
        autoComplete="cc-number"
        error={fault('number')}
        maxLength={30}
        required
      />
      <Two>
        <Input
          name="expiry"
          label={t('booking_card_expiry')}
          hint={t('booking_card_expiry_hint')}
          inputMode="numeric"
          autoComplete="cc-exp"
          error={fault('expiry')}
          maxLength={9}
          required
        />
        <Input
          name="securityCode"
          label={t('booking_card_code')}
          hint={t('booking_card_code_hint')}
          inputMode="numeric"
          autoComplete="cc-csc"
          error={fault('securityCode')}
          maxLength={4}
          required
        />
      </Two>
      <p role="alert" className={styles.problem}>
        {refused && t('booking_card_refused')}
      </p>
      <Problem>{problem}</Problem>
      <p>
        <Button type="submit" disabled={state === 'sending'}>
          {state === 'sending' ? t('booking_card_paying') : action}
        </Button>
      </p>
    </form>
  )
}
