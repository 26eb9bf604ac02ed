import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { formatDays } from '#domain/calendar/formats'
import { parseIdParam } from '#domain/text/id'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { ArrowRightIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import { QueryFallback } from '#web/ui/query-boundary'
import { Skeleton } from '#web/ui/skeleton'
import styles from '../booking.module.css'
import { useBookingById } from '../use-booking'

interface WhichBookingProps {
  contact: CurrentContact
  /** Page of a booking; the query names its id. */
  path: string
  /** Filters the bookings to choose from. */
  among: (booking: BookingResponse) => boolean
  /** Text if there are none. */
  none: string
  children: (booking: BookingResponse, again: () => void) => ReactNode
}

/** The booking that the URL names; without one the only booking, or a choice. */
export function BookingPicker({ contact, path, among, none, children }: WhichBookingProps) {
  const t = useT()
  const { search } = useLocation()
  const named = parseIdParam(search, 'booking')
  const call = 'GET /core/bookings/contactid/{id}/excludepastbookings'
  const list = useQuery(named === undefined ? `${call} ${contact.id}` : undefined, signal =>
    sessionApi(call, { params: { id: contact.id } }, { signal }),
  )
  const found = list.data && [...list.data.UpcomingConfirmed, ...list.data.Provisional, ...list.data.WhitekeyBookings]
  const some = found?.filter(among)
  const [only] = some?.length === 1 ? some : []
  const one = useBookingById(named ?? only?.id)
  if (one.isError || list.isError) return <QueryFallback failed again={one.isError ? one.refetch : list.refetch} />
  if (one.data) return children(one.data.booking, one.refetch)
  if (named === undefined && some && some.length > 1) return <Choice bookings={some} path={path} />
  if (one.data === undefined || (named === undefined && (!some || only))) return <Skeleton />
  return (
    <>
      <p>{named === undefined ? none : t('booking_not_found')}</p>
      <p className={styles.actions}>
        <ButtonLink to="/secure/bookings" variant="secondary">
          {t('account_page_bookings')}
        </ButtonLink>
        <ButtonLink to="/results" variant="secondary">
          {t('account_find')}
        </ButtonLink>
      </p>
    </>
  )
}

function Choice({ bookings, path }: { bookings: readonly BookingResponse[]; path: string }) {
  const t = useT()
  const language = useLanguage()
  return (
    <section className={styles.part}>
      <h2>{t('booking_which')}</h2>
      <ul className={styles.offers}>
        {bookings.map(({ id, reference, bookingItems }) => (
          <li key={id}>
            <InternalLink className={styles.offer} to={`${path}?booking=${id}`}>
              <span>
                {bookingItems.find(({ kind }) => kind === 'villa')?.villa.name}
                <small>
                  {bookingItems
                    .filter(({ kind }) => kind === 'villa')
                    .map(stay => formatDays(stay, language))
                    .join(', ')}{' '}
                  · {t('account_booking_reference', { reference })}
                </small>
              </span>
              <ArrowRightIcon className={styles.arrow} />
            </InternalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
