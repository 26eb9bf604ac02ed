import type { CurrentContact } from '#contract/account/sessions'
import type { PageOf } from '#contract/pages'
import { AccountLayout, useSelectedTrip } from '#web/features/account/public'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { QueryFallback } from '#web/ui/query-boundary'
import { TimelineOf } from './timeline-of'

/** Everything about one trip in the order of its days (PD-111). */
export default function Timeline({ page }: { page: PageOf<'own'> }) {
  return <AccountLayout page={page}>{contact => <SelectedTimeline key={contact.id} contact={contact} />}</AccountLayout>
}

/** The booking that the URL names, past ones included; without one the next trip. */
function SelectedTimeline({ contact }: { contact: CurrentContact }) {
  const t = useT()
  const { trips, trip, named, isError, refetch } = useSelectedTrip(contact, 'confirmed')
  const bookingId = named ?? trip?.bookingId
  if (bookingId !== undefined) return <TimelineOf key={bookingId} bookingId={bookingId} contact={contact} />
  if (!trips) return <QueryFallback failed={isError} again={refetch} />
  return (
    <>
      <p>{t('timeline_none')}</p>
      <p>
        <ButtonLink to="/secure/bookings" variant="secondary">
          {t('account_page_bookings')}
        </ButtonLink>
      </p>
    </>
  )
}
