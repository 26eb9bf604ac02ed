import { useState } from 'react'
import type { BookingShown } from '#contract/booking-shapes'
import type { CurrentContact } from '#contract/sessions'
import { NotCome } from '#web/features/own-account/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import styles from '../booking.module.css'
import { CancellationTerms } from './cancellation-terms'
import { type Cancelling, ConfirmCancelling } from './confirm-cancelling'
import { useCancellation } from './use-cancellation'

interface CancelBookingProps {
  booking: BookingShown
  contact: CurrentContact
  onCancelled: (cancelling: Cancelling) => void
}

/** Shows the refund of cancelling now, and until when it applies; then leads to the confirmation. */
export function CancelBooking({ booking, contact, onCancelled }: CancelBookingProps) {
  const t = useT()
  const [asks, setAsks] = useState(false)
  const { data: terms, failed, again } = useCancellation(booking.id, contact)
  if (failed) return <NotCome failed again={again} />
  if (!terms) return null
  return (
    <section className={styles.part}>
      <h3>{t('plans_cancel')}</h3>
      <CancellationTerms terms={terms} />
      {contact.loggedInAsContactAdmin ? (
        <p className={styles.note}>{t('plans_not_for_others')}</p>
      ) : (
        <p>
          <Button look="secondary" onClick={() => setAsks(true)}>
            {t('plans_cancel')}
          </Button>
        </p>
      )}
      {asks && (
        <ConfirmCancelling
          booking={booking}
          contact={contact}
          terms={terms}
          onCancelled={onCancelled}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  )
}
