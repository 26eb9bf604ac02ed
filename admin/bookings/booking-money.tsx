import styles from '#admin/ui/admin.module.css'
import list from '#admin/ui/list.module.css'
import { useMoney } from '#admin/ui/use-money'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { formatDay } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import { Fact, Facts } from '#web/ui/facts'

/** The price of a booking, its instalments, and its card payments. */
export function BookingMoney({ booking }: { booking: BookingResponse }) {
  const t = useT()
  const language = useLanguage()
  const money = useMoney(booking.bookingPaymentCurrencyId)
  const { totalPrice, balanceRemaining, schedule, cardPayments = [], differences = [], damageChoice } = booking
  const { damageWaiverDepositAmount, damageWaiverPrice } = booking
  return (
    <section className={styles.part} aria-labelledby="money">
      <h2 id="money">{t('admin_booking_money')}</h2>
      <Facts>
        <Fact name={t('admin_booking_total')}>{money(totalPrice ?? 0)}</Fact>
        <Fact name={t('admin_booking_open')}>{money(balanceRemaining ?? 0)}</Fact>
        {(damageWaiverDepositAmount ?? 0) > 0 && (
          <Fact name={t('admin_booking_damage')}>
            {t('admin_booking_damage_choice', {
              choice: damageChoice ?? 'none',
              deposit: money(damageWaiverDepositAmount ?? 0),
              waiver: money(damageWaiverPrice ?? 0),
            })}
          </Fact>
        )}
      </Facts>
      <ul className={styles.rows}>
        {schedule.map(({ kind, serviceId, name, amount, due, state, paidAt }) => (
          <li key={`${kind} ${serviceId} ${due}`} className={list.row}>
            <p className={styles.rowName}>{name || t(`admin_booking_schedule_${kind}`)}</p>
            <p>{money(amount)}</p>
            <p className={state === 'due' ? list.overdue : undefined}>
              {t(`admin_booking_due_${state}`, { day: formatDay(due, language) })}
            </p>
            <p className={styles.muted}>{paidAt && formatDay(paidAt.slice(0, 10), language)}</p>
          </li>
        ))}
        {cardPayments.map(({ id, part, amount, captured, refunded }) => (
          <li key={id} className={list.row}>
            <p className={styles.rowName}>{t('admin_booking_card', { id })}</p>
            <p>
              {t(`admin_part_${part}`)}: {money(amount)}
            </p>
            <p>{t('admin_booking_captured', { captured: money(captured), refunded: money(refunded) })}</p>
          </li>
        ))}
      </ul>
      {differences.some(({ state }) => state === 'open') && (
        <p className={list.overdue}>{t('admin_booking_differs', { count: differences.length })}</p>
      )}
    </section>
  )
}
