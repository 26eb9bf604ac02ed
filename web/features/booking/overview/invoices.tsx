import { useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { InvoiceResponse } from '#contract/payments/payments'
import { formatDay } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'
import styles from '../booking.module.css'
import { BillingCompany } from '../card/billing-company'
import { useMoneyFormatter } from '../thanks/use-money-formatter'
import { documentName, openDocument } from './open-document'
import { useInvoices } from './use-invoices'

/** Invoices and credit notes of a booking, each as a PDF. */
export function Invoices({ booking, contact }: { booking: BookingResponse; contact: CurrentContact }) {
  const t = useT()
  const language = useLanguage()
  const money = useMoneyFormatter(booking.bookingPaymentCurrencyId)
  const [failed, setFailed] = useState(false)
  const { data } = useInvoices(booking, contact.id)
  const areToCome = booking.schedule.some(({ state }) => state !== 'paid')
  if (!data || (data.invoices.length === 0 && data.returning === 0 && !areToCome)) return null
  const open = ({ id }: InvoiceResponse) => {
    setFailed(false)
    openDocument('invoice', id).catch(() => setFailed(true))
  }
  return (
    <section className={styles.part}>
      <h2>{t('booking_invoices')}</h2>
      {data.returning > 0 && (
        <p role="status" className={styles.note}>
          {t('booking_returning', { amount: money(data.returning) })}
        </p>
      )}
      {data.invoices.length > 0 && (
        <ul className={styles.rows}>
          {data.invoices.map(invoice => (
            <li key={invoice.id}>
              <span>
                {t(documentName(invoice))}
                <small>
                  {invoice.number} · {formatDay(invoice.issuedOn, language)}
                </small>
              </span>
              <span>{money(invoice.amount)}</span>
              <button
                type="button"
                className={styles.link}
                aria-label={t('booking_invoice_open_of', { number: invoice.number })}
                onClick={() => open(invoice)}
              >
                {t('booking_invoice_open')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <FormError>{failed && t('form_failed')}</FormError>
      {areToCome && <BillingCompany booking={booking} contact={contact} />}
    </section>
  )
}
