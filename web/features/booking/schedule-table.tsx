import { formatDay } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import styles from './checkout/stay-summary.module.css'
import type { PricedStay } from './hold/priced-stay'
import { useMoneyFormatter } from './thanks/use-money-formatter'
import { useScheduleWords } from './use-schedule-words'

interface ScheduleTableProps {
  stay: Pick<PricedStay, 'currencyId' | 'schedule' | 'totalPrice' | 'terms'>
}

/** Deposit, balance, tourist tax and services, each with its amount and due date; they add up to the total. */
export function ScheduleTable({ stay }: ScheduleTableProps) {
  const t = useT()
  const language = useLanguage()
  const money = useMoneyFormatter(stay.currencyId)
  const words = useScheduleWords(stay)
  return (
    <table className={styles.schedule}>
      <thead>
        <tr>
          <th scope="col">{t('schedule_what')}</th>
          <th scope="col">{t('schedule_due')}</th>
          <th scope="col">{t('schedule_amount')}</th>
        </tr>
      </thead>
      <tbody>
        {stay.schedule.map(row => (
          <tr
            key={`${row.kind} ${row.name} ${row.due} ${row.state}`}
            className={row.state === 'paid' ? styles.muted : undefined}
          >
            <th scope="row">{words(row)}</th>
            <td>
              {row.state === 'paid' && t('booking_paid')}
              {row.state === 'due' && t('schedule_now')}
              {row.state === 'to-come' && t('schedule_by', { day: formatDay(row.due, language) })}
            </td>
            <td>{money(row.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('booking_total')}
          </th>
          <td>{money(stay.totalPrice)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
