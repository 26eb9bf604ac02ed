import type { CurrentContact } from '#contract/account/sessions'
import type { Trip } from '#contract/booking/trips'
import { daysBetween } from '#domain/calendar/day'
import { formatDays } from '#domain/calendar/formats'
import { type Translate, useLanguage, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { InternalLink } from '#web/ui/internal-link'
import { Picture } from '#web/ui/picture'
import { bookingLink } from '../booking-links'
import styles from './dashboard.module.css'
import { TaskList } from './task-list'

/** How far away the trip is, by the day at the villa. */
export function countdown(t: Translate, { today, from, to }: Pick<Trip, 'today' | 'from' | 'to'>): string {
  const days = daysBetween(today, from)
  if (days > 0) return t('account_trip_in', { days })
  if (days === 0) return t('account_trip_today')
  return today === to ? t('account_trip_last_day') : t('account_trip_there')
}

/** The next confirmed trip: picture, countdown, dates, and what is missing, due and done. */
export function NextTrip({ trip, contact }: { trip: Trip; contact: CurrentContact }) {
  const t = useT()
  const language = useLanguage()
  const { villa, bookingId, status, priced, reference } = trip
  const overview = bookingLink({ id: bookingId, status, totalPrice: priced ? 0 : null })
  return (
    <article className={styles.next} aria-labelledby={`trip-${bookingId}`}>
      {villa.picture && (
        <Picture
          picture={villa.picture}
          sizes="(min-width: 1024px) 54rem, 100vw"
          ratio="21 / 9"
          decorative
          first
          className={styles.picture}
        />
      )}
      <div className={styles.head} data-tour="trips">
        <p className={styles.countdown}>{countdown(t, trip)}</p>
        <h2 id={`trip-${bookingId}`} className={styles.name}>
          <InternalLink to={villa.url}>{villa.name}</InternalLink>
        </h2>
        <p>{[villa.place, villa.region].filter(Boolean).join(', ')}</p>
        <p>
          {formatDays(trip, language)}
          {' · '}
          {t('account_trip_people', { count: trip.adults + trip.children + trip.infants })}
        </p>
        <p className={styles.muted}>{t('account_booking_reference', { reference })}</p>
      </div>
      <TaskList trip={trip} isClient={!contact.loggedInAsContactAdmin} />
      {overview && (
        <p className={styles.actions}>
          <ButtonLink
            to={overview.to}
            data-tour="view"
            aria-label={t('account_booking_of', { what: t(overview.word), reference })}
          >
            {t(overview.word)}
          </ButtonLink>
        </p>
      )}
    </article>
  )
}
