import type { PageOf } from '#contract/pages'
import { unbroken } from '#domain/phone'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { InternalLink } from '#web/ui/internal-link'
import { OwnBookings } from './own-bookings'
import { OwnFrame } from './own-frame'

/** The bookings of who has signed in, or that are shared with them (83). */
export default function Bookings({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  const { company } = useSite()
  return (
    <OwnFrame page={page}>
      {({ id, coSignIn }) =>
        coSignIn ? (
          <>
            <OwnBookings contactId={id} past shared />
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
