import { formatDays } from '#domain/calendar/formats'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import styles from '../auth-panel.module.css'

interface BookingOfLinkProps {
  token: string
  bookingId: number
}

/** The booking of a registration that is being completed; nothing if it is not the user's. */
export function LinkedBooking({ token, bookingId }: BookingOfLinkProps) {
  const t = useT()
  const language = useLanguage()
  const { data } = useQuery(`booking of a link ${bookingId}`, signal =>
    api('GET /core/contacts/fetchBookingInfoFromTokenAndId', { headers: { token, bookingid: bookingId } }, { signal }),
  )
  if (!data) return null
  return (
    <section className={styles.note}>
      <p>{t('registration_booking', { reference: data.reference })}</p>
      <ul>
        {data.villas.map(({ id, name, place, url, from, to }) => (
          <li key={`${id} ${from}`}>
            <InternalLink to={url}>{name}</InternalLink>, {place}: {formatDays({ from, to }, language)}
          </li>
        ))}
      </ul>
    </section>
  )
}
