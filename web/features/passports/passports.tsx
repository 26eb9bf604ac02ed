import type { CurrentContact } from '#contract/account/sessions'
import type { PageOf } from '#contract/pages'
import { formatDays } from '#domain/calendar/formats'
import { AccountLayout, useSelectedTrip } from '#web/features/account/public'
import { useLanguage, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { QueryFallback } from '#web/ui/query-boundary'
import { PassportList } from './passport-list'
import styles from './passports.module.css'
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
  const language = useLanguage()
  claimEdits(contact.id)
  const { trips, trip, named, isError, refetch } = useSelectedTrip(contact, 'confirmed')
  if (!trips && isError) return <QueryFallback failed again={refetch} />
  // The address names the booking: its guests need not wait for the list of trips.
  const shown = trip ?? trips?.[0]
  const bookingId = trips ? shown?.bookingId : named
  if (!trips && bookingId === undefined) return <QueryFallback failed={false} again={refetch} />
  if (bookingId === undefined)
    return (
      <>
        <p>{t('passport_no_trip')}</p>
        <p>
          <ButtonLink to="/secure/bookings" variant="secondary">
            {t('account_page_bookings')}
          </ButtonLink>
        </p>
      </>
    )
  return (
    <>
      {shown && trips?.length === 1 && (
        <p className={styles.trip}>{`${shown.villa.name}, ${formatDays(shown, language)}`}</p>
      )}
      <PassportList key={bookingId} bookingId={bookingId} contactId={contact.id} isGuest={contact.coSignIn} />
    </>
  )
}
