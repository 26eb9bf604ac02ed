import { formatDateTime } from '#domain/calendar/format-datetime'
import { formatDay } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import type { PricedStay } from '../hold/priced-stay'

/** Until when a stay can be cancelled free of charge, and until when only the deposit is lost. */
export function CancellationDates({
  stay: { cancellation, terms },
}: {
  stay: Pick<PricedStay, 'cancellation' | 'terms'>
}) {
  const t = useT()
  const language = useLanguage()
  const { freeHours: hours, freeUntil, freeThrough, depositKeptThrough: through } = cancellation
  const isFreeFirst = hours !== null || freeThrough !== null
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <>
      {freeThrough !== null && <li>{t('booking_cancel_free_through', { day: formatDay(freeThrough, language) })}</li>}
      {hours !== null && (
        <li>
          {freeUntil
            ? t('booking_cancel_free_until', { moment: formatDateTime(Date.parse(freeUntil), timeZone, language) })
            : t('booking_cancel_free', { hours })}
        </li>
      )}
      <li>
        {through
          ? t('booking_cancel_deposit', { day: formatDay(through, language), first: isFreeFirst ? 'free' : 'kept' })
          : freeThrough !== null
            ? t('booking_cancel_after_free')
            : t('booking_cancel_late', { days: terms.balanceDays })}
      </li>
    </>
  )
}
