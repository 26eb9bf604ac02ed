import { useState } from 'react'
import type { BookingShown } from '#contract/booking-shapes'
import type { CurrentContact } from '#contract/sessions'
import { currencyIds } from '#domain/currency'
import { locales } from '#domain/formats'
import { CallError } from '#web/api'
import { ownApi } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { useSite } from '#web/site'
import { Select } from '#web/ui/field'
import { Problem } from '#web/ui/form'
import { learnBooking } from './use-booking'

interface CurrencyChoiceProps {
  booking: BookingShown
  contact: CurrentContact
  /** The booking has changed, or has expired. */
  onChanged: () => void
}

/** The currency of a booking, at the current rate; fixed once a first payment has begun. */
export function CurrencyChoice({ booking, contact, onChanged }: CurrencyChoiceProps) {
  const t = useT()
  const { currencies } = useSite()
  const names = new Intl.DisplayNames(locales[useLanguage()], { type: 'currency' })
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'settled'>('asking')
  const choose = async (currencyId: number) => {
    setState('sending')
    try {
      const params = { id: booking.id, currencyId }
      learnBooking(await ownApi('POST /core/bookings/{id}/setcurrency/{currencyId}', { params }), contact.id)
      setState('asking')
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 409) return setState('failed')
      setState('settled')
      onChanged()
    }
  }
  return (
    <div>
      <Select
        label={t('booking_currency')}
        hint={t('booking_currency_hint')}
        value={booking.bookingPaymentCurrencyId}
        disabled={state === 'sending'}
        onChange={event => void choose(Number(event.target.value))}
      >
        {currencies
          .filter(({ id }) => (currencyIds as readonly number[]).includes(id))
          .map(({ id, code }) => (
            <option key={id} value={id}>
              {code} – {names.of(code)}
            </option>
          ))}
      </Select>
      <Problem>
        {state === 'failed' && t('form_failed')}
        {state === 'settled' && t('booking_currency_settled')}
      </Problem>
    </div>
  )
}
