import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { PageOf } from '#contract/pages'
import { comerOf } from '#domain/client-area'
import { api } from '#web/api'
import { useAsked } from '#web/asked'
import { DoorDialog, WithoutAccount } from '#web/features/door/lazy'
import { ConfirmNote, NotCome, OwnRoom, placeOfBooking } from '#web/features/own-account/public'
import { addressSecrets, useStanding } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { HeadingWords } from '#web/ui/heading-words'
import { inLanguage } from '#web/ui/internal-link'
import styles from './booking.module.css'
import { ConfirmAddress } from './confirm-address'
import { idIn } from './current-booking'
import { NothingHere } from './nothing-here'
import { useBookingOf } from './use-booking'
import { useTakeOver } from './use-take-over'

/** Whether a booking belongs to an account by now; null while disabled or unknown. */
function useAccountOf(id: number | undefined, reference: string | undefined) {
  const call = 'POST /core/bookings/{id}/account'
  const isAsked = id !== undefined && reference !== undefined
  const { data, failed } = useAsked(
    isAsked ? `${call} ${id}` : undefined,
    signal => api(call, { params: { id: id ?? 0 }, body: { reference: reference ?? '' } }, { signal }),
    { fresh: 0 },
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
  const standing = useStanding()
  const contact = standing.kind === 'somebody' ? standing.contact : undefined
  const comer = comerOf(contact)
  const id = idIn(search, 'booking')
  const { data: read, failed, again } = useBookingOf(id)
  const isUnknown = comer === 'lead-booker' && id !== undefined && read === null
  const taken = useTakeOver(isUnknown ? id : undefined, contact?.id ?? '')
  const wasWithout = new URLSearchParams(search).get('account') === 'none'
  // The account can be younger than the e-mail.
  const account = useAccountOf(wasWithout && comer === 'nobody' ? id : undefined, reference)
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
      : (placeOfBooking(booking)?.to ?? `/secure/provisional?booking=${booking.id}`))
  useEffect(() => {
    if (to) void navigate(inLanguage(to, lang), { replace: true })
  }, [to, lang, navigate])
  if (failed || taken.state === 'failed')
    return (
      <div className={styles.page}>
        <NotCome failed again={failed ? again : taken.again} />
      </div>
    )
  if (
    account === undefined ||
    to ||
    (comer !== 'nobody' && read === undefined) ||
    (isUnknown && taken.state === 'asking')
  )
    return <OwnRoom />
  if (comer === 'lead-booker' && taken.state === 'unproven' && contact?.email)
    return (
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 className={styles.title}>
            <HeadingWords words={t('booking_continue_back')} />
          </h1>
          <p>{t('booking_continue_unproven')}</p>
          <ConfirmNote email={contact.email} />
        </div>
      </div>
    )
  if (comer === 'lead-booker' || comer === 'co-sign-in' || comer === 'looking-on')
    return <NothingHere page={page} text={t('booking_not_found')} />
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <HeadingWords words={wasWithout ? t('booking_continue_back') : page.heading1} />
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
          <Button look={isWithout ? 'secondary' : 'primary'} onClick={() => setOpened(true)}>
            {t('booking_log_in')}
          </Button>
        </p>
      </div>
      {door && <DoorDialog context="splashbooking" onSignedIn={close} onClose={close} />}
    </div>
  )
}

/** Target of booking e-mails: opens the booking, or confirms its e-mail address. */
export default function ContinuedOption({ page }: { page: PageOf<'own'> }) {
  const { search } = useLocation()
  const [token] = useState(() => addressSecrets().token)
  return token && new URLSearchParams(search).has('confirm') ? (
    <ConfirmAddress token={token} />
  ) : (
    <Continued page={page} reference={token} />
  )
}
