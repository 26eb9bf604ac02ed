import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { postgresError } from '#database/failure'
import * as tables from '#database/tables'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { confirmAddressOf } from '#testing/accounts/confirmed-address'
import { staffBearer } from '#testing/accounts/staff'
import { testBank } from '#testing/bookings/bank'
import { type Held, paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, clock } = site
const { send, as, hold, pay, bookingStatusOf, lettersOf, mailsOf } = paying(site, bank)
const headers = await staffBearer(db)
await db.execute(sql`update access_token set expires_at = app_now() + interval '30 days'`)

const enter = async (id: number, entered: Record<string, unknown>) => {
  const payload = { direction: 'in', part: 'deposit', bookedOn: '2027-01-15', bankReference: randomUUID(), ...entered }
  const reply = await app.inject({ method: 'POST', url: `/api/office/bookings/${id}/transfers`, payload, headers })
  return { status: reply.statusCode, body: reply.json() }
}
/**
 * The balances of a booking on the accounts for transfers, clients and sales, in cents, and the total of its invoices.
 */
const booksOf = async (id: number) => {
  const { rows } = await db.execute<{ account: string; cents: number }>(sql`
    select account, sum(cents)::integer as cents from ledger_line join ledger_posting on ledger_posting.id = posting_id
    where booking_id = ${id} group by account order by account`)
  const invoices = await db.select().from(tables.invoice).where(eq(tables.invoice.bookingId, id))
  const invoiced = invoices.reduce((sum, { kind, cents }) => sum + (kind === 'invoice' ? cents : -cents), 0)
  return { ...Object.fromEntries(rows.map(({ account, cents }) => [account, cents])), invoiced }
}
const balanceOf = async (held: Held) => {
  const { body } = await send('GET', `bookings/${held.id}`, undefined, as(held.jwt))
  return body.payments.find(({ kind }: { kind: string }) => kind === 'balance').amount as number
}

test('an incoming transfer confirms the booking, with postings, an invoice and e-mails, once', async () => {
  const held = await hold()
  await confirmAddressOf(db, held.id)
  const offline = await send('POST', `bookings/${held.id}/processoffline/deposit`, {}, as(held.jwt))
  expect(offline.status).toBe(200)
  const bankReference = 'STATEMENT 7 LINE 3'
  expect((await enter(held.id, { amount: held.deposit + 1, bankReference })).body.code).toBe('price-changed')
  expect(await booksOf(held.id)).toEqual({ invoiced: 0 })
  const entered = await enter(held.id, { amount: held.deposit, bankReference })
  expect([entered.status, entered.body.status]).toEqual([201, bookingStatus.confirmed])
  const cents = Math.round(held.deposit * 100)
  expect(await booksOf(held.id)).toEqual({ 'bank:transfer': cents, clients: 0, sales: -cents, invoiced: cents })
  expect((await enter(held.id, { amount: held.deposit, bankReference })).body.code).toBe('edited-meanwhile')
  expect((await enter(held.id, { amount: held.deposit })).body.code).toBe('not-in-this-state')
  expect(await mailsOf(held.id)).toEqual(['Held for a transfer', 'Receipt', 'Your booking is confirmed'])
  const [{ id: invoiceId } = { id: 0 }] = await db
    .select()
    .from(tables.invoice)
    .where(eq(tables.invoice.bookingId, held.id))
  const paper = await app.inject({ url: `/api/core/invoice/${invoiceId}`, headers: as(held.jwt) })
  expect(paper.statusCode).toBe(200)
})

test('of five concurrent entries of one transfer one succeeds', async () => {
  const held = await hold()
  const bankReference = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => enter(held.id, { amount: held.deposit, bankReference })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect((await booksOf(held.id)).invoiced).toBe(Math.round(held.deposit * 100))
})

test('a transfer after the option takes nights that are free, and is rejected where they are not', async () => {
  const [free, taken] = [await hold(), await hold()]
  await clock.set(clock.at + 5 * 3_600_000)
  const taker = await hold(taken)
  expect((await pay(taker)).body.state).toBe('paid')
  expect((await enter(free.id, { amount: free.deposit })).status).toBe(201)
  expect(await bookingStatusOf(free.id)).toBe(bookingStatus.confirmed)
  expect((await enter(taken.id, { amount: taken.deposit })).body.code).toBe('dates-taken')
  expect(await booksOf(taken.id)).toEqual({ invoiced: 0 })
  const [kept] = await db.select().from(tables.bankTransfer).where(eq(tables.bankTransfer.bookingId, taken.id))
  expect(kept).toBeUndefined()
})

test('a returned transfer has a credit note, and never exceeds the transfers received', async () => {
  const held = await hold()
  expect((await enter(held.id, { amount: held.deposit })).status).toBe(201)
  expect((await pay(held, { part: 'balance', amount: await balanceOf(held) })).body.state).toBe('paid')
  const back = { direction: 'out', part: 'deposit' }
  expect((await enter(held.id, { ...back, amount: held.deposit + 0.01 })).body.code).toBe('not-in-this-state')
  expect((await enter(held.id, { ...back, amount: 100.1 })).status).toBe(201)
  expect((await enter(held.id, { ...back, amount: held.deposit })).body.code).toBe('not-in-this-state')
  const books = await booksOf(held.id)
  const letter = (await lettersOf(held.id)).find(({ subject }) => subject.startsWith('Refund'))
  expect(letter?.text).toContain('by bank transfer')
  expect(letter?.text).not.toContain('to your card')
  expect(books).toMatchObject({ 'bank:transfer': Math.round(held.deposit * 100) - 10_010, clients: 0 })
  const notes = await db.select().from(tables.invoice).where(eq(tables.invoice.bookingId, held.id))
  const note = notes.find(({ kind }) => kind === 'credit-note')
  expect(note).toMatchObject({ cents: 10_010, attemptId: null })
  const paper = await app.inject({ url: `/api/core/invoice/${note?.id}`, headers: as(held.jwt) })
  expect(paper.statusCode).toBe(200)
})

test('a cancelled booking shows how much of it the office refunds by transfer', async () => {
  const held = await hold()
  expect((await enter(held.id, { amount: held.deposit })).status).toBe(201)
  const balance = await balanceOf(held)
  expect((await pay(held, { part: 'balance', amount: balance })).body.state).toBe('paid')
  const { body } = await send(
    'POST',
    `bookings/${held.id}/cancel`,
    { returned: held.deposit + balance },
    { ...as(held.jwt), 'idempotency-key': randomUUID() },
  )
  expect(body).toMatchObject({ returnedByCard: balance, returnedByTransfer: held.deposit })
})

test.each([
  [{ amount: 0 }],
  [{ amount: -5 }],
  [{ amount: 'much' }],
  [{ amount: 5, bookedOn: '2027-13-01' }],
  [{ amount: 5, bookedOn: '2031-01-01' }],
  [{ amount: 5, bankReference: ' ' }],
  [{ amount: 5, direction: 'sideways' }],
  [{ amount: 5, part: 'damage' }],
])('%j is rejected with its field, and nothing is entered', async entered => {
  const held = await hold()
  expect((await enter(held.id, entered)).body.code).toBe('invalid-input')
  expect(await db.select().from(tables.bankTransfer).where(eq(tables.bankTransfer.bookingId, held.id))).toEqual([])
})

test('an entered transfer is never changed', async () => {
  const change = db.update(tables.bankTransfer).set({ cents: 1 })
  expect(postgresError(await change.catch((error: unknown) => error))?.constraint).toBe('never_rewritten')
})

test('staff for payments see what a transfer can pay, and the recorded ones page by page', async () => {
  const held = await hold()
  const ask = async (path: string) => (await app.inject({ url: `/api/office/${path}`, headers })).json()
  const amountsOf = ({ open }: { open: { part: string; amounts: number[] }[] }) =>
    Object.fromEntries(open.map(({ part, amounts }) => [part, amounts]))
  const before = await ask(`bookings/${held.id}/transfers`)
  expect(before).toMatchObject({ bookingId: held.id, received: 0 })
  expect(amountsOf(before).deposit).toEqual([held.deposit])
  const bankReference = randomUUID()
  expect((await enter(held.id, { amount: held.deposit, bankReference })).status).toBe(201)
  const after = await ask(`bookings/${held.id}/transfers`)
  expect(after.received).toBe(held.deposit)
  expect(amountsOf(after)).toMatchObject({ balance: [await balanceOf(held)] })
  expect(amountsOf(after).deposit).toBeUndefined()
  const first = await ask('banktransfers')
  const [newest] = first.transfers
  expect(newest).toMatchObject({ bookingId: held.id, bankReference, amount: held.deposit, enteredBy: 'Office' })
  const rest = await ask(`banktransfers?cursor=${newest.id}.${newest.id}`)
  expect(rest.transfers.map(({ id }: { id: number }) => id)).not.toContain(newest.id)
  const { transfers: returned } = await ask('banktransfers?state=out')
  expect(returned.every(({ direction }: { direction: string }) => direction === 'out')).toBe(true)
  expect((await ask('bookings/2000000000/transfers')).code).toBe('not-found')
})
