import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CurrentContact } from '#contract/account/sessions'
import type { TransferList } from '#contract/extras/transfers'
import type { PageOf } from '#contract/pages'
import { itemStatus, payableItemStatuses } from '#domain/lifecycles/item-status'
import { parseIdParam } from '#domain/text/id'
import { nextIdentifier } from '#domain/transfers/transfer-basket'
import { AccountLayout } from '#web/features/account/public'
import { ServiceTermsText } from '#web/features/service-terms/public'
import { showToast } from '#web/features/toasts/public'
import { besidesRow, useKeptFocus } from '#web/hooks/use-kept-focus'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { localizePath } from '#web/ui/internal-link'
import { QueryFallback } from '#web/ui/query-boundary'
import { useTransferBasket } from './basket-store'
import { OwnTransportation } from './own-transportation'
import { TransferCard } from './transfer-card'
import { TransferForm } from './transfer-form'
import styles from './transfers.module.css'
import { useTransferBookingId, useTransfers } from './use-transfers'

/** Transfers of a booking: request one, and see what has become of them (85). */
export default function TransfersPage({ page }: { page: PageOf<'own'> }) {
  return <AccountLayout page={page}>{contact => <Selected key={contact.id} contact={contact} />}</AccountLayout>
}

function Selected({ contact }: { contact: CurrentContact }) {
  const t = useT()
  const { bookingId, trips, isError, refetch } = useTransferBookingId(contact)
  const transfers = useTransfers(bookingId, contact.id)
  if (bookingId === undefined) {
    if (!trips) return <QueryFallback failed={isError} again={refetch} />
    return (
      <>
        <p>{t('transfers_no_trip')}</p>
        <p>
          <ButtonLink to="/secure/bookings" variant="secondary">
            {t('account_page_bookings')}
          </ButtonLink>
        </p>
      </>
    )
  }
  const { data } = transfers
  if (!data) return <QueryFallback failed={transfers.isError} again={transfers.refetch} />
  return <TransfersOf key={bookingId} list={data} contact={contact} onChanged={transfers.put} />
}

interface TransfersOfProps {
  list: TransferList
  contact: CurrentContact
  onChanged: (list: TransferList) => void
}

/** The transfers of one booking. */
export function TransfersOf({ list, contact, onChanged }: TransfersOfProps) {
  const t = useT()
  const lang = useLanguage()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { basket, put } = useTransferBasket(contact.id)
  const keepFocus = useKeptFocus()
  const requested = useRef<HTMLHeadingElement>(null)
  const edited = basket.find(({ uniqueIdentifier }) => uniqueIdentifier === parseIdParam(search, 'edit'))
  const readOnly = contact.loggedInAsContactAdmin
  const here = basket.filter(({ bookingId }) => bookingId === list.bookingId)
  const payable = list.transfers.filter(({ status }) =>
    (payableItemStatuses as readonly number[]).concat(itemStatus.acceptedWithChanges).includes(status),
  )
  const basketPath = `/secure/transfers/basket?booking=${list.bookingId}`
  return (
    <div className={styles.page}>
      <div className={styles.intro}>
        <p>{t('transfers_intro')}</p>
        <p className={styles.muted}>{t('transfers_local')}</p>
        <ServiceTermsText terms={list.terms} className={styles.muted} />
        {(here.length > 0 || payable.length > 0) && (
          <p>
            <ButtonLink to={basketPath} variant="secondary">
              {t('transfers_basket_link', { count: here.length + payable.length })}
            </ButtonLink>
          </p>
        )}
      </div>
      {list.transfers.length > 0 && (
        <section className={styles.part}>
          <h2 ref={requested} tabIndex={-1}>
            {t('transfers_requested')}
          </h2>
          <ul className={styles.list}>
            {list.transfers.map(transfer => (
              <TransferCard
                key={transfer.itemId}
                transfer={transfer}
                list={list}
                isLead={!contact.coSignIn}
                contact={contact}
                readOnly={readOnly}
                onChanged={onChanged}
                onAct={row =>
                  keepFocus(
                    () => (row?.isConnected ? row : null),
                    ...besidesRow(row, () => requested.current ?? document.getElementById('content')),
                  )
                }
                onCancelled={() => invalidateQueries('transfers ')}
              />
            ))}
          </ul>
        </section>
      )}
      {list.open && !readOnly && (
        <section className={styles.part}>
          <h2>{t(edited ? 'transfers_edit_title' : 'transfers_new')}</h2>
          <TransferForm
            key={edited?.requestKey ?? 'new'}
            list={list}
            contactId={contact.id}
            name={`${contact.firstname} ${contact.lastname}`.trim()}
            edited={edited}
            nextIdentifier={nextIdentifier(basket)}
            onSave={transfer => {
              put(transfer)
              showToast(t(edited ? 'transfers_saved' : 'transfers_added'), 'long')
              if (edited) void navigate(localizePath(basketPath, lang))
              else scrollTo({ top: 0 })
            }}
          />
        </section>
      )}
      {!list.open && <p>{t('transfers_closed')}</p>}
      <OwnTransportation list={list} contactId={contact.id} readOnly={readOnly} />
    </div>
  )
}
