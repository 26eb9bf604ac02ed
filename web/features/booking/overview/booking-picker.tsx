import type { ReactNode } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { TripStage } from '#domain/content/client-pages'
import { useSelectedTrip } from '#web/features/account/public'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { QueryFallback } from '#web/ui/query-boundary'
import { Skeleton } from '#web/ui/skeleton'
import styles from '../booking.module.css'
import { useBookingById } from '../use-booking'

interface BookingPickerProps {
  contact: CurrentContact
  /** The bookings that the page is for. */
  stage: TripStage
  /** Text if there are none. */
  none: string
  children: (booking: BookingResponse, again: () => void) => ReactNode
}

/** The booking that the URL names, past ones included; without one the next of that stage. */
export function BookingPicker({ contact, stage, none, children }: BookingPickerProps) {
  const t = useT()
  const list = useSelectedTrip(contact, stage)
  const { named } = list
  const id = named ?? list.trip?.bookingId
  const one = useBookingById(id)
  if (one.isError) return <QueryFallback failed again={one.refetch} />
  if (id === undefined && list.isError) return <QueryFallback failed again={list.refetch} />
  if (one.data) return children(one.data.booking, one.refetch)
  if (id === undefined ? !list.trips : one.data === undefined) return <Skeleton />
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
