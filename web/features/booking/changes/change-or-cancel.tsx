import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { useT } from '#web/messages'
import styles from '../booking.module.css'
import { CancelBooking } from './cancel-booking'
import { ChangeStay } from './change-stay'
import type { CancellationResult } from './confirm-cancellation'

interface IfPlansChangeProps {
  booking: BookingResponse
  contact: CurrentContact
  onCancelled: (cancelling: CancellationResult) => void
}

/** The owner's options when plans change: request another stay, or cancel. */
export function ChangeOrCancel({ booking, contact, onCancelled }: IfPlansChangeProps) {
  const t = useT()
  const { officeOption, confirmed } = bookingStatus
  if (contact.coSignIn || (booking.status !== officeOption && booking.status !== confirmed)) return null
  // Staff who impersonate a client cannot make requests in their name.
  const mayAsk = booking.status === confirmed && !contact.loggedInAsContactAdmin
  return (
    <section className={styles.part}>
      <h2>{t('booking_change_title')}</h2>
      {mayAsk && <ChangeStay booking={booking} contact={contact} />}
      <CancelBooking booking={booking} contact={contact} onCancelled={onCancelled} />
    </section>
  )
}
