import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { formatDays } from '#domain/calendar/formats'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { Select } from '#web/ui/field'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from './choose-trip.module.css'

const villaOf = ({ bookingItems }: BookingResponse) => bookingItems.find(({ kind }) => kind === 'villa')

interface ChooseTripProps {
  contactId: string
  /** The label of the choice. */
  label: string
  /** What is said where no trip is confirmed. */
  none: string
  children: (bookingId: number) => ReactNode
}

/** The content of one confirmed trip that is not over; the URL names it where there are several. */
export function ChooseTrip({ contactId, label, none, children }: ChooseTripProps) {
  const t = useT()
  const language = useLanguage()
  const { search } = useLocation()
  const navigate = useNavigate()
  const call = 'GET /core/bookings/contactid/{id}/excludepastbookings'
  const { data, isError, refetch } = useQuery(`${call} ${contactId}`, signal =>
    sessionApi(call, { params: { id: contactId } }, { signal }),
  )
  if (!data) return <QueryFallback failed={isError} again={refetch} />

  const trips = [...data.UpcomingConfirmed, ...data.WhitekeyBookings]
    .filter(({ status }) => status === bookingStatus.confirmed)
    .flatMap(booking => {
      const villa = villaOf(booking)
      return villa
        ? [{ id: booking.id, from: villa.from, name: `${villa.villa.name}, ${formatDays(villa, language)}` }]
        : []
    })
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const named = Number(new URLSearchParams(search).get('booking'))
  const trip = trips.find(({ id }) => id === named) ?? trips[0]
  if (!trip)
    return (
      <>
        <p>{none}</p>
        <p>
          <ButtonLink to="/secure/bookings" variant="secondary">
            {t('account_bookings')}
          </ButtonLink>
        </p>
      </>
    )
  return (
    <>
      {trips.length > 1 ? (
        <Select
          label={label}
          className={styles.trip}
          value={trip.id}
          onChange={event => void navigate({ search: `?booking=${event.target.value}` }, { replace: true })}
        >
          {trips.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      ) : (
        <p className={styles.trip}>{trip.name}</p>
      )}
      {children(trip.id)}
    </>
  )
}
