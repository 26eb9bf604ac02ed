import type { BookingShown } from '#contract/booking-shapes'
import { formatDays } from '#domain/formats'
import { stateWord } from '#web/features/own-account/public'
import { useLanguage, useT } from '#web/messages'
import { Picture } from '#web/ui/picture'
import { Skeleton } from '#web/ui/skeleton'
import styles from './booking.module.css'
import own from './overview.module.css'
import { bookedStay } from './sold-stay'
import { useVilla } from './use-villa'

/** The villa, dates, reference and status of a booking. */
export function BookingHead({ booking }: { booking: BookingShown }) {
  const t = useT()
  const language = useLanguage()
  const stay = bookedStay(booking)
  const { data: villa } = useVilla(stay?.villaId ?? 0)
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
        <p className={styles.soft}>
          {villa && `${villa.loc}, ${villa.region}`}
          <br />
          {t('own_booking_reference', { reference: booking.reference })} · {t(stateWord(booking.status))}
        </p>
      </div>
    </section>
  )
}
