import type { BookingShown } from '#contract/bookings'
import type { PageOf } from '#contract/pages'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import styles from './booking.module.css'
import { Layout } from './layout'
import { bookedStay } from './sold-stay'

/** A booking that has left the site's own hands: the office waits for its deposit (1), or it is confirmed (2, 3). */
export function Standing({ page, booking }: { page: PageOf<'own'>; booking: BookingShown }) {
  const t = useT()
  const stay = bookedStay(booking)
  if (!stay) return null
  return (
    <Layout title={page.heading1} villaId={stay.villaId} stay={stay}>
      <section className={styles.part}>
        <h2>{t(booking.status === 1 ? 'booking_with_office' : 'booking_confirmed')}</h2>
        <p>{t(booking.status === 1 ? 'booking_with_office_text' : 'booking_confirmed_text')}</p>
        <p>
          {t('booking_reference')} <strong className={styles.reference}>{booking.reference}</strong>
        </p>
        {booking.email && (
          <>
            <p className={styles.soft}>{t('booking_all_goes')}</p>
            <p className={styles.address}>{booking.email}</p>
          </>
        )}
        <p>
          <ButtonLink to="/results" look="secondary">
            {t('own_find')}
          </ButtonLink>
        </p>
      </section>
    </Layout>
  )
}
