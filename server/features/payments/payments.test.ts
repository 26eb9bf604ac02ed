import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { bankKeys } from '#bank/bank'
import { databaseFailure } from '#database/failure'
import * as tables from '#database/tables'
import { transact } from '#database/transact'
import { bookingStatus } from '#domain/booking/booking-status'
import { attemptStatus } from '#domain/payments/attempt'
import { webhookPath } from '#server/simulated-bank'
import { bearer, signInBy } from '#testing/accounts'
import { testApp } from '#testing/app'
import { testBank } from '#testing/bank'
import { paying } from '#testing/paying'
import { listInvoices } from './invoices.ts'
import { run as reconcileAll } from './reconcile-all.ts'
import { askRefund } from './settle.ts'

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
  bookingStatusOf,
  attemptsOf,
  mailsOf,
  booksOf,
  agreed,
  path,
  paymentBody,
} = paying(site, bank)
bank.tellShop(`${await app.listen({ port: 0, host: '127.0.0.1' })}${webhookPath}`)
const workers = work()
afterAll(() => workers.stop(1000))

const both = ['checkout', 'opayo'] as const
const minute = 60_000
const asked = '4242424242424242'
const { paid, declined, challenged, released, failed } = attemptStatus
const reconcile = () => reconcileAll(context, {}, { signal: new AbortController().signal })
const statuses = async (id: number) => (await attemptsOf(id)).map(({ status }) => status)

describe.each(both)('paying by %s', provider => {
  test('a card that is not asked for anything pays the deposit, and the villa is theirs', async () => {
    const held = await hold()
    const { status, body } = await pay(held, { provider })
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'paid', status: 'OK', statusId: 0, amount: held.deposit, PassRequired: true })
    expect(body.message).toMatchObject({
      BookingType: 'villa',
      PaymentType: 'deposit',
      Success: true,
      Heading: 'Congratulations!',
    })
    expect(body.message.Description).not.toMatch(/[{}]/)
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.confirmed)
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
    await expect.poll(() => mailsOf(held.id)).toEqual(['Receipt', 'Your booking is confirmed'])
  })

  test.each(['approve', 'slow'] as const)('its holder is asked by the bank, and says %s', async answer => {
    const held = await hold()
    const { body } = await pay(held, { provider, number: asked })
    expect(body).toMatchObject({ state: 'challenge', status: 'THREEDAUTH', statusId: 3, message: null })
    expect(body.termurl).toContain(body.md)
    expect([body.threeDSecureURL, body.acsurl].filter(Boolean)).toHaveLength(1)
    const back = await bringBack(await bank.answerChallenge(challengeOf(body), answer, { returnUrl: body.termurl }))
    expect([back.status, back.location]).toEqual([
      303,
      `/secure/ob/deposit-thanks?booking=${held.id}&payment=${body.id}`,
    ])
    expect(back.body).not.toMatch(/Ada|Beispiel/)
    expect(await stateOf(body.id, held)).toMatchObject({ state: 'paid', threeDSecureURL: null, acsurl: null, md: null })
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })

  test('a wrong code is told, nothing is charged, and another card pays the same option', async () => {
    const held = await hold()
    const { body } = await pay(held, { provider, number: asked })
    const back = await bringBack(await bank.answerChallenge(challengeOf(body), 'wrong', { returnUrl: body.termurl }))
    expect(back.location).toBe(`/secure/ob/payment?booking=${held.id}&payment=${body.id}`)
    const told = await stateOf(body.id, held)
    expect(told).toMatchObject({
      state: 'failed',
      status: 'REJECTED',
      message: { Success: false, Heading: 'Payment failed' },
    })
    expect(told.message.Description).toContain('3D-Secure authentication failed')
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.onlineOption)
    expect((await pay(held, { provider })).body.state).toBe('paid')
    expect(await statuses(held.id)).toEqual([declined, paid])
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })

  test.each([
    ['4000000000000036', 'NOTAUTHED'],
    ['4000000000000051', 'REJECTED'],
    ['4000000000000093', 'MALFORMED'],
    ['4000000000000101', 'INVALID'],
    ['4000000000000077', 'ERROR'],
  ])('the card %s fails as %s, in words that give a telephone number', async (number, status) => {
    const held = await hold()
    const { body } = await pay(held, { provider, number })
    expect(body).toMatchObject({ state: 'failed', status, message: { Success: false, BookingType: 'none' } })
    expect(body.message.Description).toContain(context.configuration.office.phone)
    expect(await booksOf(held.id)).toEqual(agreed(0))
  })

  test('an answer that is lost is found, at once or by reconciliation, and charged once', async () => {
    const held = await hold()
    const { status, body } = await pay(held, { provider, number: '4000000000000150' })
    expect([status, body.state]).toEqual([200, 'open'])
    await clock.set(clock.at + 2 * minute)
    await reconcile()
    await reconcile()
    expect(await stateOf(body.id, held)).toMatchObject({ state: 'paid' })
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })

  test('a request that never arrived is given up, and the visitor pays again', async () => {
    const held = await hold()
    const { body } = await pay(held, { provider, number: '4000000000000176' })
    expect(body.state).toBe('open')
    await clock.set(clock.at + 3 * minute)
    await reconcile()
    expect(await stateOf(body.id, held)).toMatchObject({ state: 'failed', status: 'ERROREXTENDED' })
    expect((await pay(held, { provider })).body.state).toBe('paid')
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })

  test('a return that is lost is found by reconciliation', async () => {
    const held = await hold()
    bank.faults.add({ on: 'webhooks', fault: 'lost', times: 3, seconds: 0 })
    const { body } = await pay(held, { provider, number: asked })
    await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl })
    await clock.set(clock.at + 3 * minute)
    await reconcile()
    bank.faults.clear()
    // Opayo has not been told what the holder has said: nothing was charged, and nothing will be.
    const expected = provider === 'checkout' ? paid : challenged
    expect(await statuses(held.id)).toEqual([expected])
    await clock.set(clock.at + 60 * minute)
    await reconcile()
    expect(await statuses(held.id)).toEqual([provider === 'checkout' ? paid : failed])
    expect(await booksOf(held.id)).toEqual(agreed(provider === 'checkout' ? held.deposit * 100 : 0))
  })

  test('two tabs with two cards end with one charge', async () => {
    const held = await hold()
    const one = (await pay(held, { provider, number: asked })).body
    const other = (await pay(held, { provider, number: asked })).body
    const backs = await Promise.all(
      [one, other].map(body => bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl })),
    )
    await Promise.all(backs.map(bringBack))
    await expect.poll(async () => (await statuses(held.id)).toSorted()).toEqual([paid, released])
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
    await expect.poll(() => mailsOf(held.id)).toEqual(['Nothing was charged', 'Receipt', 'Your booking is confirmed'])
  })

  test('two cards at the same moment end with one charge', async () => {
    const held = await hold()
    await Promise.all([1, 2, 3].map(() => pay(held, { provider })))
    await expect.poll(async () => (await statuses(held.id)).filter(status => status === paid)).toEqual([paid])
    await expect.poll(async () => (await booksOf(held.id)).bank).toBe(held.deposit * 100)
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })

  test('after the option is over the nights are taken again where they are free', async () => {
    const held = await hold()
    const { body } = await pay(held, { provider, number: asked })
    await clock.set(clock.at + 40 * minute)
    const back = await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl })
    await clock.set(clock.at + 300 * minute)
    await bringBack(back)
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.confirmed)
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })

  test('where somebody else has them meanwhile nothing is charged, and the client is told', async () => {
    const held = await hold()
    const { body } = await pay(held, { provider, number: asked })
    await clock.set(clock.at + 300 * minute)
    const taker = await hold(held)
    expect((await pay(taker, { provider })).body.state).toBe('paid')
    await bringBack(await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl }))
    await expect.poll(() => statuses(held.id)).toEqual([released])
    expect(await stateOf(body.id, held)).toMatchObject({ state: 'given-back', reason: 'ERROR_AFTER_PAYMENT' })
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.expired)
    expect(await booksOf(held.id)).toEqual(agreed(0))
    expect(await booksOf(taker.id)).toEqual(agreed(taker.deposit * 100))
    await expect.poll(() => mailsOf(held.id)).toContain('Nothing was charged')
  })

  test('taking the money is refused at first, and taken by the job', async () => {
    const held = await hold()
    bank.faults.add({ on: 'captures', fault: 'refused', times: 1, seconds: 0 })
    const { body } = await pay(held, { provider })
    expect(body).toMatchObject({ state: 'open', message: { Heading: 'Confirmation check', Success: false } })
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.confirmed)
    await expect.poll(() => statuses(held.id)).toEqual([paid])
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })

  test('a return that comes five times and at once, before and after its webhook, pays once', async () => {
    const held = await hold()
    const { body } = await pay(held, { provider, number: '4000000000000192' })
    const back = await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl })
    const returns = await Promise.all([1, 2, 3, 4, 5].map(() => bringBack(back)))
    expect(returns.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
    await bringBack(back)
    await expect.poll(() => statuses(held.id)).toEqual([paid])
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
    await expect.poll(() => mailsOf(held.id)).toEqual(['Receipt', 'Your booking is confirmed'])
  })
})

test('webhooks alone bring a payment to its end, however late, twice or in whatever order they come', async () => {
  for (const fault of ['twice', 'reordered', 'late'] as const) {
    const held = await hold()
    bank.faults.add({ on: 'webhooks', fault, times: 2, seconds: 1 })
    const { body } = await pay(held, { number: asked })
    await bank.answerChallenge(challengeOf(body), 'approve')
    bank.webhooksNow()
    await expect.poll(() => statuses(held.id), { message: fault }).toEqual([paid])
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
    bank.faults.clear()
  }
})

test('a forged webhook changes nothing, and neither does a true one that says what is not so', async () => {
  const held = await hold()
  const { body } = await pay(held, { number: '4000000000000218' })
  expect(body.state).toBe('failed')
  const open = await hold()
  const challenge = (await pay(open, { number: asked })).body
  const event = {
    id: `evt_${randomUUID()}`,
    type: 'payment_captured',
    data: { reference: challenge.md, response_code: '10000' },
  }
  const tell = (key: string, payload = JSON.stringify(event)) =>
    app.inject({
      method: 'POST',
      url: webhookPath,
      payload,
      headers: {
        'content-type': 'application/json',
        'cko-signature': createHmac('sha256', key).update(payload).digest('hex'),
      },
    })
  expect((await tell('a key that nobody gave')).statusCode).toBe(401)
  expect((await tell(bankKeys.checkoutWebhook)).statusCode).toBe(204)
  expect((await tell(bankKeys.checkoutWebhook)).statusCode).toBe(204)
  expect((await tell(bankKeys.checkoutWebhook, '{"nonsense":1}')).statusCode).toBe(422)
  const [{ count } = { count: 0 }] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(tables.providerEvent)
    .where(sql`event_id = ${event.id}`)
  expect(count).toBe(1)
  // Its job asks the bank, which knows better.
  await expect.poll(() => jobsLeft(challenge.id)).toBe(0)
  expect(await statuses(open.id)).toEqual([challenged])
  expect(await statuses(held.id)).toEqual([declined])
})

const jobsLeft = async (attemptId: number) => {
  const { rows } = await db.execute<{ left: number }>(sql`
    select count(*)::int as left from pgboss.job
    where name = 'reconcile-attempt' and state in ('created', 'active', 'retry') and (data ->> 'attemptId')::int = ${attemptId}`)
  return rows[0]?.left
}

describe('what is asked again', () => {
  test('under the same key is the same attempt, also at the same moment, and pays nothing', async () => {
    const held = await hold()
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => pay(held, { key, number: asked })))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await attemptsOf(held.id)).toHaveLength(1)
    const balance = await pay(held, { key, part: 'balance' })
    expect([balance.status, balance.body.code]).toEqual([409, 'key-reused'])
  })

  test('is refused where it is paid already', async () => {
    const held = await hold()
    await pay(held)
    const again = await pay(held)
    expect([again.status, again.body.code]).toEqual([409, 'not-in-this-state'])
  })

  test('is refused where the amount is another, and where the option is over', async () => {
    const held = await hold()
    const other = await pay(held, { amount: held.deposit - 1 })
    expect([other.status, other.body.code, other.body.amount]).toEqual([409, 'price-changed', held.deposit])
    await clock.set(clock.at + 61 * minute)
    const late = await pay(held)
    expect([late.status, late.body.code]).toEqual([409, 'option-over'])
    expect(await attemptsOf(held.id)).toEqual([])
  })
})

describe('other people’s', () => {
  test('bookings and attempts are not there', async () => {
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

  test('batch codes are refused: unknown ones, and another provider’s', async () => {
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

test('the calls of the specification finish a challenge as the return does', async () => {
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

test('the balance is paid by a client who is signed in, after the deposit', async () => {
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

test('a browser is told where its card goes', async () => {
  const held = await hold()
  const { body } = await send('POST', 'payments/cardsession', {}, as(held.jwt))
  expect(body).toEqual({
    provider: 'checkout',
    url: `${bank.url}/checkout/tokens`,
    key: bankKeys.checkoutPublic,
    expiresAt: null,
  })
})

test('each payment has its invoice and what goes back its credit note, for their owner alone, unchanged for ever', async () => {
  const held = await hold()
  const { body: attempt } = await pay(held)
  await transact(db, async tx => {
    await askRefund(tx, attempt, 10_00, 'granted')
    const told = await listInvoices(tx, { kind: 'guest-user', guestUserId: 0, bookingId: held.id }, held.id)
    expect([told.returning, told.invoices.length]).toEqual([10, 1])
  })
  await expect.poll(() => mailsOf(held.id)).toContain('Refund')
  const list = (jwt: string) => send('GET', `bookings/${held.id}/invoices`, undefined, as(jwt))
  const { invoices, ...others } = (await list(held.jwt)).body
  expect(others).toEqual({ returning: 0, invoicedTo: { company: '', vatNumber: '' } })
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
  await expect(transact(db, tx => askRefund(tx, attempt, held.deposit * 100, 'granted'))).rejects.toThrow()
  const refusedBy = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      error => databaseFailure(error)?.constraint,
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

test('the data layer is told what is about to be paid, and nothing of who pays', async () => {
  const [mine, theirs] = [await hold(), await hold()]
  const tell = (jwt: string) => send('GET', `googledatalayer/bookingcheckout/${mine.id}`, undefined, as(jwt))
  const { body } = await tell(mine.jwt)
  expect(body).toMatchObject({ event: 'booking_checkout', villa_id: mine.villaId, nights: 7, currency: 'EUR' })
  expect(body.value).toBeGreaterThan(mine.deposit)
  expect(Object.keys(body).toSorted()).toEqual(['currency', 'event', 'nights', 'value', 'villa_id', 'villa_name'])
  expect((await tell(theirs.jwt)).status).toBe(404)
})
