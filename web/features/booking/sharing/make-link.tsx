import { useState } from 'react'
import type { BookingShown } from '#contract/booking-shapes'
import { type Language, languages } from '#domain/language'
import { CallError } from '#web/api'
import { draftValue, forgetDraft, useForm } from '#web/features/forms/public'
import { ownApi } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input, Select } from '#web/ui/field'
import { Problem, Two } from '#web/ui/form'
import { Tick } from '#web/ui/tick'
import styles from '../booking.module.css'
import { payableParts } from '../payable-parts'
import { useMoney } from '../use-money'
import type { NewLink } from './made-link'

/** Offered validity of a link, in days. */
const days = [3, 7, 14, 30]
const usualDays = 7

interface MakeLinkProps {
  booking: BookingShown
  onMade: (link: NewLink) => void
  onClose: () => void
}

interface Wanted extends Record<string, string | undefined> {
  part: 'deposit' | 'balance' | 'service'
  amount: string
  name: string
  days: string
  lang: Language
  namesAsker?: string
}

/** Amount, recipient and validity of a payment link. It can pay any share of a balance. */
export function MakeLink({ booking, onMade, onClose }: MakeLinkProps) {
  const t = useT()
  const money = useMoney(booking.bookingPaymentCurrencyId)
  const parts = payableParts(booking).filter(({ share }) => share === 'all')
  const language = useLanguage()
  const draft = `payment-link ${booking.id}`
  const [chosen, choose] = useState(() => draftValue(draft, 'part') ?? parts[0]?.part)
  const part = parts.find(one => one.part === chosen) ?? parts[0]
  // Maximum amount, once the server has reported it: other links can cover parts already.
  const [most, setMost] = useState<number>()
  const { state, problem, fault, props } = useForm<Wanted>(
    async ({ part, amount, name, days, lang, namesAsker }, once) => {
      setMost(undefined)
      const asked = { part, name, days: Number(days), lang, namesAsker: namesAsker !== undefined }
      const body = { ...asked, ...(amount && { amount: Number(amount) }) }
      try {
        onMade(await ownApi('POST /core/bookings/{id}/paymentlinks', { params: { id: booking.id }, body }, { once }))
      } catch (error) {
        if (error instanceof CallError && error.code === 'price-changed') setMost(Number(error.problem.amount))
        throw error
      }
    },
    { draft, words: { 'not-in-this-state': t('links_nothing') } },
  )
  const close = () => {
    forgetDraft(draft)
    onClose()
  }
  if (!part) return null
  const tooMuch = most === undefined ? undefined : t('links_too_much', { amount: money(most) })
  return (
    <form className={styles.form} {...props}>
      {parts.length > 1 ? (
        <Select
          name="part"
          label={t('links_part')}
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
      <Two>
        {part.part === 'balance' && (
          <Input
            type="number"
            name="amount"
            label={t('links_amount', { code: booking.bookingPaymentCurrencySymbol })}
            hint={t('links_amount_hint', { amount: money(part.amount) })}
            inputMode="decimal"
            step="0.01"
            min={1}
            error={fault('amount') ?? tooMuch}
          />
        )}
        <Input
          name="name"
          label={t('links_name')}
          hint={t('links_name_hint')}
          autoComplete="off"
          maxLength={100}
          error={fault('name')}
        />
        <Select name="days" label={t('links_days')} defaultValue={usualDays} error={fault('days')}>
          {days.map(days => (
            <option key={days} value={days}>
              {t('links_days_count', { days })}
            </option>
          ))}
        </Select>
        <Select name="lang" label={t('links_language')} defaultValue={language} error={fault('lang')}>
          {languages.map(code => (
            <option key={code} value={code} lang={code}>
              {t(`language_${code}`)}
            </option>
          ))}
        </Select>
      </Two>
      <Tick name="namesAsker" value="yes" defaultChecked>
        {t('links_names', { name: booking.firstname ?? '', known: booking.firstname ? 'yes' : 'no' })}
      </Tick>
      {part.part === 'deposit' && <p>{t('links_conditions')}</p>}
      <Problem>{!tooMuch && problem}</Problem>
      <p className={styles.ways}>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'booking_holding' : 'links_send')}
        </Button>
        <Button look="quiet" onClick={close}>
          {t('links_not')}
        </Button>
      </p>
    </form>
  )
}
