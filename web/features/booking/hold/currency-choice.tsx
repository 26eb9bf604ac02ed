import { useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { locales } from '#domain/calendar/formats'
import { currencyIds } from '#domain/pricing/currency'
import { sessionApi } from '#web/features/session/public'
import { ApiError } from '#web/lib/api-client'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import { Select } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { setBookingData } from '../use-booking'

interface CurrencyChoiceProps {
  booking: BookingResponse
  contact: CurrentContact
  /** The booking has changed, or has expired. */
  onChanged: () => void
}

/** The currency of a booking, at the current rate; fixed once a first payment has begun. */
export function CurrencyChoice({ booking, contact, onChanged }: CurrencyChoiceProps) {
  const t = useT()
  const { currencies } = useSite()
  const names = new Intl.DisplayNames(locales[useLanguage()], { type: 'currency' })
  const [state, setState] = useState<'idle' | 'sending' | 'failed' | 'settled'>('idle')
  const choose = async (currencyId: number) => {
    setState('sending')
    try {
      const params = { id: booking.id, currencyId }
      setBookingData(await sessionApi('POST /core/bookings/{id}/setcurrency/{currencyId}', { params }), contact.id)
      setState('idle')
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) return setState('failed')
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
      <FormError>
        {state === 'failed' && t('form_failed')}
        {state === 'settled' && t('booking_currency_settled')}
      </FormError>
    </div>
  )
}
