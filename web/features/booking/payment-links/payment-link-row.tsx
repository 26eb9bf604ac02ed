import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { PaymentLinkResponse } from '#contract/payments/payment-links'
import { formatDay } from '#domain/calendar/formats'
import { todayAt } from '#domain/calendar/today'
import { sessionApi } from '#web/features/session/public'
import { useMutation } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'
import styles from '../booking.module.css'
import { useMoneyFormatter } from '../thanks/use-money-formatter'

interface OneLinkProps {
  booking: BookingResponse
  link: PaymentLinkResponse
  onWithdrawn: () => void
}

/** A payment link with its recipient and state; an open one can be withdrawn. */
export function PaymentLinkRow({ booking, link: { id, name, amount, state, expiresAt }, onWithdrawn }: OneLinkProps) {
  const t = useT()
  const language = useLanguage()
  const money = useMoneyFormatter(booking.bookingPaymentCurrencyId)
  const { isSending, error, mutate } = useMutation(async () => {
    await sessionApi('DELETE /core/bookings/{id}/paymentlinks/{linkId}', { params: { id: booking.id, linkId: id } })
    onWithdrawn()
  })
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const day = formatDay(todayAt(Date.parse(expiresAt), timeZone), language)
  return (
    <li>
      <span>
        {name || t('payment_link_unnamed')}
        <small>{t('payment_link_state', { state, day })}</small>
        <FormError>{error !== undefined && t('form_failed')}</FormError>
      </span>
      <span>{money(amount)}</span>
      {state === 'open' && (
        <button
          type="button"
          className={styles.link}
          disabled={isSending}
          aria-label={t('payment_link_withdraw_of', { what: name || money(amount) })}
          onClick={() => void mutate()}
        >
          {t('payment_link_withdraw')}
        </button>
      )}
    </li>
  )
}
