import { useState } from 'react'
import type { BookingItemResponse, BookingResponse } from '#contract/booking/booking-schemas'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { QueryFallback } from '#web/ui/query-boundary'
import { useMoneyFormatter } from '../thanks/use-money-formatter'
import styles from './billing.module.css'

interface ServicesOnSiteProps {
  bookings: readonly BookingResponse[]
  contactId: string
}

/** Bookings that one call asks about. */
const bookingsAtOnce = 100

/** Services that are settled at the villa, of confirmed bookings, by pages of bookings; nothing without any. */
export function ServicesOnSite({ bookings, contactId }: ServicesOnSiteProps) {
  const t = useT()
  const [shown, setShown] = useState(1)
  const confirmed = bookings.filter(({ status }) => status === bookingStatus.confirmed)
  const pages = Array.from({ length: Math.ceil(confirmed.length / bookingsAtOnce) }, (_, at) =>
    confirmed.slice(at * bookingsAtOnce, (at + 1) * bookingsAtOnce),
  )
  return (
    <>
      {pages.slice(0, shown).map((some, at) => (
        <ServicesOf key={some[0]?.id} bookings={some} contactId={contactId} isFirst={at === 0} />
      ))}
      {shown < pages.length && (
        <p>
          <Button variant="secondary" onClick={() => setShown(now => now + 1)}>
            {t('billing_on_site_more')}
          </Button>
        </p>
      )}
    </>
  )
}

function ServicesOf({ bookings, contactId, isFirst }: ServicesOnSiteProps & { isFirst: boolean }) {
  const t = useT()
  const bookingIds = bookings.map(({ id }) => id)
  const call = 'POST /core/salesoperations/bookings/noninvoiceditems'
  const { data, isError, refetch } = useQuery(`${call} ${bookingIds.join()} ${contactId}`, signal =>
    sessionApi(call, { body: { bookingIds } }, { signal }),
  )
  if (isError && !data) return <QueryFallback failed again={refetch} />
  if (!data || data.items.length === 0) return null
  return (
    <section className={styles.part}>
      {isFirst && (
        <>
          <h2>{t('billing_on_site')}</h2>
          <p>{t('billing_on_site_text')}</p>
        </>
      )}
      <ul className={styles.rows}>
        {data.items.map(item => (
          <ServiceRow key={item.id} item={item} booking={bookings.find(({ id }) => id === item.bookingId)} />
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
