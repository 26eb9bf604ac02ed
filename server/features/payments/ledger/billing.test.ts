import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BillingDocument } from '#contract/payments/billing'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { demonstrationAccounts } from '#domain/demonstration'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aBooking } from '#testing/builders/bookings'
import { testApp } from '#testing/site/app'
import { issueInvoice } from './issue-invoice.ts'

const site = await testApp({
  environment: {
    BANK_ACCOUNT:
      'EUR: Villas Ltd · IBAN GR16 0110 1250 0000 0001 2300 695 · BIC ETHNGRAA; Villas Ltd · IBAN GB33 BUKB 2020 1555 5555 55 · BIC BUKBGB22',
  },
})
const { app, db, get } = site

const client = bearer(await signInBy(app))
const guest = bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
const { body: contact } = await get('/api/core/contacts/current', client)
const path = `/api/core/contacts/${contact.id}/invoices`

/** An invoice of a new booking of a client, paid by bank transfer. */
async function invoiced(email: string, week: number): Promise<number> {
  const [owner] = await db.select().from(tables.contact).where(eq(tables.contact.email, email))
  const [staff] = await db.select({ id: tables.staff.id }).from(tables.staff).limit(1)
  const stay = { from: `2028-05-0${week}`, to: `2028-05-0${week + 1}` } as const
  const { bookingId } = await aBooking(db, { villaId: 1, stay })
  await db
    .update(tables.booking)
    .set({ contactId: owner?.id ?? 0 })
    .where(eq(tables.booking.id, bookingId))
  await withTransaction(db, async tx => {
    const [transfer] = await tx
      .insert(tables.bankTransfer)
      .values({
        ...{ bookingId, direction: 'in', part: 'balance', cents: 12_345, currencyId: 1, bookedOn: '2027-01-15' },
        bankReference: `${bookingId} balance`,
        enteredBy: staff?.id ?? 0,
      })
      .returning({ id: tables.bankTransfer.id })
    const of = { bookingId, part: 'balance', cents: 12_345, currencyId: 1, transferId: transfer?.id ?? 0 } as const
    await issueInvoice(tx, { kind: 'invoice', ...of })
  })
  return bookingId
}

test('a lead booker sees the documents of all their bookings, the newest first, and of nobody else', async () => {
  const first = await invoiced(demonstrationAccounts.leadBooker, 1)
  const second = await invoiced(demonstrationAccounts.leadBooker, 3)
  const [other] = await db
    .insert(tables.contact)
    .values({ email: 'other@example.com', firstName: 'Otto', lastName: 'Other' })
    .returning()
  const foreign = await invoiced(other?.email ?? '', 5)
  const { status, body } = await get(path, client)
  expect(status).toBe(200)
  const ids = (body.documents as BillingDocument[]).map(({ bookingId }) => bookingId)
  expect(ids.indexOf(second)).toBeLessThan(ids.indexOf(first))
  expect(ids).not.toContain(foreign)
  expect(body.documents.find(({ bookingId }: BillingDocument) => bookingId === first)).toMatchObject({
    ...{ kind: 'invoice', part: 'balance', amount: 123.45, currencyId: 1, from: '2028-05-01', to: '2028-05-02' },
    number: expect.stringMatching(/^\d{4}-\d{5}$/),
  })
  // Somebody else's id leads nowhere, and neither does one that does not exist.
  for (const id of [other?.publicId, crypto.randomUUID()])
    expect((await get(`/api/core/contacts/${id}/invoices`, client)).status).toBe(404)
  expect((await get(path, guest)).status).toBe(404)
  expect((await get(path)).status).toBe(401)
})

test('each currency has an account: its own, or the one for all others', async () => {
  for (const caller of [client, guest]) {
    const { body } = await get('/api/core/bankaccounts', caller)
    expect(body.accounts.map((one: { currencyId: number; bic: string }) => [one.currencyId, one.bic])).toEqual([
      [1, 'ETHNGRAA'],
      [3, 'BUKBGB22'],
      [10, 'BUKBGB22'],
    ])
  }
  expect((await get('/api/core/bankaccounts')).status).toBe(401)
})
