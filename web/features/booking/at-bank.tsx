import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { BookingShown } from '#contract/booking-shapes'
import type { PageOf } from '#contract/pages'
import type { CardPaymentShown } from '#contract/payments'
import { NotCome, OwnRoom, placeOfBooking } from '#web/features/own-account/public'
import { useStanding } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { Button, ButtonLink } from '#web/ui/button'
import { HeadingWords } from '#web/ui/heading-words'
import { inLanguage } from '#web/ui/internal-link'
import styles from './booking.module.css'
import { idIn } from './current-booking'
import { NothingHere } from './nothing-here'
import { Outcome } from './outcome'
import { goToBank } from './to-bank'
import { useBooking } from './use-booking'
import { useMoney } from './use-money'
import { usePaying } from './use-paying'

/** Final states that this page does not wait for; the thank-you page handles a successful payment. */
const decided: readonly CardPaymentShown['state'][] = ['failed', 'given-back', 'held']

/** The payment page of a booking; guest users only have the online booking pages. */
function whereToPay(booking: BookingShown, isGuest: boolean): string {
  const place = isGuest ? undefined : placeOfBooking(booking)
  return place?.to ?? `/secure/ob?booking=${booking.id}`
}

/**
 * 3-D Secure (40): sends the cardholder to their bank. Returning before a decision goes to the bank again; after a
 * decision the visitor is redirected to the page that shows it.
 */
export default function AtBank({ page }: { page: PageOf<'own'> }) {
  const lang = useLanguage()
  const navigate = useNavigate()
  const { search } = useLocation()
  const standing = useStanding()
  const { data: read, failed, again } = useBooking()
  const { payment } = usePaying(again)
  const named = idIn(search, 'payment')
  const isGuest = standing.kind === 'somebody' && standing.contact.guest
  const place = read?.booking && whereToPay(read.booking, isGuest)
  const isDecided = payment && decided.includes(payment.state)
  const told = place && (isDecided || named === undefined || payment === null)
  useEffect(() => {
    if (!told) return
    const outcome = isDecided ? `&payment=${payment.id}` : ''
    void navigate(`${inLanguage(place, lang)}${outcome}`, { replace: true })
  }, [told, place, isDecided, payment, lang, navigate])
  if (failed) return <NotCome failed again={again} />
  if (read === null) return <NothingHere page={page} />
  if (!place || !payment || told || payment.state === 'paid') return <OwnRoom />
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <HeadingWords words={page.heading1} />
        </h1>
      </div>
      <div className={styles.main}>
        {payment.state === 'challenge' ? <Asked payment={payment} place={place} /> : <Outcome payment={payment} />}
      </div>
    </div>
  )
}

/** The bank waits for the cardholder's confirmation. */
function Asked({ payment, place }: { payment: CardPaymentShown; place: string }) {
  const t = useT()
  const money = useMoney(payment.currencyId)
  return (
    <section className={styles.part}>
      <p>
        <strong>{t('booking_bank_asks', { amount: money(payment.amount) })}</strong>
      </p>
      <p>{t('booking_bank_asks_text')}</p>
      <p className={styles.ways}>
        <Button onClick={() => goToBank(payment)}>{t('booking_bank_go')}</Button>
        <ButtonLink to={place} look="secondary">
          {t('booking_bank_other')}
        </ButtonLink>
      </p>
    </section>
  )
}
