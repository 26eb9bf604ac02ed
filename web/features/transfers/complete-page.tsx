import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { CurrentContact } from '#contract/account/sessions'
import type { PageOf } from '#contract/pages'
import { itemStatus } from '#domain/lifecycles/item-status'
import { parseIdParam } from '#domain/text/id'
import { AccountLayout } from '#web/features/account/public'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { QueryFallback } from '#web/ui/query-boundary'
import { useMomentWords } from './transfer-card'
import styles from './transfers.module.css'
import { useTransferBookingId, useTransfers } from './use-transfers'

/** The outcome of a payment for transfers, and what comes next (93). */
export default function CompletePage({ page }: { page: PageOf<'own'> }) {
  return <AccountLayout page={page}>{contact => <Complete key={contact.id} contact={contact} />}</AccountLayout>
}

function Complete({ contact }: { contact: CurrentContact }) {
  const t = useT()
  const lang = useLanguage()
  const moment = useMomentWords()
  const { search } = useLocation()
  const { bookingId } = useTransferBookingId(contact)
  const { data: list, isError, refetch } = useTransfers(bookingId, contact.id)
  const id = parseIdParam(search, 'payment')
  const payment = useQuery(
    id === undefined ? undefined : `outcome of transfers ${id} ${lang} ${contact.id}`,
    signal =>
      sessionApi('POST /core/payments/clientCardPayment/{id}', { params: { id: id ?? 0 }, body: { lang } }, { signal }),
    { staleTime: 0 },
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const message = payment.data?.message
  useEffect(() => {
    if (!message) return
    heading.current?.focus({ preventScroll: true })
    // The checkout read the transfers before they were paid.
    for (const query of ['transfers ', 'booking ', 'timeline ']) invalidateQueries(query)
  }, [message])
  if (!list) return <QueryFallback failed={isError} again={refetch} />
  const confirmed = list.transfers.filter(({ status }) => status === itemStatus.confirmed)
  return (
    <div className={styles.page}>
      {message && (
        <section className={styles.intro} role="status">
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {message.Heading}
          </h2>
          <p>{message.Description}</p>
        </section>
      )}
      {payment.isError && <QueryFallback failed again={payment.refetch} />}
      {confirmed.length > 0 ? (
        <section className={styles.part}>
          <h2>{t('transfers_next')}</h2>
          <ul className={styles.list}>
            {confirmed.map(transfer => (
              <li key={transfer.itemId} className={styles.transfer}>
                <p className={styles.way}>
                  {t('transfers_way', {
                    ...{ type: transfer.type, from: transfer.leavingFrom, to: transfer.destination },
                  })}
                </p>
                <p>{moment(transfer.travelDateTime)}</p>
                <p className={styles.muted}>{t('transfers_meeting', { time: transfer.meetingTime })}</p>
              </li>
            ))}
          </ul>
          <p>{t('transfers_next_text')}</p>
        </section>
      ) : (
        <p>{t('transfers_none_confirmed')}</p>
      )}
      <p className={styles.actions}>
        <ButtonLink to={`/secure/timeline?booking=${list.bookingId}`}>{t('transfers_timeline')}</ButtonLink>
        <ButtonLink to={`/secure/transfers?booking=${list.bookingId}`} variant="secondary">
          {t('account_page_transfers')}
        </ButtonLink>
      </p>
    </div>
  )
}
