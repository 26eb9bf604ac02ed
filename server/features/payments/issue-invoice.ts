import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { booking, bookingItem, contact, invoice, invoiceNumber, villa } from '#database/tables'
import type { Attempt } from './queries.ts'

/** What a credit note takes back. */
interface Returned {
  refundId: number
  cents: number
}

/** The next number of its kind in a year. Whoever else issues one waits: there are no gaps. */
async function nextNumber(tx: Transaction, kind: 'invoice' | 'credit-note', year: number): Promise<number> {
  const [given] = await tx
    .insert(invoiceNumber)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceNumber.kind, invoiceNumber.year],
      set: { last: sql`${invoiceNumber.last} + 1` },
    })
    .returning({ last: invoiceNumber.last })
  if (!given) throw new Error('no number was given')
  return given.last
}

/** Issues the invoice of what was paid with an attempt, or the credit note of what of it goes back. */
export async function issueInvoice(tx: Transaction, attempt: Attempt, returned?: Returned): Promise<void> {
  const [about] = await tx
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
    .where(eq(booking.id, attempt.bookingId))
    .orderBy(sql`${bookingItem.kind} <> 'villa'`, bookingItem.id)
    .limit(1)
  if (!about) throw new Error(`booking ${attempt.bookingId} has nothing to invoice`)
  const [of] = returned
    ? await tx
        .select()
        .from(invoice)
        .where(and(eq(invoice.attemptId, attempt.id), eq(invoice.kind, 'invoice')))
    : []
  const kind = returned ? 'credit-note' : 'invoice'
  const year = Number(about.today.slice(0, 4))
  await tx.insert(invoice).values({
    kind,
    year,
    number: await nextNumber(tx, kind, year),
    bookingId: attempt.bookingId,
    attemptId: attempt.id,
    ...(returned && { refundId: returned.refundId }),
    part: attempt.part,
    cents: returned?.cents ?? attempt.cents,
    currencyId: attempt.currencyId,
    language: about.language,
    name: of?.name ?? [about.firstName, about.lastName].filter(Boolean).join(' '),
    // A credit note goes to whom its invoice went.
    company: of?.company ?? about.company,
    vatNumber: of?.vatNumber ?? about.vatNumber,
    villa: about.villa,
    stay: about.stay,
    bookingReference: about.reference,
    issuedOn: about.today,
  })
}
