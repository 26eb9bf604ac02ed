import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#database/connection'
import { booking, bookingItem, contact, invoice, invoiceNumber, villa } from '#database/tables'
import { itemStatus } from '#domain/lifecycles/item-status'
import { findBookings, standingItems, sumsOf } from '#server/features/bookings/public'
import { clientAddress } from '../addresses/client-address.ts'
import { type Attempt, capturedCents } from '../queries.ts'

/** The subject of an invoice or credit note: an attempt, one of its refunds, or a bank transfer. */
interface Invoiced extends Pick<Attempt, 'bookingId' | 'part' | 'cents' | 'currencyId'> {
  kind: 'invoice' | 'credit-note'
  attemptId?: number
  refundId?: number
  transferId?: number
  differenceId?: number
}

/** The subject of an attempt's invoice. */
export const invoicedBy = (attempt: Attempt) => {
  const { id: attemptId, bookingId, part, currencyId } = attempt
  return { attemptId, bookingId, part, currencyId, cents: capturedCents(attempt) }
}

/**
 * Finds the invoice that a credit note reduces: of the same attempt, or the latest of the same part that a transfer
 * paid.
 */
export async function findInvoiceOf(
  db: Queryable,
  { bookingId, attemptId, part }: Pick<Attempt, 'bookingId' | 'part'> & { attemptId?: number | null | undefined },
) {
  const paidBy = attemptId ? eq(invoice.attemptId, attemptId) : isNotNull(invoice.transferId)
  const [found] = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.bookingId, bookingId), eq(invoice.kind, 'invoice'), eq(invoice.part, part), paidBy))
    .orderBy(desc(invoice.id))
    .limit(1)
  return found
}

/** The next number of a series in a year. The row lock serialises transactions, so that there are no gaps. */
async function nextNumber(tx: Transaction, kind: 'invoice' | 'credit-note', year: number): Promise<number> {
  const [given] = await tx
    .insert(invoiceNumber)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceNumber.kind, invoiceNumber.year],
      set: { last: sql`${invoiceNumber.last} + 1` },
    })
    .returning({ last: invoiceNumber.last })
  if (!given) throw new Error('no invoice number was allocated')
  return given.last
}

/** The total of a booking and its open amount, services included. */
async function sumsNow(tx: Transaction, bookingId: number) {
  const [found] = await findBookings(tx, [bookingId])
  if (!found) return undefined
  const { totalCents, remainingCents } = sumsOf(found)
  const services = standingItems(found.items).filter(
    ({ kind, status }) => kind !== 'villa' && status !== itemStatus.confirmed,
  )
  const left = services.reduce((sum, { priceCents }) => sum + priceCents, remainingCents)
  return { totalCents, leftCents: Math.min(left, totalCents) }
}

/** Issues the invoice of a payment, or the credit note of a refund. */
export async function issueInvoice(tx: Transaction, invoiced: Invoiced): Promise<void> {
  const { kind, bookingId } = invoiced
  const asked = tx
    .select({
      today: sql<string>`(app_now() at time zone 'UTC')::date::text`,
      reference: booking.reference,
      language: booking.language,
      firstName: sql<string | null>`coalesce(${booking.firstName}, ${contact.firstName})`,
      lastName: sql<string | null>`coalesce(${booking.lastName}, ${contact.lastName})`,
      company: booking.company,
      vatNumber: booking.vatNumber,
      villa: villa.name,
      stay: bookingItem.stay,
    })
    .from(booking)
    .innerJoin(bookingItem, eq(bookingItem.bookingId, booking.id))
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .leftJoin(contact, eq(contact.id, booking.contactId))
    .where(eq(booking.id, bookingId))
    .orderBy(sql`${bookingItem.kind} <> 'villa'`, bookingItem.id)
    .limit(1)
  const [[about], sums, of] = await Promise.all([
    asked,
    kind === 'invoice' ? sumsNow(tx, bookingId) : undefined,
    kind === 'credit-note' ? findInvoiceOf(tx, invoiced) : undefined,
  ])
  if (!about) throw new Error(`booking ${bookingId} has nothing to invoice`)
  const { set, known } = await clientAddress(tx, bookingId, about.language)
  const year = Number(about.today.slice(0, 4))
  await tx.insert(invoice).values({
    ...invoiced,
    year,
    number: await nextNumber(tx, kind, year),
    language: about.language,
    name: of?.name ?? [about.firstName, about.lastName].filter(Boolean).join(' '),
    // A credit note goes to the addressee of its invoice.
    company: of?.company ?? about.company,
    vatNumber: of?.vatNumber ?? about.vatNumber,
    address: of?.address ?? (set || known),
    ...sums,
    villa: about.villa,
    stay: about.stay,
    bookingReference: about.reference,
    issuedOn: about.today,
  })
}
