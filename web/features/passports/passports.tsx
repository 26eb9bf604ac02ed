import { useLocation, useNavigate } from 'react-router'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { PageOf } from '#contract/pages'
import { formatDays } from '#domain/calendar/formats'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { AccountLayout } from '#web/features/account/public'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { Select } from '#web/ui/field'
import { QueryFallback } from '#web/ui/query-boundary'
import { PassportList } from './passport-list'
import styles from './passports.module.css'
import { claimEdits } from './unsaved-edits'

/** Passport details of the guests of a booking (768). */
export default function Passports({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  return (
    <AccountLayout page={page}>
      {contact =>
        contact.coSignInRole === 2 ? <p>{t('passport_agent')}</p> : <PassportsOf key={contact.id} contact={contact} />
      }
    </AccountLayout>
  )
}

const villaOf = ({ bookingItems }: BookingResponse) => bookingItems.find(({ kind }) => kind === 'villa')

function PassportsOf({ contact }: { contact: CurrentContact }) {
  const t = useT()
  const language = useLanguage()
  const { search } = useLocation()
  const navigate = useNavigate()
  claimEdits(contact.id)
  const call = 'GET /core/bookings/contactid/{id}/excludepastbookings'
  const { data, isError, refetch } = useQuery(`${call} ${contact.id}`, signal =>
    sessionApi(call, { params: { id: contact.id } }, { signal }),
  )
  if (!data) return <QueryFallback failed={isError} again={refetch} />

  const trips = [...data.UpcomingConfirmed, ...data.WhitekeyBookings]
    .filter(({ status }) => status === bookingStatus.confirmed)
    .flatMap(booking => {
      const villa = villaOf(booking)
      return villa
        ? [{ id: booking.id, from: villa.from, label: `${villa.villa.name}, ${formatDays(villa, language)}` }]
        : []
    })
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const named = Number(new URLSearchParams(search).get('booking'))
  const trip = trips.find(({ id }) => id === named) ?? trips[0]
  if (!trip)
    return (
      <>
        <p>{t('passport_no_trip')}</p>
        <p>
          <ButtonLink to="/secure/bookings" variant="secondary">
            {t('account_page_bookings')}
          </ButtonLink>
        </p>
      </>
    )
  return (
    <>
      {trips.length > 1 ? (
        <Select
          label={t('passport_trip')}
          className={styles.trip}
          value={trip.id}
          onChange={event => void navigate({ search: `?booking=${event.target.value}` }, { replace: true })}
        >
          {trips.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      ) : (
        <p className={styles.trip}>{trip.label}</p>
      )}
      <PassportList key={trip.id} bookingId={trip.id} contactId={contact.id} isGuest={contact.coSignIn} />
    </>
  )
}
