import { useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { bookingStatus, isPaidStatus } from '#domain/lifecycles/booking-status'
import { useT } from '#web/messages'
import { Button, ButtonLink } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import styles from '../booking.module.css'
import { openDocument } from './open-document'

interface PapersProps {
  booking: BookingResponse
  contact: CurrentContact
  /** Shown on the print page. */
  printed?: boolean
}

/**
 * Documents of a confirmed booking: its confirmation as a PDF, and its stay as a calendar file while it is still to
 * come.
 */
export function BookingDocuments({ booking: { id, status }, contact, printed = false }: PapersProps) {
  const t = useT()
  const [failed, setFailed] = useState(false)
  if (!isPaidStatus(status)) return null
  const open = (kind: 'confirmation' | 'calendar') => {
    setFailed(false)
    openDocument(kind, id).catch(() => setFailed(true))
  }
  return (
    <div className={styles.papers}>
      <p className={styles.actions}>
        {printed ? (
          <Button variant="secondary" onClick={() => print()}>
            {t('booking_print')}
          </Button>
        ) : (
          <ButtonLink to={`/secure/ob/confirmation?booking=${id}`} variant="secondary">
            {t('booking_to_confirmation')}
          </ButtonLink>
        )}
        {!contact.coSignIn && (
          <Button variant="secondary" onClick={() => open('confirmation')}>
            {t('booking_confirmation_pdf')}
          </Button>
        )}
        {status === bookingStatus.confirmed && (
          <Button variant="secondary" onClick={() => open('calendar')}>
            {t('booking_to_calendar')}
          </Button>
        )}
      </p>
      <FormError>{failed && t('form_failed')}</FormError>
    </div>
  )
}
