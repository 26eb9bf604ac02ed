import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { InvoicesResponse } from '#contract/payments/payments'
import { familyBookingId, seedFamily } from '#database/seeds/demo/family'
import { seedPayments } from '#database/seeds/demo/payments'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { todayAt } from '#domain/calendar/today'
import { demonstrationAccounts } from '#domain/demonstration'
import { isPaidStatus } from '#domain/lifecycles/booking-status'
import { centsOf } from '#domain/pricing/money'
import { passportStore } from '#server/features/passports/public'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { pdfText } from '#testing/pdf-text'
import { testApp } from '#testing/site/app'
import { doJob } from '#testing/site/do-jobs'

const site = await testApp()
const { app, db, clock, get, configuration } = site
await withTransaction(db, async tx => {
  await seedFamily(tx, todayAt(clock.at), passportStore(configuration.keyRing))
  await seedPayments(tx)
})
const lead = bearer(await signInBy(app))
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + centsOf(amount), 0)

const owned = await db
  .select({ id: tables.booking.id, status: tables.booking.status })
  .from(tables.booking)
  .innerJoin(tables.contact, eq(tables.contact.id, tables.booking.contactId))
  .where(eq(tables.contact.email, demonstrationAccounts.leadBooker))
  .orderBy(asc(tables.booking.id))

test('the demonstration has bookings that are paid in part, paid in full, and not paid', () => {
  expect(owned.map(({ id }) => id)).toEqual([9001, 9002, 9003, 9004, familyBookingId])
})

test.each(owned)('of booking $id each payment has its invoice, and the amounts add up', async ({ id, status }) => {
  const booking: BookingResponse = (await get(`/api/core/bookings/${id}`, lead)).body
  const { invoices }: InvoicesResponse = (await get(`/api/core/bookings/${id}/invoices`, lead)).body
  const paid = booking.schedule.filter(({ state }) => state === 'paid')
  const due = booking.schedule.filter(({ state }) => state !== 'paid')
  const amounts = (rows: readonly { amount: number }[]) => sum(rows.map(({ amount }) => amount))
  expect(amounts(paid) + amounts(due)).toBe(centsOf(booking.totalPrice ?? 0))
  expect(amounts(invoices)).toBe(amounts(paid))
  if (!isPaidStatus(status)) return expect(invoices).toEqual([])
  const transfers = await db.select().from(tables.bankTransfer).where(eq(tables.bankTransfer.bookingId, id))
  expect(transfers.map(({ part, cents }) => [part, cents])).toEqual(
    invoices.map(({ part, amount }) => [part, centsOf(amount)]),
  )
  for (const { id: invoiceId, number, amount } of invoices) {
    const reply = await app.inject({ url: `/api/core/invoice/${invoiceId}`, headers: lead })
    expect(reply.statusCode).toBe(200)
    const text = pdfText(reply.rawPayload)
    expect(text).toContain(number)
    expect(text).toContain('Eleanor Hartley')
    expect(text.replaceAll(/[^\d.]/g, '')).toContain(amount.toFixed(2).replace(/\.00$/, ''))
  }
  const rows = await db.select().from(tables.invoice).where(eq(tables.invoice.bookingId, id)).orderBy(tables.invoice.id)
  // The last invoice leaves what is still to be paid.
  expect([rows.at(-1)?.totalCents, rows.at(-1)?.leftCents]).toEqual([centsOf(booking.totalPrice ?? 0), amounts(due)])
})

test('the ledger agrees with banks and invoices, and numbers have no gap within a year', async () => {
  const { rows } = await db.execute(sql`
    select account, sum(cents)::integer as cents from ledger_line group by account having sum(cents) <> 0 order by 1`)
  const [total] = (await db.execute(sql`select sum(cents)::integer as cents from invoice`)).rows
  expect(rows).toEqual([
    { account: 'bank:transfer', cents: total?.cents },
    { account: 'sales', cents: -Number(total?.cents) },
  ])
  const { rows: gaps } = await db.execute(sql`
    select year from invoice group by year having count(*) <> max(number) or min(number) <> 1`)
  expect(gaps).toEqual([])
  await doJob(site, 'compare-books')
  expect(await db.select({ differing: tables.booksCheck.differing }).from(tables.booksCheck)).toEqual([
    { differing: 0 },
  ])
})

test('what is recorded is not recorded twice', async () => {
  const count = async () => (await db.select().from(tables.invoice)).length
  const before = await count()
  await withTransaction(db, seedPayments)
  expect(await count()).toBe(before)
})
