import type { PageOf } from '#contract/pages'
import { AccountLayout } from '#web/features/account/public'
import { FellowGuests } from './fellow-guests'
import { GuestManager } from './guest-manager'

/** Guest logins of a lead booker (117); an invited guest sees names only. */
export default function GuestLogins({ page }: { page: PageOf<'own'> }) {
  return (
    <AccountLayout page={page}>
      {({ id, coSignIn, proven }) =>
        coSignIn ? <FellowGuests contactId={id} /> : <GuestManager contactId={id} mayInvite={proven} />
      }
    </AccountLayout>
  )
}
