import { useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { DamageCoverResponse } from '#contract/booking/booking-services'
import type { CardPaymentResponse } from '#contract/payments/payments'
import { formatDay } from '#domain/calendar/formats'
import { type MessageKey, useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import styles from '../booking.module.css'
import { CardPayment } from '../card/card-payment'
import { PaymentOutcome } from '../checkout/payment-outcome'
import { useMoneyFormatter } from '../thanks/use-money-formatter'
import { useDamageCover } from './use-damage-cover'

const words = {
  later: 'booking_damage_later',
  open: 'booking_damage_open',
  held: 'booking_damage_held',
  claimed: 'booking_damage_claimed',
  released: 'booking_damage_released',
} as const satisfies Record<NonNullable<DamageCoverResponse['deposit']>['state'], MessageKey>

interface DamageDepositProps {
  booking: BookingResponse
  contact: CurrentContact
  /** State of the deposit's payment, if one was begun. */
  payment: CardPaymentResponse | null | undefined
  onPayment: (id: number) => void
}

/** The chosen damage deposit: when it is due, its payment by card, and the outcome. */
export function DamageDeposit({ booking, contact, payment, onPayment }: DamageDepositProps) {
  const t = useT()
  const language = useLanguage()
  const money = useMoneyFormatter(booking.bookingPaymentCurrencyId)
  const [leaving, setLeaving] = useState(false)
  const { data, refetch: again } = useDamageCover(booking, payment)
  const deposit = data?.deposit
  if (!data || !deposit) return null
  const { state, from, until, releasedOn, claimed, reason } = deposit
  const day = { later: from, open: until, held: releasedOn, claimed: releasedOn, released: releasedOn }[state]
  const amount = money(state === 'claimed' ? claimed : data.depositAmount)
  const isOpen = state === 'open' && payment?.state !== 'open'
  return (
    <section className={styles.part}>
      <h2>{t('booking_damage_deposit')}</h2>
      {payment && payment.state !== 'challenge' && <PaymentOutcome payment={payment} />}
      <p>{t(words[state], { amount, day: formatDay(day, language) })}</p>
      {reason && <p className={styles.note}>{reason}</p>}
      {isOpen && contact.loggedInAsContactAdmin && <p className={styles.note}>{t('booking_no_paying_for')}</p>}
      {isOpen && !contact.loggedInAsContactAdmin && !leaving && (
        <p>
          <Button onClick={() => setLeaving(true)}>{t('booking_damage_begin')}</Button>
        </p>
      )}
      {isOpen && leaving && (
        <CardPayment
          booking={booking}
          part="damage"
          amount={data.depositAmount}
          onAnswer={({ id: paymentId }) => onPayment(paymentId)}
          onChanged={again}
        />
      )}
    </section>
  )
}
