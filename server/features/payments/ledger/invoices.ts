import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { InvoiceResponse, InvoicesResponse } from '#contract/payments/payments'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import { booking, cardRefund, invoice, paymentAttempt } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { majorOf } from '#domain/pricing/money'
import type { Context } from '#server/context'
import { findBooked } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { clientAddress } from '../addresses/client-address.ts'
import { currencyCode } from '../queries.ts'
import { findInvoiceOf } from './issue-invoice.ts'

type Invoice = typeof invoice.$inferSelect

/** The printed number: the year, and the position in it. Credit notes have a series of their own. */
const writtenNumber = ({ kind, year, number }: Pick<Invoice, 'kind' | 'year' | 'number'>) =>
  `${kind === 'invoice' ? '' : 'C-'}${year}-${String(number).padStart(5, '0')}`

export const presentInvoice = (row: Invoice): InvoiceResponse => ({
  id: row.id,
  kind: row.kind,
  number: writtenNumber(row),
  part: row.part,
  amount: majorOf(row.cents),
  currencyId: row.currencyId,
  issuedOn: row.issuedOn,
})

/** Card refunds of a booking that are still pending, in cents. */
async function findReturning(db: Queryable, bookingId: number): Promise<number> {
  const [found] = await db
    .select({ cents: sql<number>`coalesce(sum(${cardRefund.cents}), 0)::integer` })
    .from(cardRefund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, cardRefund.attemptId))
    .where(and(eq(paymentAttempt.bookingId, bookingId), isNull(cardRefund.givenAt)))
  return found?.cents ?? 0
}

/**
 * Lists the invoices of a booking, its pending refunds, and the addressee of future invoices. Throws `not-found` for an
 * actor who cannot see the owner.
 */
export async function listInvoices(db: Queryable, actor: Actor, bookingId: number): Promise<InvoicesResponse> {
  authorize(bookingPolicy, actor, 'view-owner', await findBooked(db, bookingId))
  const rows = await db.select().from(invoice).where(eq(invoice.bookingId, bookingId)).orderBy(asc(invoice.id))
  const [to] = await db
    .select({ company: booking.company, vatNumber: booking.vatNumber, language: booking.language })
    .from(booking)
    .where(eq(booking.id, bookingId))
  if (!to) throw new ProblemError('not-found')
  const { language, ...company } = to
  const { set: address, known: knownAddress } = await clientAddress(db, bookingId, language)
  return {
    invoices: rows.map(presentInvoice),
    returning: majorOf(await findReturning(db, bookingId)),
    invoicedTo: { ...company, address, knownAddress },
  }
}

/** Gets an invoice that the actor can see. Throws `not-found`. */
export async function getInvoice(db: Queryable, actor: Actor, invoiceId: number): Promise<Invoice> {
  const [row] = await db.select().from(invoice).where(eq(invoice.id, invoiceId))
  if (!row) throw new ProblemError('not-found')
  authorize(bookingPolicy, actor, 'view-owner', await findBooked(db, row.bookingId))
  return row
}

/** Renders an invoice as a PDF, from its stored data alone. Throws `not-found`. */
export async function printInvoice(
  db: Queryable,
  { documents, configuration }: Pick<Context, 'documents' | 'configuration'>,
  invoiceId: number,
): Promise<{ bytes: Uint8Array; name: string }> {
  const [row] = await db.select().from(invoice).where(eq(invoice.id, invoiceId))
  if (!row) throw new ProblemError('not-found')
  const of = row.kind === 'credit-note' ? await findInvoiceOf(db, row) : undefined
  const number = writtenNumber(row)
  const { publicUrl: site, company, office } = configuration
  const { language, kind, issuedOn, name, company: buyer, vatNumber, bookingReference, villa, stay, part } = row
  const bytes = await documents.invoicePdf({
    sender: { site, company, office },
    language,
    kind,
    by: row.transferId === null ? 'card' : 'transfer',
    number,
    issuedOn,
    of: of ? writtenNumber(of) : '',
    name,
    buyer,
    vatNumber,
    address: row.address,
    stayTotal: row.totalCents === null ? null : majorOf(row.totalCents),
    left: row.leftCents === null ? null : majorOf(row.leftCents),
    seller: { address: company.offices[0] ?? '', vatNumber: company.vatNumber, country: company.country },
    bookingReference,
    villa,
    stay,
    part,
    amount: majorOf(row.cents),
    currency: await currencyCode(db, row.currencyId),
  })
  return { bytes, name: `${number}.pdf` }
}
