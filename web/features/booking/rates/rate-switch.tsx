import { useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { RatePlanName } from '#domain/booking/rate-plans'
import { RateChoice } from '#web/features/rates/public'
import { sessionApi } from '#web/features/session/public'
import { ApiError } from '#web/lib/api-client'
import { useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'
import { useMoneyFormatter } from '../thanks/use-money-formatter'
import { setBookingData } from '../use-booking'
import { rateOptions } from './rate-option'

interface RateSwitchProps {
  booking: BookingResponse
  contact: CurrentContact
  /** The booking is another now, or its time is over. */
  onChanged: () => void
}

/** The rate of a villa that is held, until a first payment has begun; nothing where there is no choice. */
export function RateSwitch({ booking, contact, onChanged }: RateSwitchProps) {
  const t = useT()
  const money = useMoneyFormatter(booking.bookingPaymentCurrencyId)
  // The click shows at once; the server's answer follows.
  const [clicked, setClicked] = useState<RatePlanName>()
  const [state, setState] = useState<'idle' | 'sending' | 'failed' | 'closed'>('idle')
  if (booking.rates.length < 2) return null
  const choose = async (ratePlan: RatePlanName) => {
    setClicked(ratePlan)
    setState('sending')
    try {
      const params = { id: booking.id, ratePlan }
      setBookingData(await sessionApi('POST /core/bookings/{id}/setrate/{ratePlan}', { params }), contact.id)
      setState('idle')
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) setState('failed')
      else {
        setState('closed')
        onChanged()
      }
    }
    setClicked(undefined)
  }
  return (
    <div>
      <RateChoice
        options={rateOptions(booking.rates, money)}
        chosen={clicked ?? booking.ratePlan}
        disabled={state === 'sending'}
        onChoose={ratePlan => void choose(ratePlan)}
      />
      <FormError>
        {state === 'failed' && t('form_failed')}
        {state === 'closed' && t('booking_rate_closed')}
      </FormError>
    </div>
  )
}
