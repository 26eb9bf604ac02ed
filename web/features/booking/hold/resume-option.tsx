import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { PageOf } from '#contract/pages'
import { viewerOf } from '#domain/access/page-access'
import { parseIdParam } from '#domain/text/id'
import { AccountSkeleton, bookingLink, ConfirmEmailNotice } from '#web/features/account/public'
import { DoorDialog, WithoutAccount } from '#web/features/auth/lazy'
import { getUrlSecrets, useAuthState } from '#web/features/session/public'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { HyphenatedHeading } from '#web/ui/hyphenated-heading'
import { localizePath } from '#web/ui/internal-link'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from '../booking.module.css'
import { ConfirmAddress } from '../confirm-address'
import { NoBooking } from '../overview/no-booking'
import { useBookingById } from '../use-booking'
import { useClaimBooking } from './use-claim-booking'

/** Whether a booking belongs to an account by now; null while disabled or unknown. */
function useAccountOf(id: number | undefined, reference: string | undefined) {
  const call = 'POST /core/bookings/{id}/account'
  const isAsked = id !== undefined && reference !== undefined
  const { data, isError: failed } = useQuery(
    isAsked ? `${call} ${id}` : undefined,
    signal => api(call, { params: { id: id ?? 0 }, body: { reference: reference ?? '' } }, { signal }),
    { staleTime: 0 },
  )
  return !isAsked || failed ? null : data
}

/**
 * Target of booking e-mails that require a log-in (101): a booking to continue, or one made without an account.
 * Signed-in visitors are redirected to it; others learn nothing of it before.
 */
function Continued({ page, reference }: { page: PageOf<'own'>; reference: string | undefined }) {
  const t = useT()
  const lang = useLanguage()
  const { search } = useLocation()
  const navigate = useNavigate()
  const standing = useAuthState()
  const contact = standing.kind === 'authenticated' ? standing.contact : undefined
  const comer = viewerOf(contact)
  const id = parseIdParam(search, 'booking')
  const { data: read, isError: failed, refetch: again } = useBookingById(id)
  const isUnknown = comer === 'lead-booker' && id !== undefined && read === null
  const taken = useClaimBooking(isUnknown ? id : undefined, contact?.id ?? '')
  const wasWithout = new URLSearchParams(search).get('account') === 'none'
  // The account can be younger than the e-mail.
  const account = useAccountOf(wasWithout && comer === 'anonymous' ? id : undefined, reference)
  const hasAccount = account?.hasAccount === true
  // A visitor without an account has nothing to log in with.
  const isWithout = wasWithout && !hasAccount
  const [closed, setClosed] = useState(false)
  const [opened, setOpened] = useState(false)
  const door = opened || (!isWithout && !closed)
  const close = () => {
    setOpened(false)
    setClosed(true)
  }
  const booking = read?.booking
  const to =
    booking &&
    // The browser that made the booking without an account opens it where it was made.
    (comer === 'guest-user'
      ? `/secure/ob?booking=${booking.id}`
      : (bookingLink(booking)?.to ?? `/secure/provisional?booking=${booking.id}`))
  useEffect(() => {
    if (to) void navigate(localizePath(to, lang), { replace: true })
  }, [to, lang, navigate])
  if (failed || taken.state === 'failed')
    return (
      <div className={styles.page}>
        <QueryFallback failed again={failed ? again : taken.again} />
      </div>
    )
  if (
    account === undefined ||
    to ||
    (comer !== 'anonymous' && read === undefined) ||
    (isUnknown && taken.state === 'idle')
  )
    return <AccountSkeleton />
  if (comer === 'lead-booker' && taken.state === 'unproven' && contact?.email)
    return (
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 className={styles.title}>
            <HyphenatedHeading words={t('booking_continue_back')} />
          </h1>
          <p>{t('booking_continue_unproven')}</p>
          <ConfirmEmailNotice email={contact.email} />
        </div>
      </div>
    )
  if (comer === 'lead-booker' || comer === 'co-sign-in' || comer === 'looking-on')
    return <NoBooking page={page} text={t('booking_not_found')} />
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <HyphenatedHeading words={wasWithout ? t('booking_continue_back') : page.heading1} />
        </h1>
        {isWithout && <WithoutAccount />}
        <p>
          {t(
            isWithout
              ? 'booking_continue_account'
              : hasAccount
                ? 'booking_continue_has_account'
                : 'booking_continue_text',
          )}
        </p>
        <p>
          <Button variant={isWithout ? 'secondary' : 'primary'} onClick={() => setOpened(true)}>
            {t('booking_log_in')}
          </Button>
        </p>
      </div>
      {door && <DoorDialog context="splashbooking" onSignedIn={close} onClose={close} />}
    </div>
  )
}

/** Target of booking e-mails: opens the booking, or confirms its e-mail address. */
export default function ResumeOption({ page }: { page: PageOf<'own'> }) {
  const { search } = useLocation()
  const [token] = useState(() => getUrlSecrets().token)
  return token && new URLSearchParams(search).has('confirm') ? (
    <ConfirmAddress token={token} />
  ) : (
    <Continued page={page} reference={token} />
  )
}
