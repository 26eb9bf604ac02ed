import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { PageOf } from '#contract/pages'
import type { CardPaymentResponse } from '#contract/payments/payments'
import { parseIdParam } from '#domain/text/id'
import { AccountSkeleton, bookingLink } from '#web/features/account/public'
import { useAuthState } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { Button, ButtonLink } from '#web/ui/button'
import { HyphenatedHeading } from '#web/ui/hyphenated-heading'
import { localizePath } from '#web/ui/internal-link'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from '../booking.module.css'
import { NoBooking } from '../overview/no-booking'
import { useMoneyFormatter } from '../thanks/use-money-formatter'
import { useBooking } from '../use-booking'
import { PaymentOutcome } from './payment-outcome'
import { redirectToChallenge } from './redirect-to-challenge'
import { usePaymentFlow } from './use-payment-flow'

/** Final states that this page does not wait for; the thank-you page handles a successful payment. */
const finalStates: readonly CardPaymentResponse['state'][] = ['failed', 'given-back', 'held']

/** The payment page of a booking; guest users only have the online booking pages. */
function whereToPay(booking: BookingResponse, isGuest: boolean): string {
  const place = isGuest ? undefined : bookingLink(booking)
  return place?.to ?? `/secure/ob?booking=${booking.id}`
}

/**
 * 3-D Secure (40): sends the cardholder to their bank. Returning before a decision goes to the bank again; after a
 * decision the visitor is redirected to the page that shows it.
 */
export default function ThreeDSecurePage({ page }: { page: PageOf<'own'> }) {
  const lang = useLanguage()
  const navigate = useNavigate()
  const { search } = useLocation()
  const standing = useAuthState()
  const { data: read, isError: failed, refetch: again } = useBooking()
  const { payment } = usePaymentFlow(again)
  const named = parseIdParam(search, 'payment')
  const isGuest = standing.kind === 'authenticated' && standing.contact.guest
  const place = read?.booking && whereToPay(read.booking, isGuest)
  const isDecided = payment && finalStates.includes(payment.state)
  const told = place && (isDecided || named === undefined || payment === null)
  useEffect(() => {
    if (!told) return
    const outcome = isDecided ? `&payment=${payment.id}` : ''
    void navigate(`${localizePath(place, lang)}${outcome}`, { replace: true })
  }, [told, place, isDecided, payment, lang, navigate])
  if (failed) return <QueryFallback failed again={again} />
  if (read === null) return <NoBooking page={page} />
  if (!place || !payment || told || payment.state === 'paid') return <AccountSkeleton />
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <HyphenatedHeading words={page.heading1} />
        </h1>
      </div>
      <div className={styles.main}>
        {payment.state === 'challenge' ? (
          <ChallengePrompt payment={payment} place={place} />
        ) : (
          <PaymentOutcome payment={payment} />
        )}
      </div>
    </div>
  )
}

/** The bank waits for the cardholder's confirmation. */
function ChallengePrompt({ payment, place }: { payment: CardPaymentResponse; place: string }) {
  const t = useT()
  const money = useMoneyFormatter(payment.currencyId)
  return (
    <section className={styles.part}>
      <p>
        <strong>{t('booking_bank_asks', { amount: money(payment.amount) })}</strong>
      </p>
      <p>{t('booking_bank_asks_text')}</p>
      <p className={styles.actions}>
        <Button onClick={() => redirectToChallenge(payment)}>{t('booking_bank_go')}</Button>
        <ButtonLink to={place} variant="secondary">
          {t('booking_bank_other')}
        </ButtonLink>
      </p>
    </section>
  )
}
