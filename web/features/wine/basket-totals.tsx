import type { PricedWineBasket } from '#contract/extras/wine'
import { useT } from '#web/messages'
import { useWineMoney } from './use-wine-money'
import styles from './wine.module.css'

/** The sums of a basket with its delivery, as the server prices it. */
export function BasketTotals({ basket }: { basket: PricedWineBasket }) {
  const t = useT()
  const money = useWineMoney(basket.currencyId)
  return (
    <div className={styles.totals}>
      <p className={styles.line}>
        <span>{t('wine_bottles', { count: basket.bottles })}</span>
        <span className={styles.amount}>{money(basket.subtotal)}</span>
      </p>
      <p className={styles.line}>
        <span>{t('wine_delivery')}</span>
        <span className={styles.amount}>
          {basket.deliveryCharge > 0 ? money(basket.deliveryCharge) : t('wine_free')}
        </span>
      </p>
      <p className={styles.line}>
        <strong>{t('wine_total')}</strong>
        <strong className={styles.amount}>{money(basket.total)}</strong>
      </p>
      <p className={styles.muted} role="status">
        {basket.missing > 0
          ? t('wine_delivery_missing', { missing: money(basket.missing), charge: money(basket.deliveryCharge) })
          : t('wine_delivery_free')}
      </p>
    </div>
  )
}
