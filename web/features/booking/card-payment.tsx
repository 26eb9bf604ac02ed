import { useId, useState } from 'react'
import type { BookingShown } from '#contract/booking-shapes'
import type { CardPaymentShown } from '#contract/payments'
import { localPath } from '#domain/language'
import { api, CallError } from '#web/api'
import { useAsked } from '#web/asked'
import { useForm } from '#web/features/forms/public'
import { ownApi } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CountryOptions } from '#web/ui/country-options'
import { Input, Select } from '#web/ui/field'
import { Problem, Two } from '#web/ui/form'
import styles from './booking.module.css'
import { goToBank } from './to-bank'
import { readExpiry, tokeniseCard } from './tokenise-card'
import { useMoney } from './use-money'

/** Under this name the tab keeps where the bills go, over a visit to the bank and over a decline. */
export const billingDraft = 'card'

interface CardPaymentProps {
  booking: BookingShown
  /** What of it is paid, and how much that is in its currency. */
  part: CardPaymentShown['part']
  amount: number
  /** What the bank has said, or that it is still to be waited for. */
  onAnswer: (payment: CardPaymentShown) => void
  /** The option is over, or its price another. */
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

/** The card, last of all: what is typed of it goes to who takes cards, and only its token to us. */
export function CardPayment({ booking, part, amount, onAnswer, onChanged }: CardPaymentProps) {
  const t = useT()
  const lang = useLanguage()
  const heading = useId()
  const money = useMoney(booking.bookingPaymentCurrencyId)
  const countries = useCountries()
  const [refused, setRefused] = useState(false)
  const { state, problem, fault, props } = useForm<Typed>(
    async ({ number, expiry, securityCode, ...payer }, once) => {
      setRefused(false)
      const session = await ownApi('POST /core/payments/cardsession')
      const until = readExpiry(expiry)
      const name = `${payer.firstName} ${payer.lastName}`
      const card = until && { name, number: number.replace(/[\s-]/g, ''), securityCode, ...until }
      const token = card && (await tokeniseCard(session, card))
      if (!token) return setRefused(true)
      const { firstName, lastName, address, city, postalCode, country } = payer
      const body = { part, amount, firstName, lastName, address, city, postalCode, country, lang }
      const params = { id: booking.id }
      try {
        const payment =
          session.provider === 'checkout'
            ? await ownApi(
                'POST /core/bookings/client/pay/card/checkout/{id}',
                { params, headers: {}, body: { ...body, token } },
                { once },
              )
            : await ownApi(
                'POST /core/bookings/client/pay/card/{id}',
                { params, headers: {}, body: { ...body, merchantSessionKey: session.key, cardIdentifier: token } },
                { once },
              )
        if (payment.state === 'challenge') goToBank(payment)
        else onAnswer(payment)
      } catch (error) {
        if (!(error instanceof CallError) || error.status !== 409 || error.code === 'key-reused') throw error
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
          defaultValue={booking.firstname ?? ''}
          error={fault('firstName')}
          required
        />
        <Input
          name="lastName"
          label={t('booking_card_lastname')}
          autoComplete="cc-family-name"
          defaultValue={booking.lastname ?? ''}
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
      <Problem>{refused && t('booking_card_refused')}</Problem>
      <Problem>{problem}</Problem>
      <p>
        <Button type="submit" disabled={state === 'sending'}>
          {state === 'sending'
            ? t('booking_card_paying')
            : t(part === 'deposit' ? 'booking_pay' : 'booking_pay_part', { amount: money(amount) })}
        </Button>
      </p>
    </form>
  )
}
