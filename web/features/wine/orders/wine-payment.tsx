import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { WineOrderShown } from '#contract/extras/wine-schemas'
import type { PageOf } from '#contract/pages'
import { formatDateTime } from '#domain/calendar/format-datetime'
import { itemStatus } from '#domain/lifecycles/item-status'
import { parseIdParam } from '#domain/text/id'
import { ItemsPayment, ItemsTransfer } from '#web/features/booking/lazy'
import { useLanguage, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from '../wine.module.css'
import { WineFrame, type WineStayShown } from '../wine-frame'
import { wineAddress } from '../wine-words'
import { OrderLines } from './order-lines'
import { useWineOrders } from './order-list'

/** Payment of an order of wine (59): the one that the address names, else all that can be paid. */
export default function WinePayment({ page }: { page: PageOf<'own'> }) {
  return <WineFrame page={page}>{stay => <PaymentOf stay={stay} />}</WineFrame>
}

function PaymentOf({ stay }: { stay: WineStayShown }) {
  const { search } = useLocation()
  const { data, isError, refetch } = useWineOrders(stay)
  const { booking, again } = stay
  const named = parseIdParam(search, 'item')
  const unpaid = data?.orders.filter(
    ({ status, total, itemId }) =>
      status === itemStatus.provisional && total !== null && (named === undefined || itemId === named),
  )
  // A guest without prices pays their own orders, by card (PD-123).
  const isTold = booking.totalPrice !== null
  const payable = booking.clientInvoice.bookingItemsPayable
  // The booking can have been read before the order was made.
  const isOlder = unpaid?.some(({ itemId }) => !payable.some(({ id }) => id === itemId)) === true
  useEffect(() => {
    if (isOlder) again()
  }, [isOlder, again])
  if (!data || !unpaid || isOlder) return <QueryFallback failed={isError} again={refetch} />
  return (
    <div className={styles.narrow}>
      {unpaid.length > 0 ? (
        <Unpaid
          stay={stay}
          orders={unpaid}
          currencyId={data.currencyId}
          isTold={isTold}
          onChanged={() => {
            again()
            refetch()
          }}
        />
      ) : (
        <NothingToPay bookingId={booking.id} />
      )}
    </div>
  )
}

interface UnpaidProps {
  stay: WineStayShown
  orders: readonly WineOrderShown[]
  currencyId: number
  isTold: boolean
  onChanged: () => void
}

/** Orders to pay, until when, and the ways to pay. */
function Unpaid({ stay: { booking, contact, sales }, orders, currencyId, isTold, onChanged }: UnpaidProps) {
  const t = useT()
  const language = useLanguage()
  const until = orders[0]?.payUntil
  return (
    <>
      {until && (
        <p className={styles.note}>
          {t('wine_pay_until', { until: formatDateTime(Date.parse(until), sales.timezone, language) })}
        </p>
      )}
      {orders.map(order => (
        <OrderLines key={order.itemId} order={order} currencyId={currencyId} />
      ))}
      <ItemsPayment
        booking={booking}
        contact={contact}
        part="wine"
        itemIds={orders.map(({ itemId }) => itemId)}
        onChanged={onChanged}
      />
      {isTold && <ItemsTransfer booking={booking} part="wine" onChanged={onChanged} />}
    </>
  )
}

function NothingToPay({ bookingId }: { bookingId: number }) {
  const t = useT()
  return (
    <>
      <p>{t('wine_nothing_to_pay')}</p>
      <p>
        <ButtonLink to={wineAddress('', bookingId)} variant="secondary">
          {t('wine_to_list')}
        </ButtonLink>
      </p>
    </>
  )
}
