import type { InvoiceResponse } from '#contract/payments/payments'
import type { MessageKey } from '#web/messages'

const names: Readonly<Record<InvoiceResponse['part'], MessageKey>> = {
  deposit: 'booking_invoice_deposit',
  balance: 'booking_invoice_balance',
  service: 'booking_invoice_service',
  damage: 'booking_invoice_damage',
}

/** What an invoice is for, or that it is a credit note. */
export const documentName = ({ kind, part }: Pick<InvoiceResponse, 'kind' | 'part'>): MessageKey =>
  kind === 'invoice' ? names[part] : 'booking_credit_note'
