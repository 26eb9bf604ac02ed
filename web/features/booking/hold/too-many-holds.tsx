import { formatDays } from '#domain/calendar/formats'
import { useOfficeNumber } from '#web/features/office/public'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import styles from '../booking.module.css'
import type { RefusedHold } from './refused-hold'

/**
 * Which limit of holds is reached, the visitor's own holds, and the office's contact, since it can hold a villa
 * itself.
 */
export function TooManyHolds({ refused: { because, holds } }: { refused: RefusedHold }) {
  const t = useT()
  const language = useLanguage()
  const { company } = useSite()
  const { shown, link } = useOfficeNumber()
  return (
    <div className={styles.note} role="alert">
      <p>{t('booking_too_many', { because })}</p>
      {holds.length > 0 && (
        <ul>
          {holds.map(({ bookingId, villa, from, to }) => (
            <li key={bookingId}>
              <InternalLink to={`/secure/ob?booking=${bookingId}`}>
                {villa.name}, {formatDays({ from, to }, language)}
              </InternalLink>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.actions}>
        <a href={link}>{shown}</a>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
    </div>
  )
}
