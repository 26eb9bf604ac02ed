import { useState } from 'react'
import type { BookingShown } from '#contract/booking-shapes'
import type { CurrentContact } from '#contract/sessions'
import type { RatePlanName } from '#domain/booking/rate-plans'
import { CallError } from '#web/api'
import { RateChoice } from '#web/features/rates/public'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Problem } from '#web/ui/form'
import { learnBooking } from '../use-booking'
import { useMoney } from '../use-money'
import { rateOptions } from './rate-option'

interface RateSwitchProps {
  booking: BookingShown
  contact: CurrentContact
  /** The booking is another now, or its time is over. */
  onChanged: () => void
}

/** The rate of a villa that is held, until a first payment has begun; nothing where there is no choice. */
export function RateSwitch({ booking, contact, onChanged }: RateSwitchProps) {
  const t = useT()
  const money = useMoney(booking.bookingPaymentCurrencyId)
  // What was clicked stands at once; the server's word follows.
  const [clicked, setClicked] = useState<RatePlanName>()
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'closed'>('asking')
  if (booking.rates.length < 2) return null
  const choose = async (ratePlan: RatePlanName) => {
    setClicked(ratePlan)
    setState('sending')
    try {
      const params = { id: booking.id, ratePlan }
      learnBooking(await ownApi('POST /core/bookings/{id}/setrate/{ratePlan}', { params }), contact.id)
      setState('asking')
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 409) setState('failed')
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
      <Problem>
        {state === 'failed' && t('form_failed')}
        {state === 'closed' && t('booking_rate_closed')}
      </Problem>
    </div>
  )
}
