import type { CurrentContact } from '#contract/account/sessions'
import type { PageOf } from '#contract/pages'
import { AccountLayout, useSelectedTrip } from '#web/features/account/public'
import { tabEdits } from '#web/features/autosave/public'
import { sessionApi } from '#web/features/session/public'
import { setQueryData, useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { QueryFallback } from '#web/ui/query-boundary'
import { OtherHours } from './other-hours'
import { TripForm } from './trip-form'

/** Unsaved edits survive a reload of the tab; a log-out removes them. */
const store = tabEdits('trip')

/** Trip details of a booking (767). */
export default function TripPage({ page }: { page: PageOf<'own'> }) {
  return <AccountLayout page={page}>{contact => <SelectedTrip key={contact.id} contact={contact} />}</AccountLayout>
}

/** The confirmed booking that the URL names; without one the next trip. */
function SelectedTrip({ contact }: { contact: CurrentContact }) {
  const t = useT()
  const { trips, trip, named, isError, refetch } = useSelectedTrip(contact, 'confirmed')
  // The address names the booking: its details need not wait for the list of trips.
  const bookingId = trips ? (trip ?? trips[0])?.bookingId : named
  if (bookingId !== undefined)
    return (
      <TripOf key={bookingId} bookingId={bookingId} contactId={contact.id} readOnly={contact.loggedInAsContactAdmin} />
    )
  if (!trips) return <QueryFallback failed={isError} again={refetch} />
  return (
    <>
      <p>{t('trips_no_trip')}</p>
      <p>
        <ButtonLink to="/secure/bookings" variant="secondary">
          {t('account_page_bookings')}
        </ButtonLink>
      </p>
    </>
  )
}

interface TripOfProps {
  bookingId: number
  contactId: string
  /** Staff who impersonate the client only look. */
  readOnly: boolean
}

function TripOf({ bookingId, contactId, readOnly }: TripOfProps) {
  const lang = useLanguage()
  const key = `trip ${bookingId} ${lang} ${contactId}`
  const params = { id: bookingId }
  const { data, isError, refetch } = useQuery(key, signal =>
    sessionApi('GET /core/bookings/{id}/tripdetails', { params, query: { lang } }, { signal }),
  )
  if (!data) return <QueryFallback failed={isError} again={refetch} />
  return (
    <TripForm
      trip={data}
      owner={contactId}
      readOnly={readOnly}
      store={store}
      send={(body, revision) =>
        sessionApi('POST /core/bookings/{id}/tripdetails', {
          params,
          query: { lang },
          headers: { 'if-match': `"${revision}"` },
          body,
        })
      }
      onSaved={saved => setQueryData(key, saved)}
      beside={direction => (
        <OtherHours
          bookingId={bookingId}
          contactId={contactId}
          kind={direction === 'to' ? 'early-arrival' : 'late-departure'}
          readOnly={readOnly}
        />
      )}
    />
  )
}
