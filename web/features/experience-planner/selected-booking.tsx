import type { ReactNode } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { PageOf } from '#contract/pages'
import { AccountLayout, useSelectedTrip } from '#web/features/account/public'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { QueryFallback } from '#web/ui/query-boundary'

interface SelectedBookingProps {
  page: PageOf<'own'>
  children: (bookingId: number, contact: CurrentContact) => ReactNode
}

/** The frame of a page about the confirmed booking that the URL names; without one the next trip. */
export function SelectedBooking({ page, children }: SelectedBookingProps) {
  return (
    <AccountLayout page={page}>
      {contact => (
        <Selected key={contact.id} contact={contact}>
          {children}
        </Selected>
      )}
    </AccountLayout>
  )
}

function Selected({ contact, children }: Pick<SelectedBookingProps, 'children'> & { contact: CurrentContact }) {
  const t = useT()
  const { trips, trip, named, isError, refetch } = useSelectedTrip(contact, 'confirmed')
  const bookingId = named ?? trip?.bookingId
  if (bookingId !== undefined) return children(bookingId, contact)
  if (!trips) return <QueryFallback failed={isError} again={refetch} />
  return (
    <>
      <p>{t('planner_no_trip')}</p>
      <p>
        <ButtonLink to="/secure/bookings" variant="secondary">
          {t('account_page_bookings')}
        </ButtonLink>
      </p>
    </>
  )
}
