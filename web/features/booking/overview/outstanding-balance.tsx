import { Fragment } from 'react'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { formatDay } from '#domain/calendar/formats'
import { bookingStatus, isPaidStatus } from '#domain/lifecycles/booking-status'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { balanceByDay } from '../balance-by-day'
import styles from '../booking.module.css'
import type { PayablePart } from '../payable-parts'
import { useMoneyFormatter } from '../thanks/use-money-formatter'

interface WhatIsLeftProps {
  booking: BookingResponse
  parts: readonly PayablePart[]
  /** Starts a payment; undefined while one is in progress. */
  onPay: (() => void) | undefined
}

/** The amounts still due and their dates, on top of the page. */
export function OutstandingBalance({ booking, parts, onPay }: WhatIsLeftProps) {
  const t = useT()
  const language = useLanguage()
  const money = useMoneyFormatter(booking.bookingPaymentCurrencyId)
  if (parts.length === 0)
    return isPaidStatus(booking.status) && booking.balanceRemaining === 0 ? (
      <p className={styles.note}>
        {t(booking.status === bookingStatus.completed ? 'booking_all_paid_over' : 'booking_all_paid')}
      </p>
    ) : null
  const balance = parts.some(({ part }) => part === 'balance')
    ? balanceByDay(booking.payments).filter(({ isPaid }) => !isPaid)
    : []
  // Where deposits can be paid alone, what is due now and what follows are shown apart.
  const isShown = ({ part, share }: PayablePart) =>
    part !== 'balance' && (share === 'next' || !parts.some(one => one.part === part && one.share === 'next'))
  const others = parts.filter(isShown)
  return (
    <section className={styles.note}>
      <h2 className={styles.muted}>{t('booking_left')}</h2>
      {balance.map(({ due, amount }) => (
        <p key={due}>
          <strong className={styles.amount}>{money(amount)}</strong>{' '}
          {t('booking_balance', { day: formatDay(due, language) })}
        </p>
      ))}
      {others.map(({ part, amount, names, due, later = [] }) => (
        <Fragment key={part}>
          <p>
            <strong className={styles.amount}>{money(amount)}</strong> {names.join(', ')}
            {due && `, ${t('schedule_by', { day: formatDay(due, language) })}`}
            {later.length > 0 && `, ${t('booking_now')}`}
          </p>
          {later.map(one => (
            <p key={one.id}>
              <strong className={styles.amount}>{money(one.amount)}</strong> {one.name},{' '}
              {t('schedule_by', { day: formatDay(one.due, language) })}
            </p>
          ))}
        </Fragment>
      ))}
      {onPay && (
        <p>
          <Button onClick={onPay}>{t('booking_pay_now')}</Button>
        </p>
      )}
    </section>
  )
}
