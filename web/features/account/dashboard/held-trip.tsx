import type { Trip } from '#contract/booking/trips'
import { formatDateTime } from '#domain/calendar/format-datetime'
import { formatDays } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { InternalLink } from '#web/ui/internal-link'
import { bookingLink } from '../booking-links'
import styles from './dashboard.module.css'

/** A villa that is held until its deposit arrives, with the moment when the hold ends. */
export function HeldTrip({ trip }: { trip: Trip }) {
  const t = useT()
  const language = useLanguage()
  const { villa, bookingId, status, priced, reference, heldUntil, timezone } = trip
  const next = bookingLink({ id: bookingId, status, totalPrice: priced ? 0 : null })
  return (
    <article className={styles.held} aria-labelledby={`trip-${bookingId}`}>
      <p className={styles.countdown}>{t('account_group_provisional')}</p>
      <h2 id={`trip-${bookingId}`} className={styles.heldName}>
        <InternalLink to={villa.url}>{villa.name}</InternalLink>
      </h2>
      <p>{formatDays(trip, language)}</p>
      <p className={styles.muted}>{t('account_booking_reference', { reference })}</p>
      {heldUntil && (
        <p>{t('account_held_until', { moment: formatDateTime(Date.parse(heldUntil), timezone, language) })}</p>
      )}
      {next && (
        <p className={styles.actions}>
          <ButtonLink to={next.to} aria-label={t('account_booking_of', { what: t(next.word), reference })}>
            {t(next.word)}
          </ButtonLink>
        </p>
      )}
    </article>
  )
}
