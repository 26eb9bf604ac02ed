import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { bankKeys } from '#bank/bank'
import { postgresError } from '#database/failure'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { testBank } from '#testing/bookings/bank'
import { paying } from '#testing/bookings/paying'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'
import { run as reconcileAll } from './attempts/reconcile-all.ts'
import { requestRefund } from './attempts/settle.ts'
import { listInvoices } from './ledger/invoices.ts'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, clock, context } = site
const {
  work,
  send,
  as,
  hold,
  pay,
  stateOf,
  challengeOf,
  bringBack,
  attemptsOf,
  mailsOf,
  booksOf,
  agreed,
  path,
  paymentBody,
} = paying(site, bank)
const workers = work()
afterAll(() => workers.stop(1000))

const both = ['checkout', 'opayo'] as const
const minute = 60_000
const asked = '4242424242424242'
const { challenged } = attemptStatus
const statuses = async (id: number) => (await attemptsOf(id)).map(({ status }) => status)

describe('a repeated payment', () => {
  test('under the same key is the same attempt, also concurrently, and pays nothing', async () => {
    const held = await hold()
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => pay(held, { key, number: asked })))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await attemptsOf(held.id)).toHaveLength(1)
    const balance = await pay(held, { key, part: 'balance' })
    expect([balance.status, balance.body.code]).toEqual([409, 'key-reused'])
  })

  test('is rejected where it is paid already', async () => {
    const held = await hold()
    await pay(held)
    const again = await pay(held)
    expect([again.status, again.body.code]).toEqual([409, 'not-in-this-state'])
  })

  test('is rejected where the amount differs, and where the option has expired', async () => {
    const held = await hold()
    const other = await pay(held, { amount: held.deposit - 1 })
    expect([other.status, other.body.code, other.body.amount]).toEqual([409, 'price-changed', held.deposit])
    await clock.set(clock.at + 61 * minute)
    const late = await pay(held)
    expect([late.status, late.body.code]).toEqual([409, 'option-over'])
    expect(await attemptsOf(held.id)).toEqual([])
  })
})

describe('others’', () => {
  test('bookings and attempts are not found', async () => {
    const [mine, theirs] = [await hold(), await hold()]
    const { body } = await pay(theirs)
    const lead = bearer(await signInBy(app))
    const missing = await send(
      'POST',
      path('checkout', 2_000_000_000),
      await paymentBody('checkout', asked, 1),
      as(mine.jwt),
    )
    expect(missing.status).toBe(404)
    for (const headers of [as(mine.jwt), lead]) {
      const paidFor = await send('POST', path('checkout', theirs.id), await paymentBody('checkout', asked, 1), headers)
      expect({ ...paidFor.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' })
      const seen = await send('POST', `payments/clientCardPayment/${body.id}`, {}, headers)
      expect({ ...seen.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' })
    }
  })

  test('batch codes are rejected: unknown ones, and another provider’s', async () => {
    const held = await hold()
    const { body } = await pay(held, { number: asked })
    const back = (provider: string, code: string) =>
      bringBack({ method: 'POST', url: `http://shop/payment-return/${provider}/${code}`, fields: { cres: 'x' } })
    expect((await back('opayo', body.md)).status).toBe(404)
    expect((await back('checkout', randomUUID())).status).toBe(404)
    expect((await back('opayo', 'x%27--')).status).toBe(404)
    for (const [where, code] of [
      ['', body.md],
      ['checkout/', randomUUID()],
      ['', 'nonsense'],
    ] as const)
      expect((await send('POST', `bookings/client/pay/card/3dresponse/${where}${code}`, {}, {})).status).toBe(404)
    expect(await statuses(held.id)).toEqual([challenged])
  })
})

test('the endpoints of the specification finish a challenge as the return does', async () => {
  for (const provider of both) {
    const held = await hold()
    const { body } = await pay(held, { provider, number: asked })
    const { fields } = await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl })
    const where = provider === 'checkout' ? 'checkout/' : ''
    const finished = await send(
      'POST',
      `bookings/client/pay/card/3dresponse/${where}${body.md}`,
      { cRes: fields.cres },
      {},
    )
    expect([finished.status, finished.body.state]).toEqual([200, 'paid'])
    expect(finished.body).toMatchObject({ coSignIn: null, PassRequired: false })
  }
})

test('money that the bank does not release for an hour is reported to the office, once, and captured when it does', async () => {
  const held = await hold()
  bank.faults.add({ on: 'captures', fault: 'declined', times: 1000, seconds: 0 })
  expect((await pay(held)).body.state).toBe('open')
  const reconcile = () =>
    reconcileAll(context, {}, { signal: new AbortController().signal }).catch((error: unknown) => error)
  const told = async () => (await mailsOf(held.id)).filter(subject => subject === 'Please review')
  await clock.set(clock.at + 30 * minute)
  await reconcile()
  expect((await attemptsOf(held.id)).map(({ officeNotifiedAt }) => officeNotifiedAt)).toEqual([null])
  await clock.set(clock.at + 31 * minute)
  await reconcile()
  await expect.poll(told).toHaveLength(1)
  await clock.set(clock.at + 2 * minute)
  await reconcile()
  bank.faults.clear()
  await clock.set(clock.at + 2 * minute)
  await reconcile()
  await expect.poll(() => booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  expect(await told()).toHaveLength(1)
})

test('the balance is paid by a signed-in client, after the deposit', async () => {
  const held = await hold()
  await pay(held)
  const [balance] = await db.select().from(tables.instalment).where(sql`booking_id = ${held.id} and kind = 'balance'`)
  const amount = (balance?.cents ?? 0) / 100
  const { body } = await pay(held, { part: 'balance', amount, number: asked })
  const back = await bringBack(await bank.answerChallenge(challengeOf(body), 'approve'))
  expect(back.location).toContain('/secure/ob/balance-thanks?')
  expect((await stateOf(body.id, held)).message).toMatchObject({ PaymentType: 'balance', Heading: 'Thank you!' })
  expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100 + (balance?.cents ?? 0)))
})

test('a browser learns which provider takes its card', async () => {
  const held = await hold()
  const { body } = await send('POST', 'payments/cardsession', {}, as(held.jwt))
  expect(body).toEqual({
    provider: 'checkout',
    url: `${bank.url}/checkout/tokens`,
    key: bankKeys.checkoutPublic,
    expiresAt: null,
  })
})

test('each payment has its invoice and each refund its credit note, for the owner alone, never changed', async () => {
  const held = await hold()
  const { body: attempt } = await pay(held)
  await withTransaction(db, async tx => {
    await requestRefund(tx, attempt, 10_00, 'granted')
    const told = await listInvoices(tx, { kind: 'guest-user', guestUserId: 0, bookingId: held.id }, held.id)
    expect([told.returning, told.invoices.length]).toEqual([10, 1])
  })
  await expect.poll(() => mailsOf(held.id)).toContain('Refund')
  const list = (jwt: string) => send('GET', `bookings/${held.id}/invoices`, undefined, as(jwt))
  const { invoices, ...others } = (await list(held.jwt)).body
  expect(others).toEqual({
    returning: 0,
    invoicedTo: { company: '', vatNumber: '', address: '', knownAddress: '1 Quay\n49100 Corfu\nGreece' },
  })
  expect(invoices).toMatchObject([
    { kind: 'invoice', amount: held.deposit, part: 'deposit', currencyId: 1 },
    { kind: 'credit-note', amount: 10 },
  ])
  expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100 - 10_00))
  for (const { id } of invoices) {
    const paper = await app.inject({ url: `/api/core/invoice/${id}`, headers: as(held.jwt) })
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  }
  const other = await hold()
  expect((await list(other.jwt)).status).toBe(404)
  expect((await app.inject({ url: `/api/core/invoice/${invoices[0].id}`, headers: as(other.jwt) })).statusCode).toBe(
    404,
  )
  await expect(withTransaction(db, tx => requestRefund(tx, attempt, held.deposit * 100, 'granted'))).rejects.toThrow()
  const refusedBy = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      error => postgresError(error)?.constraint,
    )
  expect(await refusedBy(db.execute(sql`update invoice set cents = 1 where booking_id = ${held.id}`))).toBe(
    'never_rewritten',
  )
  expect(await refusedBy(db.execute(sql`delete from ledger_line`))).toBe('never_rewritten')
  const { id: attemptId } = (await pay(other)).body
  const unbalanced = db.transaction(async tx => {
    const cause = { bookingId: held.id, currencyId: 1, attemptId } as const
    const [posting] = await tx
      .insert(tables.ledgerPosting)
      .values({ kind: 'refund', ...cause })
      .returning()
    await tx.insert(tables.ledgerLine).values({ postingId: posting?.id ?? 0, account: 'clients', cents: 1 })
  })
  expect(await refusedBy(unbalanced)).toBe('ledger_posting_balances')
})

test('the data layer receives the payable amount, and nothing of the payer', async () => {
  const { id: villaId } = await aVilla(db, { damageDepositCents: 500_00 })
  const stay = { from: '2027-06-05', to: '2027-06-12' }
  const [mine, theirs] = [await hold({ villaId, stay }), await hold()]
  const tell = (jwt: string) => send('GET', `googledatalayer/bookingcheckout/${mine.id}`, undefined, as(jwt))
  const { body } = await tell(mine.jwt)
  expect(body).toMatchObject({ event: 'booking_checkout', villa_id: mine.villaId, nights: 7, currency: 'EUR' })
  expect(body.value).toBeGreaterThan(mine.deposit)
  // A declined waiver is not paid.
  const choose = (damageWaiver: boolean) =>
    send('POST', 'bookings/setDamageWaiver', { bookingId: mine.id, damageWaiver }, as(mine.jwt))
  expect((await choose(true)).body.choice).toBe('waiver')
  const waived = (await tell(mine.jwt)).body.value
  expect((await choose(false)).body.choice).toBe('deposit')
  expect([waived, (await tell(mine.jwt)).body.value]).toEqual([expect.not.closeTo(body.value), body.value])
  expect(Object.keys(body).toSorted()).toEqual(['currency', 'event', 'nights', 'value', 'villa_id', 'villa_name'])
  expect((await tell(theirs.jwt)).status).toBe(404)
})
