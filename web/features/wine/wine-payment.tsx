import { useLocation } from 'react-router'
import type { PageOf } from '#contract/pages'
import { formatDateTime } from '#domain/calendar/format-datetime'
import { itemStatus } from '#domain/lifecycles/item-status'
import { parseIdParam } from '#domain/text/id'
import { ItemsPayment, ItemsTransfer } from '#web/features/booking/lazy'
import { useLanguage, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { QueryBoundary } from '#web/ui/query-boundary'
import { OrderLines } from './order-lines'
import { useWineOrders } from './order-list'
import styles from './wine.module.css'
import { WineFrame, type WineStayShown } from './wine-frame'
import { wineAddress } from './wine-words'

/** Payment of an order of wine (59): the one that the address names, else all that can be paid. */
export default function WinePayment({ page }: { page: PageOf<'own'> }) {
  return <WineFrame page={page}>{stay => <PaymentOf stay={stay} />}</WineFrame>
}

function PaymentOf({ stay }: { stay: WineStayShown }) {
  const t = useT()
  const language = useLanguage()
  const { search } = useLocation()
  const { data, isError, refetch } = useWineOrders(stay)
  const { booking, contact, sales } = stay
  const named = parseIdParam(search, 'item')
  const again = () => {
    stay.again()
    refetch()
  }
  return (
    <QueryBoundary data={data} failed={isError} again={refetch}>
      {({ orders, currencyId }) => {
        const unpaid = orders.filter(
          ({ status, total, itemId }) =>
            status === itemStatus.provisional && total !== null && (named === undefined || itemId === named),
        )
        const [first] = unpaid
        // A guest without prices does not pay: the booking tells them no sums (PD-92).
        const isTold = booking.totalPrice !== null
        return (
          <div className={styles.narrow}>
            {first ? (
              <>
                {first.payUntil && (
                  <p className={styles.note}>
                    {t('wine_pay_until', {
                      until: formatDateTime(Date.parse(first.payUntil), sales.timezone, language),
                    })}
                  </p>
                )}
                {unpaid.map(order => (
                  <OrderLines key={order.itemId} order={order} currencyId={currencyId} />
                ))}
                {isTold ? (
                  <>
                    <ItemsPayment
                      booking={booking}
                      contact={contact}
                      part="wine"
                      itemIds={unpaid.map(({ itemId }) => itemId)}
                      onChanged={again}
                    />
                    <ItemsTransfer booking={booking} part="wine" onChanged={again} />
                  </>
                ) : (
                  <p>{t('wine_pay_by_lead')}</p>
                )}
              </>
            ) : (
              <>
                <p>{t('wine_nothing_to_pay')}</p>
                <p>
                  <ButtonLink to={wineAddress('', booking.id)} variant="secondary">
                    {t('wine_to_list')}
                  </ButtonLink>
                </p>
              </>
            )}
          </div>
        )
      }}
    </QueryBoundary>
  )
}
