import { useState } from 'react'
import { useLocation } from 'react-router'
import type { PageOf } from '#contract/pages'
import { unbroken } from '#domain/people/phone'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import { AccountLayout } from '../account-layout'
import styles from '../account-layout.module.css'
import { BookingList } from './booking-list'
import { PendingInvitations } from './pending-invitations'

/** Bookings of the signed-in client, or shared with them (83). */
export default function Bookings({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  const { company } = useSite()
  const { search } = useLocation()
  const isSentHere = new URLSearchParams(search).has('instead')
  const [accepted, setAccepted] = useState(0)
  return (
    <AccountLayout page={page}>
      {({ id, coSignIn, coSignInRole, loggedInAsContactAdmin }) =>
        coSignIn ? (
          <>
            {isSentHere && <p className={styles.note}>{t('account_kept_for_lead')}</p>}
            <PendingInvitations contactId={id} onAccepted={() => setAccepted(accepted + 1)} />
            <BookingList key={accepted} contactId={id} sharedWith={coSignInRole === 2 ? 'agent' : 'guest'} />
            <p>{t('account_bookings_shared', { phone: unbroken(company.phone), email: company.email })}</p>
            <p>
              <InternalLink to="/secure/guest-subscriptions">{t('account_page_subscriptions')}</InternalLink>
            </p>
          </>
        ) : (
          <BookingList contactId={id} mayHide={!loggedInAsContactAdmin} />
        )
      }
    </AccountLayout>
  )
}
