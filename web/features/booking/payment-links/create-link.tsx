import { useState } from 'react'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { ChargedPart } from '#domain/booking/payment/payable-part'
import { type Language, languages } from '#domain/text/language'
import { draftValue, forgetDraft, useForm } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { ApiError } from '#web/lib/api-client'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CheckboxField } from '#web/ui/checkbox-field'
import { Input, Select } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'
import styles from '../booking.module.css'
import { payableParts } from '../payable-parts'
import { useMoneyFormatter } from '../thanks/use-money-formatter'
import type { CreatedPaymentLink } from './created-link'

/** Offered validity of a link, in days. */
const validityDays = [3, 7, 14, 30]
const defaultValidityDays = 7

interface MakeLinkProps {
  booking: BookingResponse
  onMade: (link: CreatedPaymentLink) => void
  onClose: () => void
}

interface Wanted extends Record<string, string | undefined> {
  part: ChargedPart
  amount: string
  name: string
  days: string
  lang: Language
  namesAsker?: string
}

/** Amount, recipient and validity of a payment link. It can pay any share of a balance. */
export function CreateLink({ booking, onMade, onClose }: MakeLinkProps) {
  const t = useT()
  const money = useMoneyFormatter(booking.bookingPaymentCurrencyId)
  const parts = payableParts(booking).filter(({ share }) => share === 'all')
  const language = useLanguage()
  const draft = `payment-link ${booking.id}`
  const [chosen, choose] = useState(() => draftValue(draft, 'part') ?? parts[0]?.part)
  const part = parts.find(one => one.part === chosen) ?? parts[0]
  // Maximum amount, once the server has reported it: other links can cover parts already.
  const [most, setMost] = useState<number>()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<Wanted>(
    async ({ part, amount, name, days: validityDays, lang, namesAsker }, once) => {
      setMost(undefined)
      const asked = { part, name, days: Number(validityDays), lang, namesAsker: namesAsker !== undefined }
      const body = { ...asked, ...(amount && { amount: Number(amount) }) }
      try {
        onMade(
          await sessionApi(
            'POST /core/bookings/{id}/paymentlinks',
            { params: { id: booking.id }, body },
            { idempotencyKey: once },
          ),
        )
      } catch (error) {
        if (error instanceof ApiError && error.code === 'price-changed') setMost(Number(error.problem.amount))
        throw error
      }
    },
    { draft, messages: { 'not-in-this-state': t('payment_link_nothing') } },
  )
  const close = () => {
    forgetDraft(draft)
    onClose()
  }
  if (!part) return null
  const tooMuch = most === undefined ? undefined : t('payment_link_too_much', { amount: money(most) })
  return (
    <form className={styles.form} {...props}>
      {parts.length > 1 ? (
        <Select
          name="part"
          label={t('payment_link_part')}
          value={part.part}
          onChange={event => choose(event.currentTarget.value)}
        >
          {parts.map(({ part, names, amount }) => (
            <option key={part} value={part}>
              {part === 'service' ? names.join(', ') : t('booking_balance_plain')} · {money(amount)}
            </option>
          ))}
        </Select>
      ) : (
        <input type="hidden" name="part" value={part.part} />
      )}
      <FieldRow>
        {part.part === 'balance' && (
          <Input
            type="number"
            name="amount"
            label={t('payment_link_amount', { code: booking.bookingPaymentCurrencySymbol })}
            hint={t('payment_link_amount_hint', { amount: money(part.amount) })}
            inputMode="decimal"
            step="0.01"
            min={1}
            error={fault('amount') ?? tooMuch}
          />
        )}
        <Input
          name="name"
          label={t('payment_link_name')}
          hint={t('payment_link_name_hint')}
          autoComplete="off"
          maxLength={100}
          error={fault('name')}
        />
        <Select name="days" label={t('payment_link_days')} defaultValue={defaultValidityDays} error={fault('days')}>
          {validityDays.map(validityDays => (
            <option key={validityDays} value={validityDays}>
              {t('payment_link_days_count', { days: validityDays })}
            </option>
          ))}
        </Select>
        <Select name="lang" label={t('payment_link_language')} defaultValue={language} error={fault('lang')}>
          {languages.map(code => (
            <option key={code} value={code} lang={code}>
              {t(`language_${code}`)}
            </option>
          ))}
        </Select>
      </FieldRow>
      <CheckboxField name="namesAsker" value="yes" defaultChecked>
        {t('payment_link_names', { name: booking.firstname ?? '', known: booking.firstname ? 'yes' : 'no' })}
      </CheckboxField>
      {part.part === 'deposit' && <p>{t('payment_link_conditions')}</p>}
      <FormError>{!tooMuch && problem}</FormError>
      <p className={styles.actions}>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'booking_holding' : 'payment_link_send')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('payment_link_not')}
        </Button>
      </p>
    </form>
  )
}
