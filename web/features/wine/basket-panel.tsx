import { useRef } from 'react'
import type { WineShown } from '#contract/extras/wine'
import { centsOf, majorOf } from '#domain/pricing/money'
import { sumOfBasket } from '#domain/wine/wine-basket'
import { showToast } from '#web/features/toasts/public'
import { useKeptFocus } from '#web/hooks/use-kept-focus'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Button, ButtonLink } from '#web/ui/button'
import { useBasket } from './basket-store'
import { useWineMoney } from './use-wine-money'
import styles from './wine.module.css'
import { fetchThreshold } from './wine-calls'
import type { WineStayShown } from './wine-frame'
import { wineAddress } from './wine-words'

interface BasketPanelProps {
  wines: readonly WineShown[]
  currencyId: number
  stay: WineStayShown
}

/** The basket beside the list: its lines, its sum, and what is missing to a free delivery. */
export function BasketPanel({ wines, currencyId, stay: { villaItemId, booking, contact } }: BasketPanelProps) {
  const t = useT()
  const money = useWineMoney(currencyId)
  const { lines, setLines } = useBasket(villaItemId)
  const { data: delivery } = useQuery(`wine delivery ${villaItemId} ${contact.id}`, signal =>
    fetchThreshold(villaItemId, signal),
  )
  const keepFocus = useKeptFocus()
  const heading = useRef<HTMLHeadingElement>(null)
  const { total, bottles } = sumOfBasket(lines)
  const missing = delivery ? majorOf(centsOf(delivery.threshold) - centsOf(total)) : undefined
  return (
    <aside className={styles.basket} aria-label={t('wine_basket')}>
      <h2 ref={heading} tabIndex={-1}>
        {t('wine_basket')}
      </h2>
      {lines.length === 0 ? (
        <p className={styles.muted}>{t('wine_basket_empty')}</p>
      ) : (
        <>
          <ul className={styles.lines}>
            {lines.map(({ wineId, lineTotal, numberofBottles }) => (
              <li key={wineId} className={styles.line}>
                <span>
                  {numberofBottles} × {wines.find(wine => wine.wineId === wineId)?.name}
                </span>
                <span className={styles.amount}>{money(lineTotal)}</span>
              </li>
            ))}
          </ul>
          <p className={styles.line}>
            <strong>{t('wine_bottles', { count: bottles })}</strong>
            <strong className={styles.amount}>{money(total)}</strong>
          </p>
          {delivery && missing !== undefined && (
            <p className={styles.muted} role="status">
              {missing > 0
                ? t('wine_delivery_missing', { missing: money(missing), charge: money(delivery.deliveryCharge) })
                : t('wine_delivery_free')}
            </p>
          )}
          <p className={styles.actions}>
            <ButtonLink to={wineAddress('/overview', booking.id)}>{t('wine_to_basket')}</ButtonLink>
            <Button
              variant="quiet"
              onClick={() => {
                keepFocus(() => heading.current)
                setLines([])
                showToast(t('wine_basket_emptied'))
              }}
            >
              {t('wine_empty_basket')}
            </Button>
          </p>
        </>
      )}
    </aside>
  )
}
