import { useEffect, useRef } from 'react'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import styles from '../booking.module.css'
import { useMoneyFormatter } from '../thanks/use-money-formatter'
import { ownShare } from './cancellation-terms'
import type { CancellationResult } from './confirm-cancellation'

interface CancelledProps {
  booking: BookingResponse
  /** The result, if the client cancelled on this page. */
  cancelling: CancellationResult | undefined
}

/** A cancelled booking and its consequences. */
export function CancellationSummary({ booking, cancelling }: CancelledProps) {
  const t = useT()
  const money = useMoneyFormatter(booking.bookingPaymentCurrencyId)
  const section = useRef<HTMLElement>(null)
  const isNews = cancelling !== undefined
  useEffect(() => {
    if (!isNews) return
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'center' })
  }, [isNews])
  const { returnedByCard = 0, returnedToOthers = 0, returnedByTransfer = 0 } = cancelling ?? {}
  const ownByCard = ownShare({ returned: returnedByCard, returnedToOthers })
  return (
    <section ref={section} tabIndex={-1} className={`${styles.note} ${styles.part}`}>
      <h2>{t('booking_cancelled')}</h2>
      {ownByCard > 0 && <p>{t('booking_change_cancelled_card', { amount: money(ownByCard) })}</p>}
      {returnedToOthers > 0 && <p>{t('booking_change_cancelled_others', { amount: money(returnedToOthers) })}</p>}
      {returnedByTransfer > 0 && <p>{t('booking_change_cancelled_transfer', { amount: money(returnedByTransfer) })}</p>}
      {isNews && returnedByCard + returnedByTransfer === 0 && <p>{t('booking_change_cancelled_nothing')}</p>}
      <p>
        {booking.email
          ? t('booking_change_cancelled_letter', { email: booking.email })
          : t('booking_change_cancelled_free')}
      </p>
      <p className={styles.actions}>
        <ButtonLink to="/results" variant="secondary">
          {t('account_find')}
        </ButtonLink>
      </p>
    </section>
  )
}
