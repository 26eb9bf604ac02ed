import type { PageOf } from '#contract/pages'
import { useT } from '#web/messages'
import { AccountLayout } from './account-layout'
import { BookingList } from './booking-list'
import { ConfirmEmailNotice } from './security/confirm-email-notice'

/** Start page of a lead booker (82). */
export default function Dashboard({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  return (
    <AccountLayout page={page}>
      {({ id, firstname, email, proven }) => (
        <>
          <p>{t('account_welcome', { name: firstname || (email ?? '') })}</p>
          {!proven && email && <ConfirmEmailNotice email={email} />}
          <BookingList contactId={id} />
        </>
      )}
    </AccountLayout>
  )
}
