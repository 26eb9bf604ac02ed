import type { BookingResponse } from '#contract/booking/booking-schemas'
import { formatDays } from '#domain/calendar/formats'
import { bookingStatusLabel } from '#web/features/account/public'
import { useLanguage, useT } from '#web/messages'
import { Picture } from '#web/ui/picture'
import { Skeleton } from '#web/ui/skeleton'
import styles from '../booking.module.css'
import { fromBooking } from '../hold/priced-stay'
import own from './overview-page.module.css'
import { useBookedVilla } from './use-booked-villa'

/** The villa, dates, reference and status of a booking. */
export function BookingHeader({ booking }: { booking: BookingResponse }) {
  const t = useT()
  const language = useLanguage()
  const stay = fromBooking(booking)
  const { data: villa } = useBookedVilla(stay?.villaId ?? 0)
  return (
    <section className={own.head}>
      {villa ? (
        <Picture picture={villa.thumb} sizes="16rem" widest={520} ratio="4 / 3" decorative />
      ) : (
        <Skeleton ratio="4 / 3" />
      )}
      <div className={styles.part}>
        <h2>{stay?.name}</h2>
        <p>{stay && formatDays(stay.stay, language)}</p>
        <p className={styles.muted}>
          {villa && `${villa.loc}, ${villa.region}`}
          <br />
          {t('account_booking_reference', { reference: booking.reference })} · {t(bookingStatusLabel(booking.status))}
        </p>
      </div>
    </section>
  )
}
