import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CurrentContact } from '#contract/account/sessions'
import type { TransferList } from '#contract/extras/transfers'
import type { PageOf } from '#contract/pages'
import { itemStatus, payableItemStatuses } from '#domain/lifecycles/item-status'
import { centsOf, majorOf } from '#domain/pricing/money'
import type { BasketTransfer } from '#domain/transfers/transfer-basket'
import { AccountLayout } from '#web/features/account/public'
import { createIdempotencyKey, errorMessage } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { showToast } from '#web/features/toasts/public'
import { besidesRow, useKeptFocus } from '#web/hooks/use-kept-focus'
import { ApiError } from '#web/lib/api-client'
import { useMutation } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { Button, ButtonLink } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { localizePath } from '#web/ui/internal-link'
import { QueryFallback } from '#web/ui/query-boundary'
import { useTransferBasket } from './basket-store'
import { useMomentWords } from './transfer-card'
import { requestOf } from './transfer-draft'
import styles from './transfers.module.css'
import { useMoneyOf, useTransferBookingId, useTransferOptions, useTransfers } from './use-transfers'

/** Transfers that are not requested yet, and those that can be paid (91). */
export default function BasketPage({ page }: { page: PageOf<'own'> }) {
  return <AccountLayout page={page}>{contact => <Selected key={contact.id} contact={contact} />}</AccountLayout>
}

function Selected({ contact }: { contact: CurrentContact }) {
  const { bookingId, trips, isError, refetch } = useTransferBookingId(contact)
  const { data, put, ...query } = useTransfers(bookingId, contact.id)
  if (bookingId === undefined && trips) return <EmptyBasket />
  if (!data) return <QueryFallback failed={isError || query.isError} again={query.isError ? query.refetch : refetch} />
  return <Basket key={data.bookingId} list={data} contact={contact} onSent={put} />
}

function EmptyBasket({ bookingId }: { bookingId?: number }) {
  const t = useT()
  return (
    <>
      <p>{t('transfers_basket_empty')}</p>
      <p>
        <ButtonLink to={bookingId ? `/secure/transfers?booking=${bookingId}` : '/secure/transfers'} variant="secondary">
          {t('transfers_basket_plan')}
        </ButtonLink>
      </p>
    </>
  )
}

interface BasketProps {
  list: TransferList
  contact: CurrentContact
  onSent: (list: TransferList) => void
}

/** The current prices of a rejected request, by its key. */
function currentPrices(error: unknown): Map<string, number> {
  const isPrice = error instanceof ApiError && error.code === 'price-changed'
  const current = isPrice ? (error.problem.current as { requestKey: string; price: number }[] | undefined) : undefined
  return new Map((current ?? []).map(({ requestKey, price }) => [requestKey, price]))
}

/** The basket of one booking. */
export function Basket({ list, contact, onSent }: BasketProps) {
  const t = useT()
  const lang = useLanguage()
  const navigate = useNavigate()
  const money = useMoneyOf(list.currencyId)
  const { basket, remove, restore, replaceAll } = useTransferBasket(contact.id)
  const [removed, setRemoved] = useState<BasketTransfer>()
  const keepFocus = useKeptFocus()
  const heading = useRef<HTMLHeadingElement>(null)
  // The same values are the same request: repeating it after a failure sends its key again.
  const intention = useRef({ values: '', key: '' })
  const here = basket.filter(({ bookingId }) => bookingId === list.bookingId)
  const payable = list.transfers.filter(
    ({ status, totalPrice }) =>
      totalPrice !== null &&
      (payableItemStatuses as readonly number[]).concat(itemStatus.acceptedWithChanges).includes(status),
  )
  const sum = (prices: readonly number[]) => money(majorOf(prices.reduce((all, price) => all + centsOf(price), 0)))
  const send = useMutation(async () => {
    try {
      const body = here.map(transfer => {
        const { requestKey, bookingId, villaBookingItemId, propertyId, price } = transfer
        return { ...requestOf(transfer), requestKey, bookingId, villaBookingItemId, propertyId, price }
      })
      const params = { id: list.villaBookingItemId }
      const values = JSON.stringify(body)
      if (intention.current.values !== values) intention.current = { values, key: createIdempotencyKey() }
      const sent = await sessionApi(
        'POST /core/bookings/transfer/request/villabookingitemid/{id}',
        { params, body },
        { idempotencyKey: intention.current.key },
      )
      onSent(sent)
      replaceAll(
        here
          .reduce((left, { requestKey }) => left.filter(one => one.requestKey !== requestKey), basket)
          .map((one, at) => ({ ...one, uniqueIdentifier: at + 1 })),
      )
      showToast(t('transfers_sent'), 'long')
      void navigate(localizePath(`/secure/transfers?booking=${list.bookingId}`, lang))
    } catch (error) {
      const prices = currentPrices(error)
      if (prices.size > 0) replaceAll(basket.map(one => ({ ...one, price: prices.get(one.requestKey) ?? one.price })))
      throw error
    }
  })
  if (here.length === 0 && payable.length === 0 && !removed) return <EmptyBasket bookingId={list.bookingId} />
  const messages = {
    'price-changed': t('transfers_price_changed'),
    'invalid-input': t('transfers_check'),
    'not-in-this-state': t('transfers_closed'),
  }
  return (
    <div className={styles.page}>
      {(here.length > 0 || removed) && (
        <section className={styles.part}>
          <h2 ref={heading} tabIndex={-1}>
            {t('transfers_to_request')}
          </h2>
          <ol className={styles.list}>
            {here.map(transfer => (
              <BasketRow
                key={transfer.requestKey}
                transfer={transfer}
                list={list}
                onRemove={row => {
                  keepFocus(...besidesRow(row, () => heading.current))
                  remove(transfer.uniqueIdentifier)
                  setRemoved(transfer)
                }}
              />
            ))}
          </ol>
          <div role="status">
            {removed && (
              <p className={styles.actions}>
                {t('transfers_removed', { number: removed.uniqueIdentifier })}{' '}
                <Button
                  variant="quiet"
                  onClick={() => {
                    const row = `[data-request="${removed.requestKey}"]`
                    keepFocus(
                      () => document.querySelector(row),
                      () => heading.current,
                    )
                    restore(removed)
                    setRemoved(undefined)
                  }}
                >
                  {t('transfers_undo')}
                </Button>
              </p>
            )}
          </div>
          {here.length > 0 && (
            <>
              <p className={styles.total}>
                <span>{t('transfers_total')}</span>
                <span>{sum(here.map(({ price }) => price))}</span>
              </p>
              <p className={styles.muted}>{t('transfers_request_text')}</p>
              {send.error !== undefined && <FormError>{errorMessage(send.error, t, messages)}</FormError>}
              <p className={styles.actions}>
                <Button
                  disabled={contact.loggedInAsContactAdmin}
                  aria-disabled={send.isSending}
                  onClick={() => void send.mutate()}
                >
                  {t('transfers_request', { count: here.length })}
                </Button>
                <ButtonLink to={`/secure/transfers?booking=${list.bookingId}`} variant="quiet">
                  {t('transfers_basket_more')}
                </ButtonLink>
              </p>
            </>
          )}
        </section>
      )}
      {payable.length > 0 && (
        <section className={styles.part}>
          <h2>{t('transfers_to_pay')}</h2>
          <ul className={styles.list}>
            {payable.map(({ itemId, type, leavingFrom, destination, travelDateTime, totalPrice, changes }) => (
              <PayableRow
                key={itemId}
                way={t('transfers_way', { type, from: leavingFrom, to: destination })}
                travelDateTime={travelDateTime}
                price={money(Number(changes.find(({ name }) => name === 'priceCents')?.after ?? totalPrice ?? 0))}
                hasChanges={changes.length > 0}
              />
            ))}
          </ul>
          {list.mayPay ? (
            <p>
              <ButtonLink
                to={`/secure/transfers/checkout?booking=${list.bookingId}`}
                variant={here.length > 0 ? 'secondary' : 'primary'}
              >
                {t('transfers_checkout')}
              </ButtonLink>
            </p>
          ) : (
            <p>{t('transfers_lead_pays')}</p>
          )}
        </section>
      )}
    </div>
  )
}

interface BasketRowProps {
  transfer: BasketTransfer
  list: TransferList
  onRemove: (row: Element | null) => void
}

function BasketRow({ transfer, list, onRemove }: BasketRowProps) {
  const t = useT()
  const money = useMoneyOf(list.currencyId)
  const moment = useMomentWords()
  const { data } = useTransferOptions(list.propertyId, transfer.type)
  const { uniqueIdentifier: number, type, direction, travelDateTime, returnDateTime, price } = transfer
  const place = data?.places.find(({ regionPlaceId }) => regionPlaceId === transfer.regionPlaceId)?.name ?? ''
  const [from, to] = direction === 'to-villa' ? [place, list.villa] : [list.villa, place]
  return (
    <li className={styles.transfer} data-request={transfer.requestKey}>
      <p className={styles.way}>{t('transfers_numbered', { number, way: t('transfers_way', { type, from, to }) })}</p>
      <p>
        {moment(travelDateTime)}
        {returnDateTime && ` · ${t('transfers_back', { moment: moment(returnDateTime) })}`}
      </p>
      <p className={styles.muted}>
        {t('transfers_passengers', { count: transfer.adultCount + transfer.childCount + transfer.infantCount })} ·{' '}
        {transfer.mainPassengerName}
      </p>
      <p>{money(price)}</p>
      <p className={styles.actions}>
        <ButtonLink
          to={`/secure/transfers?booking=${list.bookingId}&edit=${number}`}
          variant="quiet"
          aria-label={t('transfers_edit_number', { number })}
        >
          {t('transfers_edit')}
        </ButtonLink>
        <Button
          variant="quiet"
          aria-label={t('transfers_remove_number', { number })}
          onClick={event => onRemove(event.currentTarget.closest('li'))}
        >
          {t('transfers_remove')}
        </Button>
      </p>
    </li>
  )
}

interface PayableRowProps {
  way: string
  travelDateTime: string
  price: string
  hasChanges: boolean
}

/** A transfer that can be paid; changes are accepted with the payment. */
export function PayableRow({ way, travelDateTime, price, hasChanges }: PayableRowProps) {
  const t = useT()
  const moment = useMomentWords()
  return (
    <li className={styles.transfer}>
      <p className={styles.way}>{way}</p>
      <p>{moment(travelDateTime)}</p>
      <p>{price}</p>
      {hasChanges && <p className={styles.muted}>{t('transfers_accepts_changes')}</p>}
    </li>
  )
}
