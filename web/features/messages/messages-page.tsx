import type { CurrentContact } from '#contract/account/sessions'
import type { PageOf } from '#contract/pages'
import { AccountLayout, useSelectedTrip } from '#web/features/account/public'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { QueryFallback } from '#web/ui/query-boundary'
import { Conversation } from './conversation'

/** Messages with the company about one booking, past ones included. */
export default function MessagesPage({ page }: { page: PageOf<'own'> }) {
  return (
    <AccountLayout page={page}>{contact => <SelectedConversation key={contact.id} contact={contact} />}</AccountLayout>
  )
}

function SelectedConversation({ contact }: { contact: CurrentContact }) {
  const t = useT()
  const { trips, trip, named, isError, refetch } = useSelectedTrip(contact, 'confirmed')
  const bookingId = named ?? trip?.bookingId
  if (bookingId !== undefined) return <Conversation key={bookingId} bookingId={bookingId} contact={contact} />
  if (!trips) return <QueryFallback failed={isError} again={refetch} />
  return (
    <>
      <p>{t('conversation_no_booking')}</p>
      <p>
        <ButtonLink to="/secure/bookings" variant="secondary">
          {t('account_page_bookings')}
        </ButtonLink>
      </p>
    </>
  )
}
