import { formatDay, formatMoney, formatPercent, formatWeekday } from '#domain/formats'
import { majorOf } from '#domain/money'
import type { PriceLine } from '#domain/pricing'
import type { Payment } from '#domain/terms'
import { useLanguage, useT } from '#web/messages'
import { useAmounts } from './amounts'
import styles from './price-lines.module.css'
import type { StayPrice } from './stay-answer'

interface PriceLinesProps {
  price: StayPrice
  /** It must be asked for first: nothing is due before there is an answer. */
  asked?: boolean
}

/** The price of a stay: its nights line by line, the whole, and what is due when. */
export function PriceLines({ price, asked = false }: PriceLinesProps) {
  const { lines, totalCents, depositPercent } = price
  const { freeHours, depositKeptThrough } = price.cancellation
  const payments = asked ? [] : price.payments
  const t = useT()
  const language = useLanguage()
  const { write, writeParts, approximate } = useAmounts()
  const costs = writeParts(lines.map(line => line.cents))
  const dues = writeParts(payments.map(payment => payment.cents))

  const nights = ({ nights, weeklyCents, from, to }: PriceLine, at: number) => {
    // Where the price changes on the way it is told when; how, stands below.
    if (lines.length > 1)
      return at === 0
        ? t('villa_nights_until', { nights, day: formatWeekday(to, language) })
        : t('villa_nights_from', { nights, day: formatWeekday(from, language) })
    if (nights === 7) return t('villa_nights', { nights })
    // A night's price is named where it is a whole number of euros; else the week's, which is exact.
    return weeklyCents % 700 === 0 && !approximate
      ? t('villa_nights_at', { nights, price: write(weeklyCents / 7) })
      : t('villa_nights_of_week', { nights, price: write(weeklyCents) })
  }
  const changes = lines.slice(1).map(({ from, weeklyCents }, i) =>
    t('villa_price_changes', {
      day: formatWeekday(from, language),
      before: write(lines[i]?.weeklyCents ?? 0),
      after: write(weeklyCents),
    }),
  )
  const due = ({ kind, due }: Payment) =>
    kind === 'balance'
      ? t('villa_due_on', { day: formatDay(due, language) })
      : kind === 'deposit'
        ? t('villa_due_booking', { share: formatPercent(depositPercent, language) })
        : t('villa_due_whole')

  return (
    <>
      <dl className={styles.lines}>
        {lines.map((line, i) => (
          <div key={line.from}>
            <dt>{nights(line, i)}</dt>
            <dd>{costs[i]}</dd>
          </div>
        ))}
        <div className={styles.whole}>
          <dt>{t('villa_whole_stay')}</dt>
          <dd>{write(totalCents)}</dd>
        </div>
        {payments.map((payment, i) => (
          <div key={payment.kind}>
            <dt>{due(payment)}</dt>
            <dd>{dues[i]}</dd>
          </div>
        ))}
      </dl>
      {!asked && depositKeptThrough && (
        <p className={styles.note}>
          {t('villa_cancel_dates', {
            free: freeHours === null ? 'no' : 'yes',
            hours: freeHours ?? 0,
            day: formatDay(depositKeptThrough, language),
          })}
        </p>
      )}
      {changes.map(change => (
        <p key={change} className={styles.note}>
          {change}
        </p>
      ))}
      {approximate && (
        <p className={styles.note}>
          {t('villa_in_euro', { price: formatMoney(majorOf(totalCents), 'EUR', language) })}
        </p>
      )}
    </>
  )
}
