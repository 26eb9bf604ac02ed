import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { jobs } from '#server/jobs'
import { startWorkers } from '#server/platform/jobs/workers'
import { staffBearer } from '#testing/accounts/staff'
import { testBank } from '#testing/bookings/bank'
import { type Held, paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'
import { run as reconcileAll } from './attempts/reconcile-all.ts'
import { run as reconcileAttempt } from './attempts/reconcile-attempt.ts'
import { requestRefund } from './attempts/settle.ts'
import { sendPaymentEmail } from './jobs.ts'
import { run as returnMoney } from './refunds/execute-refund.ts'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, clock, context } = site
const { hold, pay, challengeOf, bringBack, attemptsOf, bookingStatusOf, mailsOf, lettersOf, booksOf, agreed } = paying(
  site,
  bank,
)
// Only e-mails are sent; tests run refunds themselves.
const workers = startWorkers(
  jobs.filter(({ name }) => name === sendPaymentEmail.name),
  {
    db,
    context: { ...context, mailer: { deliver: async () => undefined } },
    log: { error: () => undefined, warn: () => undefined } as never,
    superviseEvery: 1,
    lookEvery: 0.5,
  },
)
afterAll(() => workers.stop(1000))
const minute = 60_000

const both = ['checkout', 'opayo'] as const
const desk = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const headers = { ...(await staffBearer(db)), 'idempotency-key': randomUUID() }
  const reply = await app.inject({ method, url: `/api/office/${url}`, ...(payload && { payload }), headers })
  return { status: reply.statusCode, body: reply.json() }
}
const refundsOf = async (held: Held) => {
  const ids = (await attemptsOf(held.id)).map(({ id }) => id)
  const all = await db.select().from(tables.cardRefund)
  return all.filter(({ attemptId }) => ids.includes(attemptId))
}
const give = (refundId: number) =>
  returnMoney(context, { refundId }).then(
    () => 'given',
    () => 'not given',
  )
const eachMinute = () =>
  reconcileAll(context, {}, { signal: new AbortController().signal }).catch((error: unknown) => error)

/** A paid booking, and a refund of 50.00 that its bank rejects. */
async function refused(provider: 'checkout' | 'opayo' = 'checkout') {
  const held = await hold()
  const { body } = await pay(held, { provider })
  expect(body.state).toBe('paid')
  const refund = await withTransaction(db, tx => requestRefund(tx, { id: body.id }, 50_00, 'granted'))
  bank.faults.add({ on: 'refunds', fault: 'declined', times: 1, seconds: 0 })
  expect(await give(refund.id)).toBe('not given')
  return { held, paymentId: body.id as number, refundId: refund.id }
}

describe('a refund that the provider does not make', () => {
  test('is reported to the office after an hour, once', async () => {
    const { held } = await refused()
    const told = async () => (await mailsOf(held.id)).filter(subject => subject === 'Please check')
    await clock.set(clock.at + 59 * minute)
    await eachMinute()
    expect((await refundsOf(held)).map(({ officeNotifiedAt }) => officeNotifiedAt)).toEqual([null])
    for (let i = 0; i < 3; i++) {
      await clock.set(clock.at + 40 * minute)
      await eachMinute()
      await expect.poll(told, { timeout: 20_000 }).toEqual(['Please check'])
    }
    expect((await desk('GET', 'refunds')).body.refunds).toContainEqual(
      expect.objectContaining({
        bookingId: held.id,
        reference: expect.any(String),
        villa: expect.any(String),
        state: 'open',
        amount: 50,
        refusals: 1,
      }),
    )
    const alert = (await lettersOf(held.id)).find(({ subject }) => subject.startsWith('Please check'))
    expect(alert?.text).toContain('/office/payments')
  })

  test.each(both)('is settled by bank transfer, and %s is not requested any more', async provider => {
    const { held, refundId } = await refused(provider)
    const bankReference = `OUT ${randomUUID()}`
    const settled = await desk('POST', `refunds/${refundId}/settle`, { bankReference, reason: 'The card is closed' })
    expect([settled.status, settled.body]).toMatchObject([200, { state: 'by-transfer', bankReference, amount: 50 }])
    const cents = Math.round(held.deposit * 100)
    // The bank still has the money; the transfer account has paid it out.
    expect(await booksOf(held.id)).toEqual({ ...agreed(cents - 50_00), bank: cents })
    expect(await give(refundId)).toBe('given')
    await eachMinute()
    for (const { id: attemptId } of await attemptsOf(held.id)) await reconcileAttempt(context, { attemptId })
    expect(await booksOf(held.id)).toEqual({ ...agreed(cents - 50_00), bank: cents })
    const differences = await db
      .select()
      .from(tables.paymentDifference)
      .where(eq(tables.paymentDifference.bookingId, held.id))
    expect(differences).toEqual([])
    await expect.poll(() => mailsOf(held.id), { timeout: 20_000 }).toContain('Refund')
    const [entry] = await db
      .select()
      .from(tables.staffAuditEntry)
      .where(
        and(
          eq(tables.staffAuditEntry.action, 'refund-settled'),
          eq(tables.staffAuditEntry.reason, `${refundId}: The card is closed`),
        ),
      )
    expect(entry?.staffId).toBeTruthy()
    const again = await desk('POST', `refunds/${refundId}/settle`, { bankReference: 'OUT 2', reason: 'x' })
    expect([again.status, again.body.code]).toEqual([409, 'not-in-this-state'])
    const other = await refused(provider)
    const same = await desk('POST', `refunds/${other.refundId}/settle`, { bankReference, reason: 'x' })
    expect([same.status, same.body.code]).toEqual([409, 'edited-meanwhile'])
  })

  test('cannot be settled while the provider is requested, nor while its reply is lost', async () => {
    const { refundId } = await refused()
    const settle = (bankReference: string) =>
      desk('POST', `refunds/${refundId}/settle`, { bankReference, reason: 'The card is closed' })
    bank.faults.add({ on: 'refunds', fault: 'lost-answer', times: 1, seconds: 0 })
    expect(await give(refundId)).toBe('not given')
    expect((await settle('OUT 3')).body.code).toBe('not-in-this-state')
    // The bank has made the refund: it is found, and not paid again by transfer.
    expect(await give(refundId)).toBe('given')
    expect((await settle('OUT 4')).body.code).toBe('not-in-this-state')
  })

  test.each(both)('and is settled concurrently is paid once, by %s', async provider => {
    for (let round = 0; round < 4; round++) {
      const { held, refundId } = await refused(provider)
      const reference = () => `OUT ${randomUUID()}`
      const answers = await Promise.all([
        give(refundId),
        desk('POST', `refunds/${refundId}/settle`, { bankReference: reference(), reason: 'x' }),
        give(refundId),
        desk('POST', `refunds/${refundId}/settle`, { bankReference: reference(), reason: 'x' }),
      ])
      const byHand = answers.filter(answer => typeof answer !== 'string' && answer.status === 200).length
      const cents = Math.round(held.deposit * 100)
      const books = await booksOf(held.id)
      expect(byHand).toBeLessThanOrEqual(1)
      expect(books.bank).toBe(byHand === 1 ? cents : cents - 50_00)
      expect(books.ledger).toBe(cents - 50_00)
    }
  })

  test('because the provider never replies can be settled after a day, although it is retried each hour', async () => {
    const { refundId } = await refused()
    const settle = () =>
      desk('POST', `refunds/${refundId}/settle`, { bankReference: randomUUID(), reason: 'The bank is silent' })
    for (let hour = 0; hour < 25; hour++) {
      bank.faults.add({ on: 'refunds', fault: 'no-request', times: 1, seconds: 0 })
      expect(await give(refundId)).toBe('not given')
      // The last reply can still be in flight.
      expect((await settle()).body.code).toBe('not-in-this-state')
      await clock.set(clock.at + 60 * minute)
    }
    expect((await settle()).body.state).toBe('by-transfer')
  })

  test('because its provider is no longer configured can be settled immediately', async () => {
    const { refundId } = await refused('opayo')
    const payments = { ...context.payments, of: () => undefined }
    await expect(returnMoney({ ...context, payments }, { refundId })).rejects.toThrow('is not configured')
    const reason = 'Opayo is left'
    const settled = await desk('POST', `refunds/${refundId}/settle`, { bankReference: randomUUID(), reason })
    expect([settled.status, settled.body.state]).toEqual([200, 'by-transfer'])
  })

  test('is not hidden where a late reply meets a transfer: the office is notified', async () => {
    const { held, refundId } = await refused()
    bank.faults.add({ on: 'refunds', fault: 'no-request', times: 1, seconds: 0 })
    expect(await give(refundId)).toBe('not given')
    await clock.set(clock.at + 25 * 60 * minute)
    const settled = await desk('POST', `refunds/${refundId}/settle`, { bankReference: randomUUID(), reason: 'x' })
    expect(settled.status).toBe(200)
    const [attempt] = await attemptsOf(held.id)
    const payment = bank.books.all().find(({ reference }) => reference === attempt?.batchCode)
    if (!payment) throw new Error('the bank knows nothing')
    bank.books.refund(payment)
    await reconcileAttempt(context, { attemptId: attempt?.id ?? 0 })
    const cents = Math.round(held.deposit * 100)
    expect(await booksOf(held.id)).toEqual({ ...agreed(-50_00), bank: 0, sales: -50_00 })
    expect((await refundsOf(held)).reduce((sum, one) => sum + one.cents, 0)).toBe(cents + 50_00)
  })
})

describe('staff refund', () => {
  test('a payment in parts, at most the held amount, with an audit entry', async () => {
    const held = await hold()
    const { body } = await pay(held)
    const back = (amount: number) => desk('POST', `payments/${body.id}/refunds`, { amount, reason: 'A broken pool' })
    const much = await back(held.deposit + 1)
    expect([much.status, much.body.code, much.body.amount]).toEqual([409, 'price-changed', held.deposit])
    const first = await back(100)
    expect([first.status, first.body.state]).toEqual([201, 'open'])
    expect((await back(held.deposit)).body.amount).toBe(held.deposit - 100)
    expect(await give(first.body.id)).toBe('given')
    expect(await booksOf(held.id)).toEqual(agreed(Math.round((held.deposit - 100) * 100)))
    expect((await desk('POST', 'payments/2000000000/refunds', { amount: 1, reason: 'x' })).status).toBe(404)
    const entries = await db
      .select()
      .from(tables.staffAuditEntry)
      .where(eq(tables.staffAuditEntry.action, 'payment-refunded'))
    expect(entries.map(({ reason }) => reason)).toContain(`${body.id}: A broken pool`)
  })

  test('services of an expired option, which an older version has charged', async () => {
    const held = await hold()
    const { body } = await pay(held, { number: '4242424242424242' })
    const [item] = await db
      .select()
      .from(tables.bookingItem)
      .where(and(eq(tables.bookingItem.bookingId, held.id), eq(tables.bookingItem.kind, 'villa-service')))
    await bringBack(await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl }))
    // As an older version left it: paid as a service of an option that has expired.
    await db
      .update(tables.paymentAttempt)
      .set({ part: 'service', itemIds: [item?.id ?? 0] })
      .where(eq(tables.paymentAttempt.id, body.id))
    await db
      .update(tables.bookingItem)
      .set({ status: itemStatus.confirmed })
      .where(eq(tables.bookingItem.id, item?.id ?? 0))
    await db.execute(`alter table booking disable trigger refuse_step`)
    await db.update(tables.booking).set({ status: bookingStatus.expired }).where(eq(tables.booking.id, held.id))
    await db.execute(`alter table booking enable trigger refuse_step`)
    const back = await desk('POST', `payments/${body.id}/refunds`, { amount: held.deposit, reason: 'Never booked' })
    expect(back.status).toBe(201)
    expect(await give(back.body.id)).toBe('given')
    expect(await booksOf(held.id)).toEqual(agreed(0))
    const [after] = await db
      .select()
      .from(tables.bookingItem)
      .where(eq(tables.bookingItem.id, item?.id ?? 0))
    expect(after?.status).toBe(itemStatus.refunded)
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.expired)
  })

  test('a partial capture, as a whole', async () => {
    const held = await hold()
    const { body } = await pay(held, { number: '4242424242424242' })
    const answered = await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl })
    const [attempt] = await attemptsOf(held.id)
    const payment = bank.books.all().find(({ reference }) => reference === attempt?.batchCode)
    if (!payment) throw new Error('the bank knows nothing')
    bank.books.capture(payment, 100)
    await bringBack(answered)
    expect((await attemptsOf(held.id)).map(({ status }) => status)).toEqual([attemptStatus.short])
    const back = (amount: number) =>
      desk('POST', `payments/${body.id}/refunds`, { amount, reason: 'Captured by mistake' })
    expect((await back(0.5)).body).toMatchObject({ code: 'price-changed', amount: 1 })
    const whole = await back(1)
    expect(await give(whole.body.id)).toBe('given')
    expect((await attemptsOf(held.id)).map(({ status }) => status)).toEqual([attemptStatus.released])
    expect(await booksOf(held.id)).toEqual(agreed(0))
  })
})
