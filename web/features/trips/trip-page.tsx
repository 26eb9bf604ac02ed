import type { PageOf } from '#contract/pages'
import { AccountLayout } from '#web/features/account/public'
import { tabEdits } from '#web/features/autosave/public'
import { sessionApi } from '#web/features/session/public'
import { setQueryData, useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { QueryFallback } from '#web/ui/query-boundary'
import { ChooseTrip } from './choose-trip'
import { OtherHours } from './other-hours'
import { TripForm } from './trip-form'

/** Unsaved edits survive a reload of the tab; a log-out removes them. */
const store = tabEdits('trip')

/** Trip details of a booking (767). */
export default function TripPage({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  return (
    <AccountLayout page={page}>
      {({ id, loggedInAsContactAdmin }) => (
        <ChooseTrip key={id} contactId={id} label={t('trips_trip')} none={t('trips_no_trip')}>
          {bookingId => (
            <TripOf key={bookingId} bookingId={bookingId} contactId={id} readOnly={loggedInAsContactAdmin} />
          )}
        </ChooseTrip>
      )}
    </AccountLayout>
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
