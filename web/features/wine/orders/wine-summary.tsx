import type { PageOf } from '#contract/pages'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { QueryBoundary } from '#web/ui/query-boundary'
import { SalesNote } from '../sales-note'
import { usePricedBasket } from '../use-priced-basket'
import styles from '../wine.module.css'
import { WineFrame, type WineStayShown } from '../wine-frame'
import { wineAddress } from '../wine-words'
import { OrderForm } from './order-form'
import { OrderList } from './order-list'

/** The order before it is made: age, day and place of delivery, a note (58); and the orders so far. */
export default function WineSummary({ page }: { page: PageOf<'own'> }) {
  return <WineFrame page={page}>{stay => <SummaryOf stay={stay} />}</WineFrame>
}

function SummaryOf({ stay }: { stay: WineStayShown }) {
  const t = useT()
  const { booking, sales, readOnly } = stay
  const priced = usePricedBasket(stay)
  const canOrder = sales.possible && !readOnly && !priced.isEmpty
  return (
    <div className={styles.narrow}>
      {!sales.possible && <SalesNote sales={sales} />}
      {priced.hasChanged && (
        <p className={styles.note} role="status">
          {t('wine_basket_changed')}
        </p>
      )}
      {canOrder ? (
        <QueryBoundary data={priced.data} failed={priced.isError} again={priced.refetch}>
          {basket => <OrderForm stay={stay} basket={basket} lines={priced.lines} onChanged={priced.refetch} />}
        </QueryBoundary>
      ) : (
        <>
          {sales.possible && <p>{t('wine_basket_empty')}</p>}
          <p>
            <ButtonLink to={wineAddress('', booking.id)} variant="secondary">
              {t('wine_to_list')}
            </ButtonLink>
          </p>
        </>
      )}
      <OrderList stay={stay} />
    </div>
  )
}
