import type { BookingShown } from '#contract/booking-shapes'
import type { CurrentContact } from '#contract/sessions'
import { ownApi } from '#web/features/session/public'
import { useLanguage } from '#web/messages'
import { AcceptForm } from './accept-form'
import { learnBooking } from './use-booking'

interface AcceptConditionsProps {
  booking: BookingShown
  contact: CurrentContact
  /** The booking has changed. */
  onChanged: () => void
}

/** Accepts the conditions of a booking for the signed-in person, before they pay. */
export function AcceptConditions({ booking, contact, onChanged }: AcceptConditionsProps) {
  const lang = useLanguage()
  const accept = async () => {
    const body = { version: booking.terms.version, lang }
    const accepted = await ownApi('POST /core/bookings/{id}/conditions', { params: { id: booking.id }, body })
    learnBooking(accepted, contact.id)
  }
  return <AcceptForm accept={accept} onChanged={onChanged} />
}
