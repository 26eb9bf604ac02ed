import type { InvoiceResponse } from '#contract/payments/payments'
import type { Language } from '#domain/text/language'
import { sessionApi } from '#web/features/session/public'
import type { MessageKey } from '#web/messages'

const names: Readonly<Record<InvoiceResponse['part'], MessageKey>> = {
  deposit: 'booking_invoice_deposit',
  balance: 'booking_invoice_balance',
  service: 'booking_invoice_service',
  wine: 'booking_invoice_wine',
  damage: 'booking_invoice_damage',
}

/** The subject of an invoice, or that it is a credit note. */
export const documentName = ({ kind, part }: Pick<InvoiceResponse, 'kind' | 'part'>): MessageKey =>
  kind === 'invoice' ? names[part] : 'booking_credit_note'

/** A document of a booking: invoices and attachments by their own id, the others by that of the booking. */
type DocumentKind = 'invoice' | 'confirmation' | 'calendar' | 'information-pack' | 'attachment'

/**
 * Opens a document by a URL that is valid for a minute. PDFs open in a tab, created in the click itself because of
 * popup blockers; calendar files and attachments download.
 */
export async function openDocument(kind: DocumentKind, id: number, lang?: Language): Promise<void> {
  const tab = kind === 'calendar' || kind === 'attachment' ? null : window.open('', '_blank')
  try {
    const { address } = await sessionApi('POST /core/documents/links', { body: { kind, id, ...(lang && { lang }) } })
    if (!tab) return location.assign(address)
    tab.opener = null
    tab.location.replace(address)
  } catch (error) {
    tab?.close()
    throw error
  }
}
