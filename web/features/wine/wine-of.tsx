import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useLanguage } from '#web/messages'
import { QueryBoundary } from '#web/ui/query-boundary'
import { BasketPanel } from './basket-panel'
import { Complimentary } from './complimentary'
import { OrderList } from './orders/order-list'
import { SalesNote } from './sales-note'
import styles from './wine.module.css'
import type { WineStayShown } from './wine-frame'
import { WineList } from './wine-list'

/** Whether wine can be ordered, what the company gives, the orders so far, the list, and the basket beside it. */
export function WineOf({ stay }: { stay: WineStayShown }) {
  const language = useLanguage()
  const { villaItemId, contact, sales, readOnly } = stay
  const { data, isError, refetch } = useQuery(`wine list ${villaItemId} ${language} ${contact.id}`, signal =>
    sessionApi(
      'GET /core/wines/villabookingitemid/{id}',
      { params: { id: villaItemId }, query: { lang: language } },
      { signal },
    ),
  )
  const canOrder = sales.possible && !readOnly
  return (
    <div className={styles.page}>
      <SalesNote sales={sales} />
      <OrderList stay={stay} />
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {({ wines, currencyId }) => (
          <>
            {canOrder && sales.complimentaryBottles > 0 && <Complimentary stay={stay} wines={wines} onSent={refetch} />}
            <div className={styles.columns}>
              <WineList wines={wines} currencyId={currencyId} villaItemId={villaItemId} canOrder={canOrder} />
              {canOrder && <BasketPanel wines={wines} currencyId={currencyId} stay={stay} />}
            </div>
          </>
        )}
      </QueryBoundary>
    </div>
  )
}
