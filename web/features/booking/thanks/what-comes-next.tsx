import type { ScheduleRowShown } from '#contract/booking/booking-schemas'
import { formatDay, formatWeekday } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import type { PricedStay } from '../hold/priced-stay'
import { useScheduleWords } from '../use-schedule-words'
import own from './thanks.module.css'
import { useMoneyFormatter } from './use-money-formatter'

/** Past and future payments and the arrival, in chronological order. */
export function WhatComesNext({ stay: sold }: { stay: PricedStay }) {
  const t = useT()
  const language = useLanguage()
  const money = useMoneyFormatter(sold.currencyId)
  const words = useScheduleWords(sold)
  const { stay, schedule, cancellation } = sold
  // The damage deposit or waiver is due with the balance.
  const last = schedule.findLast(({ kind }) => kind === 'balance')
  const by = (day: string) => t('booking_next_by', { day: formatDay(day, language) })
  const { freeThrough } = cancellation
  // Without a free day all payments stand in one list.
  const isBeforeFreeDay = (day: string) => freeThrough === null || day <= freeThrough
  const payment = (row: ScheduleRowShown) => (
    <li key={`${row.kind} ${row.name} ${row.due} ${row.state}`}>
      <span className={own.when}>{row.paidAt ? formatDay(row.paidAt.slice(0, 10), language) : by(row.due)}</span>
      <span>
        {words(row)}
        {row.state === 'paid' && ` · ${t('booking_paid')}`}
      </span>
      <span className={own.amount}>{money(row.amount)}</span>
    </li>
  )
  const damage = !sold.damageChoice && sold.damageWaiverDepositAmount > 0 && (
    <li>
      <span className={own.when}>{last ? by(last.due) : t('booking_next_before')}</span>
      <span className={own.wide}>
        {t('booking_next_damage', {
          deposit: money(sold.damageWaiverDepositAmount),
          waiver: money(sold.damageWaiverPrice),
        })}
      </span>
    </li>
  )
  return (
    <section className={own.next}>
      <h2>{t('booking_next')}</h2>
      <ol>
        {schedule.filter(row => isBeforeFreeDay(row.due)).map(payment)}
        {isBeforeFreeDay(last?.due ?? '') && damage}
        {freeThrough && (
          <li>
            <span className={own.when}>{formatDay(freeThrough, language)}</span>
            <span className={own.wide}>{t('booking_next_free')}</span>
          </li>
        )}
        {schedule.filter(row => !isBeforeFreeDay(row.due)).map(payment)}
        {!isBeforeFreeDay(last?.due ?? '') && damage}
        <li>
          <span className={own.when}>{formatWeekday(stay.from, language)}</span>
          <span className={own.wide}>{t('booking_next_arrival', { villa: sold.name ?? '' })}</span>
        </li>
      </ol>
    </section>
  )
}
