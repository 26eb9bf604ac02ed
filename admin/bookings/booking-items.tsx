import styles from '#admin/ui/admin.module.css'
import list from '#admin/ui/list.module.css'
import { useMoney } from '#admin/ui/use-money'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { formatDays } from '#domain/calendar/formats'
import { type MessageKey, useLanguage, useT } from '#web/messages'

/** The items of a booking: its villa and services, each with dates, status and price. */
export function BookingItems({ booking: { bookingItems, bookingPaymentCurrencyId } }: { booking: BookingResponse }) {
  const t = useT()
  const language = useLanguage()
  const money = useMoney(bookingPaymentCurrencyId)
  return (
    <section className={styles.part} aria-labelledby="items">
      <h2 id="items">{t('admin_booking_items')}</h2>
      <ul className={styles.rows}>
        {bookingItems.map(({ id, kind, name, villa, from, to, status, price }) => (
          <li key={id} className={list.row}>
            <p className={styles.rowName}>{kind === 'villa' ? villa.name : name}</p>
            <p>{formatDays({ from, to }, language)}</p>
            <p>{t(`admin_item_status_${status}` as MessageKey)}</p>
            <p>{price === null ? '' : money(price)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
