import type { WineOrderShown } from '#contract/extras/wine-schemas'
import { useT } from '#web/messages'
import { useWineMoney } from '../use-wine-money'
import styles from '../wine.module.css'
import { fullName } from '../wine-words'

interface OrderLinesProps {
  order: Pick<WineOrderShown, 'lines' | 'bottles' | 'deliveryCharge' | 'total' | 'kind'>
  currencyId: number
}

/** The wines of an order with its delivery and total; without amounts where the viewer sees none, or it is a gift. */
export function OrderLines({ order: { lines, bottles, deliveryCharge, total, kind }, currencyId }: OrderLinesProps) {
  const t = useT()
  const money = useWineMoney(currencyId)
  const isPriced = kind === 'paid' && total !== null
  return (
    <div>
      <ul className={styles.lines}>
        {lines.map(line => (
          <li key={line.wineId} className={styles.line}>
            <span>
              {line.bottles} × {fullName(line)}
              <small className={styles.muted}> {line.appellation}</small>
            </span>
            {isPriced && line.price !== null && <span className={styles.amount}>{money(line.price)}</span>}
          </li>
        ))}
        {isPriced && deliveryCharge !== null && (
          <li className={styles.line}>
            <span>{t('wine_delivery')}</span>
            <span className={styles.amount}>{deliveryCharge > 0 ? money(deliveryCharge) : t('wine_free')}</span>
          </li>
        )}
      </ul>
      <p className={styles.line}>
        <strong>{t('wine_bottles', { count: bottles })}</strong>
        {isPriced && <strong className={styles.amount}>{money(total)}</strong>}
      </p>
    </div>
  )
}
