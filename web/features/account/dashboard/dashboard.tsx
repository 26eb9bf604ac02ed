import type { CurrentContact } from '#contract/account/sessions'
import type { PageOf } from '#contract/pages'
import { isRunningOut } from '#domain/booking/trip-tasks'
import { useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import { QueryFallback } from '#web/ui/query-boundary'
import { AccountLayout } from '../account-layout'
import layout from '../account-layout.module.css'
import { NoTrips } from '../no-trips'
import { ConfirmEmailNotice } from '../security/confirm-email-notice'
import { TourOffer } from '../tour/tour-offer'
import { stageOf, useTrips } from '../trips/use-trips'
import styles from './dashboard.module.css'
import { HeldTrip } from './held-trip'
import { LaterTrips } from './later-trips'
import { NextTrip } from './next-trip'

/** Start page of a lead booker (82): the next trip, with what is done, missing and due. */
export default function Dashboard({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  return (
    <AccountLayout page={page}>
      {contact => (
        <>
          <TourOffer contact={contact}>
            {t('account_welcome', { name: contact.firstname || (contact.email ?? '') })}
          </TourOffer>
          {!contact.proven && contact.email && <ConfirmEmailNotice email={contact.email} />}
          <Trips contact={contact} />
        </>
      )}
    </AccountLayout>
  )
}

function Trips({ contact }: { contact: CurrentContact }) {
  const t = useT()
  // Fetched anew: another page may just have completed a task.
  const { data, isError, refetch } = useTrips(contact, { staleTime: 0 })
  if (!data) return <QueryFallback failed={isError} again={refetch} />
  const { trips, now } = data
  if (trips.length === 0) return <NoTrips text={t('account_dashboard_none')} />
  const held = trips.filter(trip => stageOf(trip) === 'held')
  const [next, ...later] = trips.filter(trip => stageOf(trip) === 'confirmed')
  const isUrgent = (trip: (typeof held)[number]) => isRunningOut(trip.heldUntil, now)
  return (
    <div className={styles.trips}>
      {held.filter(isUrgent).map(trip => (
        <HeldTrip key={trip.bookingId} trip={trip} />
      ))}
      {next && <NextTrip trip={next} contact={contact} />}
      {held
        .filter(trip => !isUrgent(trip))
        .map(trip => (
          <HeldTrip key={trip.bookingId} trip={trip} />
        ))}
      {later.length > 0 && <LaterTrips trips={later} />}
      <p className={layout.actions}>
        <InternalLink to="/secure/bookings">{t('account_all_bookings')}</InternalLink>
      </p>
    </div>
  )
}
