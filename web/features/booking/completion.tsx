import type { BookingShown } from '#contract/bookings'
import { useOfficeNumber } from '#web/features/office/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import styles from './booking.module.css'
import { useMoney } from './use-money'

/** To whom all goes, and how a stay that is held is confirmed. */
export function Completion({ booking, onCorrect }: { booking: BookingShown; onCorrect: () => void }) {
  const t = useT()
  const { company } = useSite()
  const { shown, link } = useOfficeNumber()
  const { reference, firstname, lastname, email, payments, bookingPaymentCurrencyId } = booking
  const money = useMoney(bookingPaymentCurrencyId)
  const [first] = payments
  return (
    <>
      <section className={styles.part}>
        <h2>{t('booking_next')}</h2>
        <p>{t('booking_next_text', { amount: money(first?.amount ?? 0) })}</p>
        <p>
          {t('booking_reference')} <strong className={styles.reference}>{reference}</strong>
        </p>
        <p className={styles.ways}>
          <a href={link}>{shown}</a>
          <a href={`mailto:${company.email}?subject=${encodeURIComponent(reference)}`}>{company.email}</a>
        </p>
      </section>
      <section className={styles.note}>
        <p className={styles.soft}>{t('booking_all_goes_to', { name: `${firstname} ${lastname}` })}</p>
        <p className={styles.address}>{email}</p>
        <p>
          <button type="button" className={styles.link} onClick={onCorrect}>
            {t('booking_correct')}
          </button>
        </p>
      </section>
    </>
  )
}
