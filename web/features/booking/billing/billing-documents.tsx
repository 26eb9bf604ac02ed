import { useState } from 'react'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { BillingDocument } from '#contract/payments/billing'
import { formatDay, formatDays } from '#domain/calendar/formats'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'
import { QueryFallback } from '#web/ui/query-boundary'
import { documentName, openDocument } from '../overview/open-document'
import { useMoneyFormatter } from '../thanks/use-money-formatter'
import styles from './billing.module.css'

interface BillingDocumentsProps {
  contactId: string
  bookings: readonly BookingResponse[]
}

/** Invoices and credit notes of all bookings, each as a PDF. */
export function BillingDocuments({ contactId, bookings }: BillingDocumentsProps) {
  const t = useT()
  const [failed, setFailed] = useState(false)
  const call = 'GET /core/contacts/{id}/invoices'
  // A payment or refund adds a document.
  const version = bookings.map(({ status, balanceRemaining }) => `${status} ${balanceRemaining}`).join()
  const { data, isError, refetch } = useQuery(`${call} ${contactId} ${version}`, signal =>
    sessionApi(call, { params: { id: contactId } }, { signal }),
  )
  const documents = data?.documents.filter(({ bookingId }) => bookings.some(({ id }) => id === bookingId))
  const open = ({ id }: BillingDocument) => {
    setFailed(false)
    openDocument('invoice', id).catch(() => setFailed(true))
  }
  return (
    <section className={styles.part}>
      <h2>{t('booking_invoices')}</h2>
      {!data && <QueryFallback failed={isError} again={refetch} />}
      {documents?.length === 0 && <p>{t('billing_no_documents')}</p>}
      {documents && documents.length > 0 && (
        <ul className={styles.rows}>
          {documents.map(one => (
            <DocumentRow key={one.id} document={one} onOpen={() => open(one)} />
          ))}
        </ul>
      )}
      <FormError>{failed && t('form_failed')}</FormError>
    </section>
  )
}

function DocumentRow({ document, onOpen }: { document: BillingDocument; onOpen: () => void }) {
  const t = useT()
  const language = useLanguage()
  const money = useMoneyFormatter(document.currencyId)
  const { number, villa, issuedOn, amount, kind } = document
  return (
    <li className={styles.row}>
      <div>
        <p>{t(documentName(document))}</p>
        <p className={styles.muted}>
          {number} · {villa} · {formatDays(document, language)}
        </p>
      </div>
      <p className={styles.muted}>{formatDay(issuedOn, language)}</p>
      <p className={styles.amount}>{money(kind === 'credit-note' ? -amount : amount)}</p>
      <p className={styles.pay}>
        <button
          type="button"
          className={styles.open}
          aria-label={t('booking_invoice_open_of', { number })}
          onClick={onOpen}
        >
          {t('booking_invoice_open')}
        </button>
      </p>
    </li>
  )
}
