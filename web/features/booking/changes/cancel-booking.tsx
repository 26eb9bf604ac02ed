import { useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from '../booking.module.css'
import { CancellationTerms } from './cancellation-terms'
import { type CancellationResult, ConfirmCancellation } from './confirm-cancellation'
import { useCancellationTerms } from './use-cancellation'

interface CancelBookingProps {
  booking: BookingResponse
  contact: CurrentContact
  onCancelled: (cancelling: CancellationResult) => void
}

/** Shows the refund of cancelling now, and until when it applies; then leads to the confirmation. */
export function CancelBooking({ booking, contact, onCancelled }: CancelBookingProps) {
  const t = useT()
  const [asks, setAsks] = useState(false)
  const { data: terms, isError: failed, refetch: again } = useCancellationTerms(booking.id, contact)
  if (failed) return <QueryFallback failed again={again} />
  if (!terms) return null
  return (
    <section className={styles.part}>
      <h3>{t('booking_change_cancel')}</h3>
      <CancellationTerms terms={terms} />
      {contact.loggedInAsContactAdmin ? (
        <p className={styles.note}>{t('booking_change_not_for_others')}</p>
      ) : (
        <p>
          <Button variant="secondary" onClick={() => setAsks(true)}>
            {t('booking_change_cancel')}
          </Button>
        </p>
      )}
      {asks && (
        <ConfirmCancellation
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
