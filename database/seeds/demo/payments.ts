import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Day } from '#domain/calendar/day'
import { demonstrationAccounts } from '#domain/demonstration'
import { isPaidStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { charge, invoice, type Posting } from '#domain/payments/ledger'

interface Paid {
  bookingId: number
  part: 'deposit' | 'balance' | 'service'
  cents: number
  paidAt: Date
}

const order = ['deposit', 'balance', 'service'] as const

/** The payments of a booking, by part. Services are paid with the balance of their stay. */
function paidParts(
  bookingId: number,
  instalments: readonly (typeof tables.instalment.$inferSelect)[],
  items: readonly (typeof tables.bookingItem.$inferSelect)[],
): Paid[] {
  const paid = instalments.flatMap(({ kind: part, cents, paidAt }) =>
    paidAt === null ? [] : [{ bookingId, part, cents, paidAt }],
  )
  const last = paid.at(-1)
  const services = items.filter(({ kind, status }) => kind !== 'villa' && status === itemStatus.confirmed)
  const cents = services.reduce((sum, { priceCents }) => sum + priceCents, 0)
  return last && cents > 0 ? [...paid, { bookingId, part: 'service', cents, paidAt: last.paidAt }] : paid
}

/**
 * Bank transfers, postings and invoices of everything that is paid in the demonstration, as staff would have recorded
 * them on the day of payment. Invoices are numbered in the order of their days.
 */
export async function seedPayments(tx: Transaction): Promise<void> {
  const [staff] = await tx
    .select({ id: tables.staff.id })
    .from(tables.staff)
    .where(eq(tables.staff.email, demonstrationAccounts.staff))
  if (!staff) throw new Error('the demonstration has no staff')
  const rows = await tx
    .select({ booking: tables.booking, client: tables.contact })
    .from(tables.booking)
    .innerJoin(tables.contact, eq(tables.contact.id, tables.booking.contactId))
  const recorded = await tx.select({ id: tables.bankTransfer.bookingId }).from(tables.bankTransfer)
  const isRecorded = (id: number) => recorded.some(one => one.id === id)
  const sold = rows.filter(({ booking }) => isPaidStatus(booking.status) && !isRecorded(booking.id))
  if (sold.length === 0) return
  const ids = sold.map(({ booking }) => booking.id)
  const instalments = await tx
    .select()
    .from(tables.instalment)
    .where(inArray(tables.instalment.bookingId, ids))
    .orderBy(asc(tables.instalment.due), asc(tables.instalment.position))
  const items = await tx
    .select({ item: tables.bookingItem, villa: tables.villa.name })
    .from(tables.bookingItem)
    .innerJoin(tables.villa, eq(tables.villa.id, tables.bookingItem.villaId))
    .where(inArray(tables.bookingItem.bookingId, ids))
    .orderBy(asc(tables.bookingItem.id))
  const itemsOf = (id: number) => items.filter(({ item }) => item.bookingId === id)
  const payments = ids
    .flatMap(id =>
      paidParts(
        id,
        instalments.filter(({ bookingId }) => bookingId === id),
        itemsOf(id).map(({ item }) => item),
      ),
    )
    .toSorted((a, b) => Number(a.paidAt) - Number(b.paidAt) || order.indexOf(a.part) - order.indexOf(b.part))
  const left = new Map<number, number>()
  const given = await tx.select().from(tables.invoiceNumber).where(eq(tables.invoiceNumber.kind, 'invoice'))
  const numbers = new Map(given.map(({ year, last }) => [year, last]))
  const invoices = payments.map(({ bookingId, part, cents, paidAt }) => {
    const found = sold.find(({ booking }) => booking.id === bookingId)
    const [stay] = itemsOf(bookingId)
    if (!found || !stay) throw new Error(`booking ${bookingId} has nothing to invoice`)
    const { booking, client } = found
    const totalCents = itemsOf(bookingId).reduce((sum, { item }) => sum + item.priceCents, 0)
    const leftCents = (left.get(bookingId) ?? totalCents) - cents
    left.set(bookingId, leftCents)
    const issuedOn: Day = paidAt.toISOString().slice(0, 10)
    const year = Number(issuedOn.slice(0, 4))
    const number = (numbers.get(year) ?? 0) + 1
    numbers.set(year, number)
    return {
      ...{ kind: 'invoice' as const, year, number, bookingId, part, cents, currencyId: booking.currencyId },
      ...{ language: booking.language, name: [client.firstName, client.lastName].join(' ').trim() },
      ...{ totalCents, leftCents, villa: stay.villa, stay: stay.item.stay, bookingReference: booking.reference },
      issuedOn,
    }
  })
  if (invoices.length === 0) return
  const transfers = await tx
    .insert(tables.bankTransfer)
    .values(
      invoices.map(({ bookingId, part, cents, currencyId, bookingReference, issuedOn }, at) => ({
        ...{ bookingId, part, cents, currencyId, direction: 'in' as const, bookedOn: issuedOn, enteredBy: staff.id },
        ...{ bankReference: `${bookingReference} ${part} ${at + 1}`, enteredAt: payments[at]?.paidAt },
      })),
    )
    .returning({ id: tables.bankTransfer.id })
  const causeOf = (at: number) => {
    const transfer = transfers[at]
    if (!transfer) throw new Error('a transfer of the demonstration was not kept')
    return { transferId: transfer.id }
  }
  await tx.insert(tables.invoice).values(invoices.map((one, at) => ({ ...one, ...causeOf(at) })))
  await tx
    .insert(tables.invoiceNumber)
    .values([...numbers].map(([year, last]) => ({ kind: 'invoice' as const, year, last })))
    .onConflictDoUpdate({
      target: [tables.invoiceNumber.kind, tables.invoiceNumber.year],
      set: { last: sql`excluded.last` },
    })
  const postings = invoices.flatMap(({ bookingId, currencyId, cents }, at) =>
    [charge('bank:transfer', cents), invoice(cents)].map((posting: Posting) => ({
      posting,
      row: { kind: posting.kind, bookingId, currencyId, ...causeOf(at), postedAt: payments[at]?.paidAt ?? sql`now()` },
    })),
  )
  const posted = await tx
    .insert(tables.ledgerPosting)
    .values(postings.map(({ row }) => row))
    .returning({ id: tables.ledgerPosting.id })
  await tx.insert(tables.ledgerLine).values(
    postings.flatMap(({ posting }, at) => {
      const postingId = posted[at]?.id
      if (postingId === undefined) throw new Error('a posting of the demonstration was not kept')
      return posting.lines.map(line => ({ ...line, postingId }))
    }),
  )
}
