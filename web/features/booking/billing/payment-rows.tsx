import { formatDay, formatDays } from '#domain/calendar/formats'
import { bookingLink } from '#web/features/account/public'
import { useLanguage, useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import { useMoneyFormatter } from '../thanks/use-money-formatter'
import { useScheduleWords } from '../use-schedule-words'
import styles from './billing.module.css'
import type { BillingRow } from './billing-rows'

/** Payments, each with its booking, day and amount; unpaid ones link to where they are paid. */
export function PaymentRows({ rows }: { rows: readonly BillingRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(one => (
        <PaymentRow
          key={`${one.booking.id} ${one.row.kind} ${one.row.name} ${one.row.due} ${one.row.state}`}
          {...one}
        />
      ))}
    </ul>
  )
}

function PaymentRow({ booking, row }: BillingRow) {
  const t = useT()
  const language = useLanguage()
  const money = useMoneyFormatter(booking.bookingPaymentCurrencyId)
  const words = useScheduleWords(booking)
  const stay = booking.bookingItems.find(({ kind }) => kind === 'villa')
  const what = words(row)
  const link = row.state === 'paid' ? undefined : bookingLink(booking)
  return (
    <li className={styles.row}>
      <div>
        <p>{what}</p>
        <p className={styles.muted}>
          {stay && `${stay.villa.name} · ${formatDays(stay, language)} · `}
          {booking.reference}
        </p>
      </div>
      <p className={row.state === 'due' ? styles.overdue : styles.muted}>
        {row.state === 'paid' &&
          t('billing_paid_on', { day: row.paidAt ? formatDay(row.paidAt, language) : 'unknown' })}
        {row.state === 'due' && t('billing_due_now', { day: formatDay(row.due, language) })}
        {row.state === 'to-come' && t('schedule_by', { day: formatDay(row.due, language) })}
      </p>
      <p className={styles.amount}>{money(row.amount)}</p>
      {row.state !== 'paid' && (
        <p className={styles.pay}>
          {link && (
            <InternalLink
              to={link.to}
              aria-label={t('billing_pay_of', { what, reference: booking.reference, amount: money(row.amount) })}
            >
              {t('billing_pay')}
            </InternalLink>
          )}
        </p>
      )}
    </li>
  )
}
