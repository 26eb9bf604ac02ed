import type { CurrentContact } from '#contract/account/sessions'
import type { PageOf } from '#contract/pages'
import { AccountLayout } from '#web/features/account/public'
import { ChooseTrip } from '#web/features/trip-details/public'
import { useT } from '#web/messages'
import { PassportList } from './passport-list'
import { claimEdits } from './unsaved-edits'

/** Passport details of the guests of a booking (768). */
export default function Passports({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  return (
    <AccountLayout page={page}>
      {contact =>
        contact.coSignInRole === 2 ? <p>{t('passport_agent')}</p> : <PassportsOf key={contact.id} contact={contact} />
      }
    </AccountLayout>
  )
}

function PassportsOf({ contact }: { contact: CurrentContact }) {
  const t = useT()
  claimEdits(contact.id)
  return (
    <ChooseTrip contactId={contact.id} label={t('passport_trip')} none={t('passport_no_trip')}>
      {bookingId => (
        <PassportList key={bookingId} bookingId={bookingId} contactId={contact.id} isGuest={contact.coSignIn} />
      )}
    </ChooseTrip>
  )
}
