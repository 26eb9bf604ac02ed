import type { PageOf } from '#contract/pages'
import { OwnFrame } from '#web/features/own-account/public'
import { FellowGuests } from './fellow-guests'
import { GuestManager } from './guest-manager'

/** Guest logins of a lead booker (117); an invited guest sees names only. */
export default function GuestLogins({ page }: { page: PageOf<'own'> }) {
  return (
    <OwnFrame page={page}>
      {({ id, coSignIn, proven }) =>
        coSignIn ? <FellowGuests contactId={id} /> : <GuestManager contactId={id} mayInvite={proven} />
      }
    </OwnFrame>
  )
}
