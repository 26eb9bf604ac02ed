import type { ScheduleRow } from '#domain/booking/payment-schedule'
import type { SaleLine } from '#domain/booking/sale'
import { touristTax } from '#domain/booking/services'
import { formatDay, formatMoney, formatPercent, formatWeekday } from '#domain/calendar/formats'
import { majorOf } from '#domain/pricing/money'
import { useCurrencies } from '#web/features/currency/public'
import { useLanguage, useT } from '#web/messages'
import styles from './price-lines.module.css'
import type { StayPrice } from './stay-status'

interface PriceLinesProps {
  price: StayPrice
  /** The stay is on request: nothing is due before a confirmation. */
  asked?: boolean
}

/** Price of a stay: nights by price, tax, total, and the payment schedule. */
export function PriceLines({ price, asked = false }: PriceLinesProps) {
  const { sale, depositPercent, isPartyAssumed, euroCents } = price
  const { lines } = sale
  const { freeHours, freeThrough, depositKeptThrough } = price.cancellation
  const schedule = asked ? [] : price.schedule
  const t = useT()
  const language = useLanguage()
  const { currencies } = useCurrencies()
  const code = currencies.find(({ id }) => id === sale.currencyId)?.code ?? 'EUR'
  const write = (cents: number) => formatMoney(majorOf(cents), code, language)
  const tax = sale.services.find(({ serviceId }) => serviceId === touristTax)

  const nights = ({ quantity, unitCents, from, to }: SaleLine, at: number) => {
    // A price change during the stay is dated; the lines below show the amounts.
    if (lines.length > 1)
      return at === 0
        ? t('villa_nights_until', { nights: quantity, day: formatWeekday(to, language) })
        : t('villa_nights_from', { nights: quantity, day: formatWeekday(from, language) })
    if (quantity === 7) return t('villa_nights', { nights: quantity })
    // The nightly price if it is a whole number; else the weekly one, which is exact.
    return unitCents % 700 === 0
      ? t('villa_nights_at', { nights: quantity, price: write(unitCents / 7) })
      : t('villa_nights_of_week', { nights: quantity, price: write(unitCents) })
  }
  const changes = lines.slice(1).map(({ from, unitCents }, i) =>
    t('villa_price_changes', {
      day: formatWeekday(from, language),
      before: write(lines[i]?.unitCents ?? 0),
      after: write(unitCents),
    }),
  )
  const due = ({ kind, due }: ScheduleRow) => {
    const day = formatDay(due, language)
    if (kind === 'deposit') return t('villa_due_booking', { share: formatPercent(depositPercent, language) })
    if (kind === 'whole') return t('villa_due_whole')
    return kind === 'balance' ? t('villa_due_on', { day }) : t('villa_due_tax', { day })
  }

  return (
    <>
      <dl className={styles.lines}>
        {lines.map((line, i) => (
          <div key={line.from}>
            <dt>{nights(line, i)}</dt>
            <dd>{write(line.cents)}</dd>
          </div>
        ))}
        {tax && (
          <div>
            <dt>{t('villa_tax', { assumed: isPartyAssumed ? 'yes' : 'no' })}</dt>
            <dd>{write(tax.cents)}</dd>
          </div>
        )}
        <div className={styles.whole}>
          <dt>{t('villa_whole_stay')}</dt>
          <dd>{write(sale.totalCents)}</dd>
        </div>
        {schedule.map(row => (
          <div key={row.kind}>
            <dt>{due(row)}</dt>
            <dd>{write(row.cents)}</dd>
          </div>
        ))}
      </dl>
      {!asked && depositKeptThrough && (
        <p className={styles.note}>
          {t('villa_cancel_dates', {
            free: freeThrough !== null ? 'through' : freeHours === null ? 'no' : 'yes',
            freeDay: freeThrough ? formatDay(freeThrough, language) : '',
            hours: freeHours ?? 0,
            day: formatDay(depositKeptThrough, language),
          })}
        </p>
      )}
      {!asked && freeThrough && !depositKeptThrough && (
        <p className={styles.note}>{t('villa_cancel_through', { day: formatDay(freeThrough, language) })}</p>
      )}
      {changes.map(change => (
        <p key={change} className={styles.note}>
          {change}
        </p>
      ))}
      {sale.currencyId !== 1 && (
        <p className={styles.note}>{t('villa_in_euro', { price: formatMoney(majorOf(euroCents), 'EUR', language) })}</p>
      )}
    </>
  )
}
