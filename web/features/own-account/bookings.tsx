import { useState } from 'react'
import { useLocation } from 'react-router'
import type { PageOf } from '#contract/pages'
import { unbroken } from '#domain/phone'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { InternalLink } from '#web/ui/internal-link'
import { OwnBookings } from './own-bookings'
import { OwnFrame } from './own-frame'
import styles from './own-frame.module.css'
import { PendingInvitations } from './pending-invitations'

/** Bookings of the signed-in client, or shared with them (83). */
export default function Bookings({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  const { company } = useSite()
  const { search } = useLocation()
  const isSentHere = new URLSearchParams(search).has('instead')
  const [accepted, setAccepted] = useState(0)
  return (
    <OwnFrame page={page}>
      {({ id, coSignIn, coSignInRole }) =>
        coSignIn ? (
          <>
            {isSentHere && <p className={styles.note}>{t('own_kept_for_lead')}</p>}
            <PendingInvitations contactId={id} onAccepted={() => setAccepted(accepted + 1)} />
            <OwnBookings key={accepted} contactId={id} past sharedWith={coSignInRole === 2 ? 'agent' : 'guest'} />
            <p>{t('own_bookings_shared', { phone: unbroken(company.phone), email: company.email })}</p>
            <p>
              <InternalLink to="/secure/guest-subscriptions">{t('own_subscriptions')}</InternalLink>
            </p>
          </>
        ) : (
          <OwnBookings contactId={id} past />
        )
      }
    </OwnFrame>
  )
}
