import type { GuestLogin } from '#contract/account/guest-logins'
import { useLanguage, useT } from '#web/messages'
import styles from './guest-logins.module.css'
import type { OwnTrip } from './own-trips'

interface GuestsByTripProps {
  guests: readonly GuestLogin[]
  trips: readonly OwnTrip[]
}

/** Upcoming trips with the guests who can see them. */
export function GuestsByTrip({ guests, trips }: GuestsByTripProps) {
  const t = useT()
  const list = new Intl.ListFormat(useLanguage())
  const namesOn = (id: number) =>
    guests
      .filter(({ profile }) => profile.allBookings || profile.bookings?.includes(id))
      .map(({ profile }) => `${profile.firstname} ${profile.lastname}`.trim())
  const coming = trips.filter(({ isPast }) => !isPast)
  if (coming.length === 0) return null
  return (
    <section className={styles.by}>
      <h2>{t('invite_guests_by_trip')}</h2>
      <dl className={styles.by}>
        {coming.map(({ id, villa, days }) => (
          <div key={id}>
            <dt>
              {villa}, {days}
            </dt>
            <dd>{list.format(namesOn(id)) || t('invite_guests_nobody')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
