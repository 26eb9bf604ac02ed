import type { ExperiencePriceTable } from '#contract/content/experiences'
import { addDays } from '#domain/calendar/day'
import { formatDays } from '#domain/calendar/formats'
import { usePrice } from '#web/features/currency/public'
import { useLanguage, useT } from '#web/messages'
import styles from './price-tables.module.css'

/** Prices of an experience, one table per year. */
export function PriceTables({ tables }: { tables: readonly ExperiencePriceTable[] }) {
  return (
    <div className={styles.tables}>
      {tables.map(table => (
        <PriceTable key={table.year} table={table} />
      ))}
    </div>
  )
}

function PriceTable({ table: { year, currencyId, rows } }: { table: ExperiencePriceTable }) {
  const t = useT()
  const language = useLanguage()
  const price = usePrice()
  const periods = [...Map.groupBy(rows, ({ from, to }) => `${from} ${to}`).values()]
  return (
    <table className={styles.table}>
      <caption>{t('experience_prices_of', { year: String(year) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('experience_price_days')}</th>
          <th scope="col">{t('experience_price_for')}</th>
          <th scope="col" className={styles.price}>
            {t('experience_price')}
          </th>
        </tr>
      </thead>
      {periods.map(ofPeriod => (
        <tbody key={ofPeriod[0]?.from}>
          {ofPeriod.map(({ from, to, guests, fewest, most, price: amount }, i) => (
            <tr key={`${guests} ${fewest}`}>
              {i === 0 && (
                <th scope="rowgroup" rowSpan={ofPeriod.length}>
                  {formatDays({ from, to: addDays(to, -1) }, language, 'short')}
                </th>
              )}
              <td>
                {guests === 'group' ? t('experience_group_of', { fewest, most }) : t(`experience_each_${guests}`)}
              </td>
              <td className={styles.price}>{price(amount, currencyId)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
