import type { BookingShown } from '#contract/booking-shapes'
import type { CurrentContact } from '#contract/sessions'
import { bookingStatus } from '#domain/booking/booking-status'
import { useT } from '#web/messages'
import styles from '../booking.module.css'
import { CancelBooking } from './cancel-booking'
import { ChangeStay } from './change-stay'
import type { Cancelling } from './confirm-cancelling'

interface IfPlansChangeProps {
  booking: BookingShown
  contact: CurrentContact
  onCancelled: (cancelling: Cancelling) => void
}

/** The owner's options when plans change: request another stay, or cancel. */
export function IfPlansChange({ booking, contact, onCancelled }: IfPlansChangeProps) {
  const t = useT()
  const { officeOption, confirmed } = bookingStatus
  if (contact.coSignIn || (booking.status !== officeOption && booking.status !== confirmed)) return null
  // Staff who impersonate a client cannot make requests in their name.
  const mayAsk = booking.status === confirmed && !contact.loggedInAsContactAdmin
  return (
    <section className={styles.part}>
      <h2>{t('plans_title')}</h2>
      {mayAsk && <ChangeStay booking={booking} contact={contact} />}
      <CancelBooking booking={booking} contact={contact} onCancelled={onCancelled} />
    </section>
  )
}
