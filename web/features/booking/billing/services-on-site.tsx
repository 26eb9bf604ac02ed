import type { BookingItemResponse, BookingResponse } from '#contract/booking/booking-schemas'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { useMoneyFormatter } from '../thanks/use-money-formatter'
import styles from './billing.module.css'

interface ServicesOnSiteProps {
  bookings: readonly BookingResponse[]
  contactId: string
}

/** Services that are settled at the villa, of confirmed bookings; nothing without any. */
export function ServicesOnSite({ bookings, contactId }: ServicesOnSiteProps) {
  const t = useT()
  const confirmed = bookings.filter(({ status }) => status === bookingStatus.confirmed)
  const bookingIds = confirmed.map(({ id }) => id).slice(0, 100)
  const call = 'POST /core/salesoperations/bookings/noninvoiceditems'
  const { data } = useQuery(bookingIds.length > 0 ? `${call} ${bookingIds.join()} ${contactId}` : undefined, signal =>
    sessionApi(call, { body: { bookingIds } }, { signal }),
  )
  if (!data || data.items.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{t('billing_on_site')}</h2>
      <p>{t('billing_on_site_text')}</p>
      <ul className={styles.rows}>
        {data.items.map(item => (
          <ServiceRow key={item.id} item={item} booking={confirmed.find(({ id }) => id === item.bookingId)} />
        ))}
      </ul>
    </section>
  )
}

function ServiceRow({ item, booking }: { item: BookingItemResponse; booking: BookingResponse | undefined }) {
  const money = useMoneyFormatter(booking?.bookingPaymentCurrencyId ?? 1)
  return (
    <li className={styles.row}>
      <div>
        <p>{item.name}</p>
        <p className={styles.muted}>
          {item.villa.name} · {booking?.reference}
        </p>
      </div>
      {item.price !== null && <p className={styles.amount}>{money(item.price)}</p>}
    </li>
  )
}
