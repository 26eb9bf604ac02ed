import { useState } from 'react'
import { useLocation } from 'react-router'
import type { CurrentContact } from '#contract/account/sessions'
import type { TransferList, TransferShown } from '#contract/extras/transfers'
import type { PageOf } from '#contract/pages'
import { itemStatus, payableItemStatuses } from '#domain/lifecycles/item-status'
import { centsOf, majorOf } from '#domain/pricing/money'
import { parseIdParam } from '#domain/text/id'
import { AccountLayout } from '#web/features/account/public'
import { ItemsPayment } from '#web/features/booking/lazy'
import { errorMessage } from '#web/features/forms/public'
import { ServiceTermsText } from '#web/features/service-terms/public'
import { sessionApi } from '#web/features/session/public'
import { ApiError } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useMutation } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button, ButtonLink } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { QueryFallback } from '#web/ui/query-boundary'
import { PayableRow } from './basket-page'
import { PayableExperiences } from './payable-experiences'
import { PayerForm } from './payer-form'
import styles from './transfers.module.css'
import { useMoneyOf, useTransferBookingId, useTransfers } from './use-transfers'

/** Payment of confirmed transfers, and of experiences with them (92). */
export default function CheckoutPage({ page }: { page: PageOf<'own'> }) {
  return <AccountLayout page={page}>{contact => <Selected key={contact.id} contact={contact} />}</AccountLayout>
}

function Selected({ contact }: { contact: CurrentContact }) {
  const { bookingId, trips, isError, refetch } = useTransferBookingId(contact)
  const { data, ...query } = useTransfers(bookingId, contact.id)
  if (bookingId === undefined && trips) return <NothingToPay />
  if (!data) return <QueryFallback failed={isError || query.isError} again={query.isError ? query.refetch : refetch} />
  return <Checkout key={data.bookingId} list={data} contact={contact} onChanged={query.refetch} />
}

function NothingToPay() {
  const t = useT()
  return (
    <>
      <p>{t('transfers_nothing_to_pay')}</p>
      <p>
        <ButtonLink to="/secure/transfers" variant="secondary">
          {t('account_page_transfers')}
        </ButtonLink>
      </p>
    </>
  )
}

interface CheckoutProps {
  list: TransferList
  contact: CurrentContact
  onChanged: () => void
}

const mayBePaid = ({ status, totalPrice }: TransferShown) =>
  totalPrice !== null &&
  (payableItemStatuses as readonly number[]).concat(itemStatus.acceptedWithChanges).includes(status)

/** The person who pays, then the card; a payment that is under way comes back here from the bank. */
export function Checkout({ list, contact, onChanged }: CheckoutProps) {
  const t = useT()
  const money = useMoneyOf(list.currencyId)
  const { search } = useLocation()
  const isReturning = parseIdParam(search, 'payment') !== undefined
  const [prepared, setPrepared] = useState<{ itemIds: readonly number[]; total: number }>()
  const { bookingId } = list
  const [without, setWithout] = useState<readonly number[]>([])
  const booking = useQuery(
    `booking of transfers ${bookingId} ${contact.id}`,
    signal => sessionApi('GET /core/bookings/{id}', { params: { id: bookingId } }, { signal }),
    { staleTime: 0 },
  )
  const payable = list.transfers.filter(mayBePaid)
  const transferIds = prepared?.itemIds ?? payable.map(({ itemId }) => itemId)
  const experiences = (booking.data?.clientInvoice.bookingItemsPayable ?? []).filter(
    ({ kind, balanceOf }) => kind === 'experience-service' && balanceOf === null,
  )
  const chosen = experiences.filter(({ id }) => !without.includes(id))
  const itemIds = [...transferIds, ...chosen.map(({ id }) => id)]
  const ofExperiences = chosen.reduce((sum, { price }) => sum + centsOf(price ?? 0), 0)
  const prepare = async (payer?: Parameters<Parameters<typeof PayerForm>[0]['onTold']>[0]) => {
    const reply = await sessionApi('POST /core/bookings/transfer/consolidateforpayment', {
      body: { bookingId, itemIds: [...transferIds], ...(payer && { payer }) },
    }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 409) onChanged()
      throw error
    })
    onChanged()
    booking.refetch()
    setPrepared({ itemIds: reply.items.map(({ itemId }) => itemId), total: reply.total })
  }
  const asGuest = useMutation(() => prepare())
  if (payable.length === 0 && !isReturning) return <NothingToPay />
  if (booking.isError) return <QueryFallback failed again={booking.refetch} />
  if (!list.mayPay) return <p>{t('transfers_lead_pays')}</p>
  return (
    <div className={styles.page}>
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
        </section>
      )}
      <ServiceTermsText terms={list.terms} className={styles.muted} />
      {payable.length > 0 && experiences.length > 0 && (
        <PayableExperiences
          experiences={experiences}
          without={without}
          money={money}
          onToggle={(id, isChosen) => setWithout(now => (isChosen ? now.filter(one => one !== id) : [...now, id]))}
        />
      )}
      {prepared && (
        <p className={styles.total}>
          <span>{t('transfers_total')}</span>
          <span>{money(majorOf(centsOf(prepared.total) + ofExperiences))}</span>
        </p>
      )}
      {!prepared && !isReturning && (
        <section className={styles.part}>
          <h2>{t('transfers_payer')}</h2>
          {contact.coSignIn ? (
            <>
              <p>{t('transfers_payer_guest')}</p>
              {asGuest.error !== undefined && (
                <FormError>
                  {errorMessage(asGuest.error, t, { 'not-in-this-state': t('transfers_meanwhile') })}
                </FormError>
              )}
              <p>
                <Button aria-disabled={asGuest.isSending} onClick={() => void asGuest.mutate()}>
                  {t('transfers_to_card')}
                </Button>
              </p>
            </>
          ) : (
            <PayerForm contact={contact} onTold={prepare} />
          )}
        </section>
      )}
      {booking.data && (prepared || isReturning) && (
        <section className={styles.part}>
          <h2>{t('transfers_card')}</h2>
          <ItemsPayment
            booking={booking.data}
            contact={contact}
            part="service"
            itemIds={itemIds}
            onChanged={() => {
              onChanged()
              booking.refetch()
            }}
          />
        </section>
      )}
    </div>
  )
}
