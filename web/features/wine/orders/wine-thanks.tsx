import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { PageOf } from '#contract/pages'
import { formatDay } from '#domain/calendar/formats'
import { parseIdParam } from '#domain/text/id'
import { usePaymentAttempt } from '#web/features/booking/public'
import { useLanguage, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { QueryBoundary } from '#web/ui/query-boundary'
import styles from '../wine.module.css'
import { WineFrame, type WineStayShown } from '../wine-frame'
import { wineAddress } from '../wine-words'
import { OrderLines } from './order-lines'
import { useWineOrders } from './order-list'

/** The outcome of a payment of wine, with what was paid (60). */
export default function WineThanks({ page }: { page: PageOf<'own'> }) {
  return <WineFrame page={page}>{stay => <ThanksFor stay={stay} />}</WineFrame>
}

function ThanksFor({ stay }: { stay: WineStayShown }) {
  const t = useT()
  const language = useLanguage()
  const { search } = useLocation()
  const { booking, contact } = stay
  const { data: payment } = usePaymentAttempt(parseIdParam(search, 'payment'), contact.id)
  const { data, isError, refetch } = useWineOrders(stay)
  const note = useRef<HTMLDivElement>(null)
  const message = payment?.part === 'wine' ? payment.message : null
  const heading = message?.Heading
  useEffect(() => {
    if (heading) note.current?.focus({ preventScroll: true })
  }, [heading])
  const isPaid = message?.Success === true
  const itemIds = payment?.itemIds ?? []
  return (
    <div className={styles.narrow}>
      <div ref={note} tabIndex={-1} className={styles.note} role="status">
        <p>
          <strong>{heading ?? t(payment === null ? 'wine_no_payment' : 'wine_payment_open')}</strong>
        </p>
        {message && <p>{message.Description}</p>}
      </div>
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {({ orders, currencyId }) =>
          orders
            .filter(({ itemId }) => itemIds.includes(itemId))
            .map(order => (
              <section key={order.itemId} className={styles.orders}>
                <h2>{t('wine_thanks_order', { day: formatDay(order.delivery, language) })}</h2>
                <OrderLines order={order} currencyId={currencyId} />
              </section>
            ))
        }
      </QueryBoundary>
      <p className={styles.actions}>
        {message && !isPaid ? (
          <ButtonLink to={wineAddress('/payment', booking.id)}>{t('wine_pay_again')}</ButtonLink>
        ) : (
          <ButtonLink to={`/secure/timeline?booking=${booking.id}`}>{t('wine_to_timeline')}</ButtonLink>
        )}
        <ButtonLink to={wineAddress('', booking.id)} variant="secondary">
          {t('wine_to_list')}
        </ButtonLink>
      </p>
    </div>
  )
}
