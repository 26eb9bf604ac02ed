import { useLocation, useNavigate } from 'react-router'
import type { CurrentContact } from '#contract/account/sessions'
import type { PageOf } from '#contract/pages'
import { formatDays } from '#domain/calendar/formats'
import { isPaidStatus } from '#domain/lifecycles/booking-status'
import { parseIdParam } from '#domain/text/id'
import { AccountLayout } from '#web/features/account/public'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { Select } from '#web/ui/field'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from './timeline.module.css'
import { TimelineOf } from './timeline-of'

/** Everything about one trip in the order of its days (PD-110). */
export default function Timeline({ page }: { page: PageOf<'own'> }) {
  return <AccountLayout page={page}>{contact => <ChosenTimeline key={contact.id} contact={contact} />}</AccountLayout>
}

/** The booking that the URL names, else the next one; with several a choice. */
function ChosenTimeline({ contact }: { contact: CurrentContact }) {
  const t = useT()
  const language = useLanguage()
  const { search } = useLocation()
  const navigate = useNavigate()
  const call = 'GET /core/bookings/contactid/{id}/excludepastbookings'
  const { data, isError, refetch } = useQuery(`${call} ${contact.id}`, signal =>
    sessionApi(call, { params: { id: contact.id } }, { signal }),
  )
  if (!data) return <QueryFallback failed={isError} again={refetch} />
  const trips = [...data.UpcomingConfirmed, ...data.WhitekeyBookings]
    .filter(({ status }) => isPaidStatus(status))
    .flatMap(({ id, bookingItems }) => {
      const villa = bookingItems.find(({ kind }) => kind === 'villa')
      return villa ? [{ id, from: villa.from, label: `${villa.villa.name}, ${formatDays(villa, language)}` }] : []
    })
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const bookingId = parseIdParam(search, 'booking') ?? trips[0]?.id
  if (bookingId === undefined)
    return (
      <>
        <p>{t('timeline_none')}</p>
        <p>
          <ButtonLink to="/secure/bookings" variant="secondary">
            {t('account_bookings')}
          </ButtonLink>
        </p>
      </>
    )
  return (
    <>
      {trips.length > 1 && (
        <Select
          label={t('timeline_which')}
          className={styles.which}
          value={String(bookingId)}
          onChange={event => void navigate(`?booking=${event.target.value}`)}
        >
          {/* A booking of the past is open by its address. */}
          {!trips.some(({ id }) => id === bookingId) && <option value={bookingId} />}
          {trips.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
      <TimelineOf key={bookingId} bookingId={bookingId} contact={contact} />
    </>
  )
}
