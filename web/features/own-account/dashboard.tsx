import type { PageOf } from '#contract/pages'
import { useT } from '#web/messages'
import { ConfirmNote } from './confirm-note'
import { OwnBookings } from './own-bookings'
import { OwnFrame } from './own-frame'

/** Start page of a lead booker (82). */
export default function Dashboard({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  return (
    <OwnFrame page={page}>
      {({ id, firstname, email, proven }) => (
        <>
          <p>{t('own_welcome', { name: firstname || (email ?? '') })}</p>
          {!proven && email && <ConfirmNote email={email} />}
          <OwnBookings contactId={id} />
        </>
      )}
    </OwnFrame>
  )
}
