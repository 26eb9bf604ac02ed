import { formatWeekday } from '#domain/calendar/formats'
import { nightsOf } from '#domain/calendar/stay'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import styles from './checkout/stay-summary.module.css'
import type { PricedStay } from './hold/priced-stay'
import { CancellationDates } from './overview/cancellation-dates'
import { ScheduleTable } from './schedule-table'
import { useMoneyFormatter } from './thanks/use-money-formatter'

/** A stay with its lines, payment dates and terms; without prices for guests invited without them. */
export function PriceBreakdown({ stay: sold }: { stay: PricedStay }) {
  const t = useT()
  const language = useLanguage()
  const { stay, guests, rooms } = sold
  return (
    <div className={styles.whole}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('booking_arrival')}</dt>
          <dd>{formatWeekday(stay.from, language)}</dd>
        </div>
        <div>
          <dt>{t('booking_departure')}</dt>
          <dd>{formatWeekday(stay.to, language)}</dd>
        </div>
        <div>
          <dt>{t('booking_party')}</dt>
          <dd>{t('booking_party_told', { ...guests, nights: nightsOf(stay) })}</dd>
        </div>
        {rooms > 0 && (
          <div>
            <dt>{t('booking_bedrooms')}</dt>
            <dd>{rooms}</dd>
          </div>
        )}
        {sold.ratePlan === 'flexible' && (
          <div>
            <dt>{t('booking_rate')}</dt>
            <dd>{t('rates_flexible')}</dd>
          </div>
        )}
      </dl>
      {sold.isUnpriced && <p className={styles.muted}>{t('booking_unpriced')}</p>}
      {!sold.isUnpriced && <Money stay={sold} />}
    </div>
  )
}

/** Price, payment dates and cancellation costs. */
function Money({ stay: sold }: { stay: PricedStay }) {
  const t = useT()
  const language = useLanguage()
  const { currencies } = useSite()
  const { currencyId, lines, services, totalPrice } = sold
  const money = useMoneyFormatter(currencyId)
  const code = currencies.find(({ id }) => id === currencyId)?.code ?? 'EUR'
  const night = (line: PricedStay['lines'][number]) =>
    lines.length > 1
      ? t('booking_nights_from', { nights: line.quantity, day: formatWeekday(line.from, language) })
      : t('booking_nights', { nights: line.quantity })
  return (
    <>
      <section className={styles.part}>
        <h3>{t('booking_price', { code })}</h3>
        <dl className={styles.lines}>
          {lines.map(line => (
            <div key={line.from}>
              <dt>{night(line)}</dt>
              <dd>{money(line.price)}</dd>
            </div>
          ))}
          {services.map(({ name, price }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{money(price)}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{t('booking_total')}</dt>
            <dd>{money(totalPrice)}</dd>
          </div>
        </dl>
      </section>
      <section className={styles.part}>
        <h3>{t('booking_when_paid')}</h3>
        <ScheduleTable stay={sold} />
        {!sold.isOver && !sold.damageChoice && sold.damageWaiverDepositAmount > 0 && (
          <p className={styles.muted}>
            {t('booking_damage', {
              deposit: money(sold.damageWaiverDepositAmount),
              waiver: money(sold.damageWaiverPrice),
            })}
          </p>
        )}
      </section>
      {!sold.isOver && (
        <section className={styles.part}>
          <h3>{t('booking_cancelling')}</h3>
          <ul className={styles.terms}>
            <CancellationDates stay={sold} />
            <li>{t('booking_change_dates')}</li>
          </ul>
        </section>
      )}
    </>
  )
}
