import type { CurrentContact } from '#contract/account/sessions'
import { formatDays } from '#domain/calendar/formats'
import type { TripStage } from '#domain/content/client-pages'
import { useLanguage, useT } from '#web/messages'
import { Select } from '#web/ui/field'
import { useSelectedTrip } from '../trips/use-trips'
import styles from './trip-switcher.module.css'

interface TripSwitcherProps {
  contact: CurrentContact
  stage: TripStage
}

/** Chooses the trip that the page concerns, where there is more than one. The address names it, so links survive. */
export function TripSwitcher({ contact, stage }: TripSwitcherProps) {
  const t = useT()
  const language = useLanguage()
  const { trips = [], trip, named, select } = useSelectedTrip(contact, stage)
  // A past booking is shown by its address: from there each current one is a choice.
  const isOther = named !== undefined && !trip
  if (trips.length + Number(isOther) < 2) return null
  return (
    <Select
      data-tour="plannerTrip"
      label={t('account_trip')}
      className={styles.switcher}
      value={trip?.bookingId ?? ''}
      onChange={event => select(Number(event.target.value))}
    >
      {isOther && (
        <option value="" disabled>
          {t('account_trip_other')}
        </option>
      )}
      {trips.map(({ bookingId, villa, ...stay }) => (
        <option key={bookingId} value={bookingId}>
          {`${villa.name}, ${formatDays(stay, language)}`}
        </option>
      ))}
    </Select>
  )
}
