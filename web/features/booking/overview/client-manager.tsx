import type { BookingResponse } from '#contract/booking/booking-schemas'
import { telephoneLink } from '#domain/people/phone'
import { useLanguage, useT } from '#web/messages'
import { Avatar } from '#web/ui/avatar'
import styles from '../booking.module.css'
import own from './client-manager.module.css'

/** The villa specialist of a booking, with contact details. */
export function ClientManager({ booking: { clientManager, reference, language } }: { booking: BookingResponse }) {
  const t = useT()
  // The introduction has the language of the booking, which can differ from the page's.
  const isInPageLanguage = useLanguage() === language
  if (!clientManager) return null
  const { id, fullName, email, workPhone, userPitch } = clientManager
  return (
    <section className={own.person} aria-label={t('booking_manager')}>
      <Avatar id={id} name={fullName} picture={null} />
      <div className={own.words}>
        <p className={styles.muted}>{t('booking_manager')}</p>
        <p className={own.name}>{fullName}</p>
        {isInPageLanguage && <p className={styles.muted}>{userPitch}</p>}
        <p className={own.actions}>
          <a href={telephoneLink(workPhone)}>{workPhone}</a>
          <a href={`mailto:${email}?subject=${encodeURIComponent(reference)}`}>{email}</a>
        </p>
      </div>
    </section>
  )
}
