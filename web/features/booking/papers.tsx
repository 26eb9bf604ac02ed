import { useState } from 'react'
import type { BookingShown } from '#contract/booking-shapes'
import type { CurrentContact } from '#contract/sessions'
import { bookingStatus, isSold } from '#domain/booking/booking-status'
import { useT } from '#web/messages'
import { Button, ButtonLink } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import styles from './booking.module.css'
import { openDocument } from './open-document'

interface PapersProps {
  booking: BookingShown
  contact: CurrentContact
  /** Shown on the print page. */
  printed?: boolean
}

/**
 * Documents of a confirmed booking: its confirmation as a PDF, and its stay as a calendar file while it is still to
 * come.
 */
export function Papers({ booking: { id, status }, contact, printed = false }: PapersProps) {
  const t = useT()
  const [failed, setFailed] = useState(false)
  if (!isSold(status)) return null
  const open = (kind: 'confirmation' | 'calendar') => {
    setFailed(false)
    openDocument(kind, id).catch(() => setFailed(true))
  }
  return (
    <div className={styles.papers}>
      <p className={styles.ways}>
        {printed ? (
          <Button look="secondary" onClick={() => print()}>
            {t('booking_print')}
          </Button>
        ) : (
          <ButtonLink to={`/secure/ob/confirmation?booking=${id}`} look="secondary">
            {t('booking_to_confirmation')}
          </ButtonLink>
        )}
        {!contact.coSignIn && (
          <Button look="secondary" onClick={() => open('confirmation')}>
            {t('booking_confirmation_pdf')}
          </Button>
        )}
        {status === bookingStatus.confirmed && (
          <Button look="secondary" onClick={() => open('calendar')}>
            {t('booking_to_calendar')}
          </Button>
        )}
      </p>
      <Problem>{failed && t('form_failed')}</Problem>
    </div>
  )
}
