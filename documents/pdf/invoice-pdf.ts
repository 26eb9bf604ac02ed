import type { PayablePart } from '#domain/booking/payment/payable-part'
import type { Day } from '#domain/calendar/day'
import { formatDay, formatDays, formatMoney } from '#domain/calendar/formats'
import type { Stay } from '#domain/calendar/stay'
import { marginSchemes, type SellerCountry } from '#domain/payments/margin-scheme'
import type { Language } from '#domain/text/language'
import type { Sender } from '../email/email-layout.tsx'
import { createTranslator } from '../messages.ts'
import { colours } from '../theme.ts'
import { PdfDocument, type Style } from './pdf-document.ts'

export interface InvoicePdfData {
  sender: Sender
  language: Language
  kind: 'invoice' | 'credit-note'
  /** Means of payment. */
  by: 'card' | 'transfer'
  /** Formatted: "2027-00012". */
  number: string
  issuedOn: Day
  /** Number of the invoice that a credit note cancels. */
  of: string
  name: string
  /** The invoiced company and its VAT number; empty without one. */
  buyer: string
  vatNumber: string
  /** The client's address, one line each; empty if unknown. */
  address: string
  /** Total of the whole booking, and its rest after this invoice; null on credit notes and old invoices. */
  stayTotal: number | null
  left: number | null
  seller: { address: string; vatNumber: string; country: SellerCountry }
  bookingReference: string
  villa: string
  stay: Stay
  part: PayablePart
  /** In major units of the currency. */
  amount: number
  currency: string
}

const styles = {
  title: { face: 'serif', size: 30 },
  text: { face: 'sans', size: 10.5, gap: 2.5 },
  heading: { face: 'serif', size: 17 },
  small: { face: 'sans', size: 9, colour: colours.inkSoft, gap: 2 },
} satisfies Record<string, Style>

/** An invoice for a payment, or a credit note for a refund. */
export async function invoicePdf(data: InvoicePdfData): Promise<Uint8Array> {
  const { sender, language, kind, number, issuedOn, name, bookingReference, villa, stay, part, amount, currency } = data
  const { company, office } = sender
  const t = createTranslator(language)
  const values = { kind: kind === 'invoice' ? 'invoice' : 'credit', number, of: data.of, by: data.by }
  const title = t('invoice_title', values)
  const money = (value: number) => formatMoney(value, currency, language)
  const paper = new PdfDocument({ title, author: company.name, language })
  const head = paper.section()
  const { seller } = data
  paper.text(head, 'P', company.name, { face: 'serif', size: 15, colour: colours.sea })
  const lines = [seller.address, seller.vatNumber && t('invoice_vat', { number: seller.vatNumber })]
  for (const line of lines.filter(Boolean)) paper.text(head, 'P', line, styles.small)
  paper.space(24)
  paper.text(head, 'H1', title, styles.title)
  paper.space(10)
  paper.text(head, 'P', t('invoice_issued', { ...values, day: formatDay(issuedOn, language) }), styles.text)
  paper.text(head, 'P', t('invoice_booking', { reference: bookingReference }), styles.text)
  paper.space(18)
  const client = paper.section()
  paper.text(client, 'H2', t('invoice_client'), styles.heading)
  paper.space(4)
  const clientLines = [
    data.buyer,
    name,
    ...data.address.split('\n'),
    data.vatNumber && t('invoice_vat', { number: data.vatNumber }),
  ]
  for (const line of clientLines.filter(Boolean)) paper.text(client, 'P', line, styles.text)
  paper.space(24)
  const what = paper.section()
  paper.text(what, 'H2', t('invoice_what'), styles.heading)
  paper.space(8)
  paper.table(
    what,
    [
      [t('invoice_column_what'), t('invoice_column_amount')],
      [t('invoice_line', { part, villa, days: formatDays(stay, language) }), money(amount)],
      [t('invoice_sum'), money(amount)],
    ],
    ['*', 140],
    { amounts: true },
  )
  paper.space(14)
  paper.text(what, 'P', t('invoice_settled', values), styles.text)
  if (part !== 'damage' && data.stayTotal !== null && data.left !== null) {
    const rest = { total: money(data.stayTotal), left: money(data.left), open: data.left > 0 ? 'yes' : 'no' }
    paper.text(what, 'P', t('invoice_rest', rest), styles.text)
  }
  // A claim on a damage deposit is no travel service.
  if (part !== 'damage') {
    paper.space(14)
    paper.text(what, 'P', t('invoice_margin', { ...marginSchemes[seller.country] }), styles.small)
  }
  return paper.end((page, pages) =>
    [
      [company.name, office.phone, office.email, t('sheet_page', { page, pages })].join('  ·  '),
      company.registration,
    ].join('\n'),
  )
}
