import type { QuoteResponse } from '#contract/booking/booking-schemas'
import { formatWeekday } from '#domain/calendar/formats'
import { type Translate, useLanguage, useT } from '#web/messages'
import styles from '../booking.module.css'
import { useMoneyFormatter } from '../thanks/use-money-formatter'

interface Row {
  name: string
  before: number | undefined
  now: number | undefined
}

/** Each line before and after; an added or removed line has one side only. */
function rowsOf(before: QuoteResponse, now: QuoteResponse, t: Translate, day: (day: string) => string): Row[] {
  const linesOf = ({ lines, services }: QuoteResponse) => [
    ...lines.map(({ from, quantity, price }) => ({
      name: t('booking_nights_from', { nights: quantity, day: day(from) }),
      price,
    })),
    ...services.map(({ name, price }) => ({ name, price })),
  ]
  const [old, fresh] = [linesOf(before), linesOf(now)]
  const names = [...new Set([...fresh, ...old].map(({ name }) => name))]
  const priceIn = (lines: typeof old, name: string) => lines.find(line => line.name === name)?.price
  return names.map(name => ({ name, before: priceIn(old, name), now: priceIn(fresh, name) }))
}

/** The price changed during the visit: shows old and new, line by line. */
export function PriceChangeNotice({ before, now }: { before: QuoteResponse; now: QuoteResponse }) {
  const t = useT()
  const language = useLanguage()
  const money = useMoneyFormatter(now.currencyId)
  const rows = rowsOf(before, now, t, day => formatWeekday(day, language))
  const shown = (price: number | undefined) => (price === undefined ? '–' : money(price))
  return (
    <div className={`${styles.note} ${styles.warning}`} role="alert">
      <p>{t('booking_price_changed', { before: money(before.totalPrice), now: money(now.totalPrice) })}</p>
      <table className={styles.compared}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('booking_price_before')}</th>
            <th scope="col">{t('booking_price_now')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, before, now }) => (
            <tr key={name} className={before === now ? undefined : styles.differs}>
              <th scope="row">{name}</th>
              <td>{shown(before)}</td>
              <td>{shown(now)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.differs}>
            <th scope="row">{t('booking_total')}</th>
            <td>{money(before.totalPrice)}</td>
            <td>{money(now.totalPrice)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
