import { formatDay, formatPercent, formatWeekday } from '#domain/formats'
import { useLanguage, useT } from '#web/messages'
import { balanceByDay } from './balance-by-day'
import type { SoldStay } from './sold-stay'
import own from './thanks.module.css'
import { useMoney } from './use-money'

/** What has been paid, what is to be paid and by when, and the arrival, in their order. */
export function WhatComesNext({ stay: sold }: { stay: SoldStay }) {
  const t = useT()
  const language = useLanguage()
  const money = useMoney(sold.currencyId)
  const { stay, services, payments, terms } = sold
  const [first] = payments
  const balances = balanceByDay(payments)
  const last = balances.at(-1)
  const by = (day: string) => t('booking_next_by', { day: formatDay(day, language) })
  const unpaid = services.filter(({ isPaid, price }) => !isPaid && price > 0)
  return (
    <section className={own.next}>
      <h3>{t('booking_next')}</h3>
      <ol>
        {first && (
          <li>
            <span className={own.when}>{formatDay(first.paidAt?.slice(0, 10) ?? first.due, language)}</span>
            <span>
              {balances.length > 0
                ? t('booking_deposit', { share: formatPercent(terms.depositPercent, language) })
                : t('booking_at_once')}
              {first.paidAt && ` · ${t('booking_paid')}`}
            </span>
            <span className={own.amount}>{money(first.amount)}</span>
          </li>
        )}
        {balances.map(({ amount, due, isPaid }) => (
          <li key={`${due} ${isPaid}`}>
            <span className={own.when}>{by(due)}</span>
            <span>
              {t('booking_next_balance')}
              {isPaid && ` · ${t('booking_paid')}`}
            </span>
            <span className={own.amount}>{money(amount)}</span>
          </li>
        ))}
        {unpaid.map(({ name, price }) => (
          <li key={name}>
            <span className={own.when}>{last ? by(last.due) : t('booking_next_before')}</span>
            <span>{name}</span>
            <span className={own.amount}>{money(price)}</span>
          </li>
        ))}
        {!sold.damageChoice && sold.damageWaiverDepositAmount > 0 && (
          <li>
            <span className={own.when}>{last ? by(last.due) : t('booking_next_before')}</span>
            <span className={own.wide}>
              {t('booking_next_damage', {
                deposit: money(sold.damageWaiverDepositAmount),
                waiver: money(sold.damageWaiverPrice),
              })}
            </span>
          </li>
        )}
        <li>
          <span className={own.when}>{formatWeekday(stay.from, language)}</span>
          <span className={own.wide}>{t('booking_next_arrival', { villa: sold.name ?? '' })}</span>
        </li>
      </ol>
    </section>
  )
}
