import type { BookingShown } from '#contract/booking-shapes'
import { telephoneLink } from '#domain/phone'
import { useT } from '#web/messages'
import { Portrait } from '#web/ui/portrait'
import styles from './booking.module.css'
import own from './client-manager.module.css'

/** The villa specialist of a booking, with contact details. */
export function ClientManager({ booking: { clientManager, reference } }: { booking: BookingShown }) {
  const t = useT()
  if (!clientManager) return null
  const { id, fullName, email, workPhone, userPitch } = clientManager
  return (
    <section className={own.person} aria-label={t('booking_manager')}>
      <Portrait id={id} name={fullName} picture={null} />
      <div className={own.words}>
        <p className={styles.soft}>{t('booking_manager')}</p>
        <p className={own.name}>{fullName}</p>
        <p className={styles.soft}>{userPitch}</p>
        <p className={own.ways}>
          <a href={telephoneLink(workPhone)}>{workPhone}</a>
          <a href={`mailto:${email}?subject=${encodeURIComponent(reference)}`}>{email}</a>
        </p>
      </div>
    </section>
  )
}
