import { useState } from 'react'
import type { BookingShown } from '#contract/booking-shapes'
import type { PaymentLinkShown } from '#contract/payment-links'
import { formatDay } from '#domain/formats'
import { todayAt } from '#domain/today'
import { ownApi } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { Problem } from '#web/ui/form'
import styles from '../booking.module.css'
import { useMoney } from '../use-money'

interface OneLinkProps {
  booking: BookingShown
  link: PaymentLinkShown
  onWithdrawn: () => void
}

/** A payment link with its recipient and state; an open one can be withdrawn. */
export function OneLink({ booking, link: { id, name, amount, state, expiresAt }, onWithdrawn }: OneLinkProps) {
  const t = useT()
  const language = useLanguage()
  const money = useMoney(booking.bookingPaymentCurrencyId)
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState(false)
  const withdraw = async () => {
    setSending(true)
    setFailed(false)
    try {
      await ownApi('DELETE /core/bookings/{id}/paymentlinks/{linkId}', { params: { id: booking.id, linkId: id } })
      onWithdrawn()
    } catch {
      setFailed(true)
    }
    setSending(false)
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const day = formatDay(todayAt(Date.parse(expiresAt), timeZone), language)
  return (
    <li>
      <span>
        {name || t('links_unnamed')}
        <small>{t('links_state', { state, day })}</small>
        <Problem>{failed && t('form_failed')}</Problem>
      </span>
      <span>{money(amount)}</span>
      {state === 'open' && (
        <button
          type="button"
          className={styles.link}
          disabled={sending}
          aria-label={t('links_withdraw_of', { what: name || money(amount) })}
          onClick={() => void withdraw()}
        >
          {t('links_withdraw')}
        </button>
      )}
    </li>
  )
}
