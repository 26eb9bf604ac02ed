import { useRef, useState } from 'react'
import type { WineOrders } from '#contract/extras/wine'
import type { WineOrderShown } from '#contract/extras/wine-schemas'
import { formatDateTime } from '#domain/calendar/format-datetime'
import { formatDay } from '#domain/calendar/formats'
import { itemStatus } from '#domain/lifecycles/item-status'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { sessionApi } from '#web/features/session/public'
import { showToast } from '#web/features/toasts/public'
import { useKeptFocus } from '#web/hooks/use-kept-focus'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button, ButtonLink } from '#web/ui/button'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from '../wine.module.css'
import type { WineStayShown } from '../wine-frame'
import { wineAddress } from '../wine-words'
import { OrderLines } from './order-lines'

/** The orders of a stay; empty while they load. */
export function useWineOrders({ villaItemId, contact }: Pick<WineStayShown, 'villaItemId' | 'contact'>) {
  return useQuery<WineOrders>(
    `wine orders ${villaItemId} ${contact.id}`,
    signal =>
      sessionApi('GET /core/bookings/wine/orders/villabookingitemid/{id}', { params: { id: villaItemId } }, { signal }),
    { staleTime: 0 },
  )
}

/** The state of an order, as a selector of messages. */
export function orderState({ status, deliveredAt }: Pick<WineOrderShown, 'status' | 'deliveredAt'>) {
  if (status === itemStatus.requested) return 'requested'
  if (status === itemStatus.provisional) return 'unpaid'
  if (status === itemStatus.confirmed) return deliveredAt ? 'delivered' : 'confirmed'
  if (status === itemStatus.unavailable) return 'refused'
  if (status === itemStatus.expired) return 'expired'
  return status === itemStatus.refunded ? 'refunded' : 'cancelled'
}

/** The orders so far: what is to be paid, what will be delivered, and what has ended. */
export function OrderList({ stay }: { stay: WineStayShown }) {
  const t = useT()
  const { data, isError, refetch } = useWineOrders(stay)
  const [cancelling, setCancelling] = useState<WineOrderShown>()
  const keepFocus = useKeptFocus()
  const heading = useRef<HTMLHeadingElement>(null)
  if (isError) return <QueryFallback failed again={refetch} />
  if (!data || data.orders.length === 0) return null
  return (
    <section className={styles.orders}>
      <h2 ref={heading} tabIndex={-1}>
        {t('wine_orders')}
      </h2>
      <ul className={styles.rows}>
        {data.orders.map(order => (
          <OrderRow
            key={order.itemId}
            order={order}
            currencyId={data.currencyId}
            stay={stay}
            onCancel={() => setCancelling(order)}
          />
        ))}
      </ul>
      {cancelling && (
        <ConfirmDialog
          title={t('wine_cancel_title')}
          text={t('wine_cancel_text')}
          action={t('wine_cancel_yes')}
          decline={t('wine_cancel_no')}
          words={{ 'not-in-this-state': t('wine_problem_cancel') }}
          act={() => sessionApi('DELETE /core/bookings/wine/order/{itemId}', { params: { itemId: cancelling.itemId } })}
          invalidates="wine "
          onDone={() => {
            keepFocus(() => heading.current)
            setCancelling(undefined)
            showToast(t('wine_cancelled'))
            stay.again()
          }}
          onClose={() => setCancelling(undefined)}
        />
      )}
    </section>
  )
}

interface OrderRowProps {
  order: WineOrderShown
  currencyId: number
  stay: WineStayShown
  onCancel: () => void
}

function OrderRow({ order, currencyId, stay, onCancel }: OrderRowProps) {
  const t = useT()
  const language = useLanguage()
  const { contact, booking, sales, readOnly } = stay
  const state = orderState(order)
  const isOpen = state === 'unpaid' || state === 'requested'
  const values = {
    state,
    kind: order.kind,
    day: formatDay(order.delivery, language),
    until: order.payUntil ? formatDateTime(Date.parse(order.payUntil), sales.timezone, language) : '',
  }
  return (
    <li className={styles.row}>
      <p>
        <strong>{t('wine_order_state', values)}</strong>
      </p>
      <OrderLines order={order} currencyId={currencyId} />
      {order.message && <p>{t('wine_order_message', { message: order.message })}</p>}
      {isOpen && !readOnly && (
        <p className={styles.actions}>
          {state === 'unpaid' && order.total !== null && (
            <ButtonLink to={wineAddress('/payment', booking.id, order.itemId)} variant="secondary">
              {t('wine_pay')}
            </ButtonLink>
          )}
          {!contact.coSignIn && (
            <Button variant="quiet" onClick={onCancel}>
              {t(state === 'unpaid' ? 'wine_cancel' : 'wine_withdraw')}
            </Button>
          )}
        </p>
      )}
    </li>
  )
}
