import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { sessionApi } from '#web/features/session/public'
import { useLanguage } from '#web/messages'
import { setBookingData } from '../use-booking'
import { AcceptForm } from './accept-form'

interface AcceptConditionsProps {
  booking: BookingResponse
  contact: CurrentContact
  /** The booking has changed. */
  onChanged: () => void
}

/** Accepts the conditions of a booking for the signed-in person, before they pay. */
export function AcceptConditions({ booking, contact, onChanged }: AcceptConditionsProps) {
  const lang = useLanguage()
  const accept = async () => {
    const body = { version: booking.terms.version, lang }
    const accepted = await sessionApi('POST /core/bookings/{id}/conditions', { params: { id: booking.id }, body })
    setBookingData(accepted, contact.id)
  }
  return <AcceptForm accept={accept} onChanged={onChanged} />
}
