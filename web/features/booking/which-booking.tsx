import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { BookingShown } from '#contract/booking-shapes'
import type { CurrentContact } from '#contract/sessions'
import { formatDays } from '#domain/formats'
import { useAsked } from '#web/asked'
import { NotCome } from '#web/features/own-account/public'
import { ownApi } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { ArrowRightIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import { Skeleton } from '#web/ui/skeleton'
import styles from './booking.module.css'
import { idIn } from './current-booking'
import { useBookingOf } from './use-booking'

interface WhichBookingProps {
  contact: CurrentContact
  /** Page of a booking; the query names its id. */
  path: string
  /** Filters the bookings to choose from. */
  among: (booking: BookingShown) => boolean
  /** Text if there are none. */
  none: string
  children: (booking: BookingShown, again: () => void) => ReactNode
}

/** The booking that the URL names; without one the only booking, or a choice. */
export function WhichBooking({ contact, path, among, none, children }: WhichBookingProps) {
  const t = useT()
  const { search } = useLocation()
  const named = idIn(search, 'booking')
  const call = 'GET /core/bookings/contactid/{id}/excludepastbookings'
  const list = useAsked(named === undefined ? `${call} ${contact.id}` : undefined, signal =>
    ownApi(call, { params: { id: contact.id } }, { signal }),
  )
  const found = list.data && [...list.data.UpcomingConfirmed, ...list.data.Provisional, ...list.data.WhitekeyBookings]
  const some = found?.filter(among)
  const [only] = some?.length === 1 ? some : []
  const one = useBookingOf(named ?? only?.id)
  if (one.failed || list.failed) return <NotCome failed again={one.failed ? one.again : list.again} />
  if (one.data) return children(one.data.booking, one.again)
  if (named === undefined && some && some.length > 1) return <Choice bookings={some} path={path} />
  if (one.data === undefined || (named === undefined && (!some || only))) return <Skeleton />
  return (
    <>
      <p>{named === undefined ? none : t('booking_not_found')}</p>
      <p className={styles.ways}>
        <ButtonLink to="/secure/bookings" look="secondary">
          {t('own_bookings')}
        </ButtonLink>
        <ButtonLink to="/results" look="secondary">
          {t('own_find')}
        </ButtonLink>
      </p>
    </>
  )
}

function Choice({ bookings, path }: { bookings: readonly BookingShown[]; path: string }) {
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
                  · {t('own_booking_reference', { reference })}
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
