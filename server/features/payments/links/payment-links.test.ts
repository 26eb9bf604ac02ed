import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { testBank } from '#testing/bookings/bank'
import { cardholder, type Held, paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, clock, configuration } = site
const { work, send, as, hold, pay, challengeOf, bringBack, bookingStatusOf, lettersOf, booksOf, agreed } = paying(
  site,
  bank,
)
const workers = work()
afterAll(() => workers.stop(1000))
const minute = 60_000
type Provider = 'checkout' | 'opayo'

async function confirmed(): Promise<Held & { balance: number }> {
  const held = await hold()
  expect((await pay(held)).body.state).toBe('paid')
  const { body } = await send('GET', `bookings/${held.id}`, undefined, as(held.jwt))
  return { ...held, balance: body.payments.find((one: { kind: string }) => one.kind === 'balance').amount }
}
const make = (held: Held, body: object, headers: Record<string, string> = {}) =>
  send('POST', `bookings/${held.id}/paymentlinks`, body, { ...as(held.jwt), ...headers })
const secretOf = (made: { body: { address: string } }) => made.body.address.split('#')[1] ?? ''
const show = (secret: string) => send('POST', 'paymentlinks/show', { secret }, {})
const list = async (held: Held) =>
  (await send('GET', `bookings/${held.id}/paymentlinks`, undefined, as(held.jwt))).body.links
const revoke = (held: Held, linkId: number) =>
  app.inject({ method: 'DELETE', url: `/api/core/bookings/${held.id}/paymentlinks/${linkId}`, headers: as(held.jwt) })
const settled = (id: number, amount: number) =>
  expect.poll(() => booksOf(id), { timeout: 30_000 }).toEqual(agreed(Math.round(amount * 100)))
const partsOf = async (held: Held) =>
  (await send('GET', `bookings/${held.id}`, undefined, as(held.jwt))).body.payments as {
    kind: string
    amount: number
    due: string
    paidAt: string | null
  }[]

const referenceOf = async ({ id }: Held) => {
  const [row] = await db.select().from(tables.booking).where(eq(tables.booking.id, id))
  return row?.reference ?? '?'
}
/** The e-mails to a payer by link. */
const lettersTo = async (recipient: string) =>
  (await db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(tables.mail.id)).map(
    ({ subject, text }) => ({
      subject,
      text,
    }),
  )

const receiptsOf = async (held: Held) =>
  (await lettersOf(held.id)).filter(({ subject }) => subject.startsWith('Receipt')).map(({ text }) => text)

let payers = 0x9000
async function payBy(
  secret: string,
  amount: number,
  {
    provider = 'checkout' as Provider,
    number = '4000000000000010',
    key = randomUUID() as string,
    email = 'grace@example.com',
    lang = 'en',
  } = {},
) {
  const token = await bank.tokenOf(provider, number)
  const card =
    token.kind === 'token'
      ? { token: token.token }
      : { merchantSessionKey: token.sessionKey, cardIdentifier: token.identifier }
  const path = `paymentlinks/pay/card${provider === 'checkout' ? '/checkout' : ''}`
  // A fresh IP address each time, because payments per address are limited.
  const headers = { 'idempotency-key': key, 'x-forwarded-for': `2001:db8:${(++payers).toString(16)}::1` }
  return send('POST', path, { secret, amount, email, lang, ...cardholder, ...card }, headers)
}

describe.each(['checkout', 'opayo'] as const)('a share of the balance, paid by %s', provider => {
  test('by a payer without an account, once, who sees no more of the booking than its owner allows', async () => {
    const held = await confirmed()
    const made = await make(held, { part: 'balance', amount: 500.5, name: ' Grace ', namesAsker: false })
    expect([made.status, made.body.amount, made.body.state]).toEqual([201, 500.5, 'open'])
    expect(made.body.address).toMatch(new RegExp(`^${configuration.publicUrl}/secure/ob/pay#[\\w-]{43}$`))
    const secret = secretOf(made)
    const shown = await show(secret)
    expect(shown.body).toEqual({
      part: 'balance',
      amount: 500.5,
      currencyId: 1,
      reference: await referenceOf(held),
      askedBy: null,
      villa: null,
      ...held.stay,
      state: 'open',
      payment: null,
      expiresAt: made.body.expiresAt,
      conditions: null,
    })
    expect((await payBy(secret, 500, { provider })).body.code).toBe('price-changed')
    const key = randomUUID()
    const paid = await payBy(secret, 500.5, { provider, key })
    expect(paid.body).toMatchObject({ state: 'paid', part: 'balance', amount: 500.5 })
    const told = JSON.stringify([shown.body, paid.body])
    for (const hidden of ['Villa Calypso', 'Grace', held.email, 'Beispiel', 'bookingId'])
      expect(told).not.toContain(hidden)
    expect((await payBy(secret, 500.5, { provider, key })).body.id).toBe(paid.body.id)
    expect((await payBy(secret, 500.5, { provider })).body.code).toBe('not-in-this-state')
    expect((await show(secret)).body).toMatchObject({ state: 'paid', amount: 0, payment: paid.body.id })
    expect(await list(held)).toMatchObject([{ state: 'paid', amount: 500.5, name: 'Grace' }])
    await settled(held.id, held.deposit + 500.5)
    await expect
      .poll(() => receiptsOf(held))
      .toContainEqual(expect.stringMatching(/€500\.50, paid by Grace through your link, card ending in \d{4}/))
    const rest = held.balance - 500.5
    expect((await pay(held, { provider, part: 'balance', amount: rest })).body.state).toBe('paid')
    await settled(held.id, held.deposit + held.balance)
  })

  test('returns from the bank to the page of the link, also when it was revoked meanwhile', async () => {
    const held = await confirmed()
    const made = await make(held, { part: 'balance' })
    const secret = secretOf(made)
    const { body } = await payBy(secret, held.balance, { provider, number: '4242424242424242' })
    expect(body.state).toBe('challenge')
    expect((await revoke(held, made.body.id)).statusCode).toBe(204)
    const back = await bringBack(await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl }))
    expect([back.status, back.location]).toEqual([303, `/secure/ob/pay?payment=${body.id}`])
    const state = await send('POST', 'paymentlinks/payment', { secret, id: body.id }, {})
    expect(state.body).toMatchObject({ state: 'paid' })
    expect((await show(secret)).body.code).toBe('link-over')
    await settled(held.id, held.deposit + held.balance)
  })
})

test('a link opens nothing when it is revoked, expired or unknown', async () => {
  const held = await confirmed()
  const made = await make(held, { part: 'balance', amount: 100, days: 1 })
  const secret = secretOf(made)
  const other = secretOf(await make(held, { part: 'balance', amount: 200 }))
  expect((await revoke(held, made.body.id)).statusCode).toBe(204)
  expect((await revoke(held, made.body.id)).statusCode).toBe(204)
  for (const over of [secret, 'x'.repeat(43)]) {
    expect((await show(over)).body.code).toBe('link-over')
    expect((await payBy(over, 100)).body.code).toBe('link-over')
    expect((await send('POST', 'paymentlinks/cardsession', { secret: over }, {})).body.code).toBe('link-over')
  }
  expect((await show('short')).body.code).toBe('invalid-input')
  expect((await show(other)).body.state).toBe('open')
  expect((await send('POST', 'paymentlinks/payment', { secret: other, id: 1 }, {})).body.code).toBe('not-found')
  await clock.set(clock.at + 8 * 24 * 60 * minute)
  expect((await show(other)).body.code).toBe('link-over')
  expect(await booksOf(held.id)).toEqual(agreed(Math.round(held.deposit * 100)))
})

test('concurrent links have separate shares, and never more than the balance', async () => {
  const held = await confirmed()
  const share = Math.floor(held.balance / 3)
  const answers = await Promise.all(Array.from({ length: 5 }, () => make(held, { part: 'balance', amount: share })))
  const made = answers.filter(({ status }) => status === 201)
  expect(made).toHaveLength(3)
  // The remaining cents are too few for a share.
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused.map(({ body }) => body.code)).toEqual(['price-changed', 'price-changed'])
  const parts = await partsOf(held)
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(held.deposit + held.balance, 2)
  const paid = await Promise.all(made.map(one => payBy(secretOf(one), share)))
  expect(paid.map(({ body }) => body.state)).toEqual(['paid', 'paid', 'paid'])
  await settled(held.id, held.deposit + 3 * share)
})

test('concurrent payments by link and of the whole balance never pay the same instalment twice', async () => {
  for (let round = 0; round < 3; round++) {
    const held = await confirmed()
    const secret = secretOf(await make(held, { part: 'balance', amount: 300 }))
    const answers = await Promise.all([payBy(secret, 300), pay(held, { part: 'balance', amount: held.balance })])
    const [byLink, whole] = answers.map(({ body }) => body.state === 'paid')
    expect(byLink).toBe(!whole)
    await settled(held.id, held.deposit + (byLink ? 300 : held.balance))
  }
})

test('a link for the deposit turns an option into a booking', async () => {
  const held = await hold()
  const made = await make(held, { part: 'deposit' })
  expect(made.body.amount).toBe(held.deposit)
  expect((await send('POST', 'paymentlinks/conditions', { secret: secretOf(made) }, {})).status).toBe(204)
  expect((await payBy(secretOf(made), held.deposit)).body.state).toBe('paid')
  expect(await bookingStatusOf(held.id)).toBe(bookingStatus.confirmed)
})

test('an open balance after the stay can be shared, invoiced to a company and paid as before it', async () => {
  const held = await confirmed()
  await db.update(tables.booking).set({ status: bookingStatus.completed }).where(eq(tables.booking.id, held.id))
  const accepted = { version: '2000-01-01', lang: 'en' }
  expect((await send('POST', `bookings/${held.id}/conditions`, accepted, as(held.jwt))).status).toBe(200)
  const company = { company: 'Ferrante SpA', vatNumber: '', address: '' }
  const told = { url: `/api/core/bookings/${held.id}/invoicedto`, payload: company, headers: as(held.jwt) }
  expect((await app.inject({ method: 'PUT', ...told })).json()).toEqual(company)
  const made = await make(held, { part: 'balance', amount: 100 })
  expect((await payBy(secretOf(made), 100)).body.state).toBe('paid')
  const rest = held.balance - 100
  expect((await pay({ ...held, deposit: rest }, { part: 'balance', amount: rest })).body.state).toBe('paid')
  expect((await make(held, { part: 'balance' })).body.code).toBe('not-in-this-state')
})

test('links of another client’s booking cannot be made, listed or revoked, nor can links for parts that are not payable', async () => {
  const [held, other] = [await confirmed(), await hold()]
  const made = await make(held, { part: 'balance', amount: 100 })
  for (const id of [held.id, 2_000_000_000]) {
    expect((await make({ ...other, id }, { part: 'balance' })).body.code).toBe('not-found')
    expect((await send('GET', `bookings/${id}/paymentlinks`, undefined, as(other.jwt))).body.code).toBe('not-found')
    expect((await revoke({ ...other, id }, made.body.id)).json().code).toBe('not-found')
  }
  expect((await revoke(held, 2_000_000_000)).json().code).toBe('not-found')
  expect((await make(held, { part: 'deposit' })).body.code).toBe('not-in-this-state')
  expect((await make(held, { part: 'balance', amount: held.balance + 1 })).body.code).toBe('price-changed')
  for (const amount of [0, -5, 'all', 1e12])
    expect((await make(held, { part: 'balance', amount })).body.code).toBe('invalid-input')
})

test('after a cancellation a link says so, and its payer sees their refund alone', async () => {
  const held = await confirmed()
  const paying = secretOf(await make(held, { part: 'balance', amount: 400, name: 'Paul' }))
  const unpaid = secretOf(await make(held, { part: 'balance', amount: 200 }))
  const { body } = await payBy(paying, 400)
  expect(body.message.Description).toContain('Your payment has arrived and counts towards the booking')
  await settled(held.id, held.deposit + 400)
  const terms = await send('GET', `bookings/${held.id}/cancellation`, undefined, as(held.jwt))
  expect(terms.body).toMatchObject({ returned: held.deposit + 400, returnedToOthers: 400 })
  const cancelled = await send(
    'POST',
    `bookings/${held.id}/cancel`,
    { returned: held.deposit + 400 },
    { ...as(held.jwt), 'idempotency-key': randomUUID() },
  )
  expect(cancelled.body).toMatchObject({ returnedByCard: held.deposit + 400, returnedToOthers: 400 })
  expect((await show(unpaid)).body).toMatchObject({ state: 'cancelled', amount: 0, payment: null })
  expect((await payBy(unpaid, 200)).body.code).toBe('not-in-this-state')
  expect((await list(held)).map(({ state }: { state: string }) => state)).toEqual(['paid', 'over'])
  expect((await show(paying)).body).toMatchObject({ state: 'cancelled', payment: body.id })
  const { message } = (await send('POST', 'paymentlinks/payment', { secret: paying, id: body.id }, {})).body
  expect(message).toMatchObject({
    Heading: 'Your refund',
    Description: expect.stringMatching(/^€400 of your payment is/),
  })
  const refunds = async () =>
    (await lettersOf(held.id)).filter(({ subject }) => subject.startsWith('Refund')).map(({ text }) => text)
  await expect.poll(refunds).toContainEqual(expect.stringContaining('the card it was paid with'))
  expect((await refunds()).find(text => text.includes('paid by Paul'))).not.toContain('your card')
})

describe('a payer by link', () => {
  test('sees the lead booker’s name, and gets receipt and refund notice in the language of the page, of their own money alone', async () => {
    const held = await confirmed()
    await db.update(tables.booking).set({ firstName: 'Élodie' }).where(eq(tables.booking.id, held.id))
    const made = await make(held, { part: 'balance', amount: 400, name: 'Marc', lang: 'fr' })
    const reference = await referenceOf(held)
    expect(made.body.address).toMatch(new RegExp(`^${configuration.publicUrl}/fr/secure/ob/pay#[\\w-]{43}$`))
    expect(made.body.email.subject).toMatch(/^Paiement pour Villa Calypso/)
    for (const told of ['Bonjour Marc,', '400', reference, made.body.address, 'Élodie'])
      expect(made.body.email.text).toContain(told)
    expect((await show(secretOf(made))).body).toMatchObject({ askedBy: 'Élodie', villa: 'Villa Calypso', reference })
    const email = `marc-${held.id}@example.com`
    const paid = await payBy(secretOf(made), 400, {
      email: ` ${email.toUpperCase().replace('EXAMPLE', 'Example')} `,
      lang: 'fr',
    })
    expect(paid.body.state).toBe('paid')
    await settled(held.id, held.deposit + 400)
    const canonical = (
      await db.select().from(tables.paymentAttempt).where(eq(tables.paymentAttempt.id, paid.body.id))
    )[0]
    const to = canonical?.payerEmail ?? ''
    await expect.poll(() => lettersTo(to)).toHaveLength(1)
    const [receipt] = await lettersTo(to)
    expect(receipt?.subject).toMatch(/^Reçu/)
    expect(receipt?.text).toContain('pour la réservation de Élodie')
    const cancelled = { returned: held.deposit + 400 }
    const key = { 'idempotency-key': randomUUID() }
    await send('POST', `bookings/${held.id}/cancel`, cancelled, { ...as(held.jwt), ...key })
    await expect.poll(() => lettersTo(to)).toHaveLength(2)
    const refund = (await lettersTo(to)).find(({ subject }) => subject.startsWith('Remboursement'))
    expect(refund?.text).toMatch(/La réservation a été annulée/)
    expect(refund?.text).toMatch(/400/)
    for (const { text } of await lettersTo(to)) {
      expect(text).not.toContain(held.email)
      expect(text).not.toContain(String(held.deposit))
    }
  })

  test('gives a valid e-mail address', async () => {
    const held = await confirmed()
    const secret = secretOf(await make(held, { part: 'balance', amount: 100 }))
    for (const email of ['', 'grace', 'a@b@c.example'])
      expect((await payBy(secret, 100, { email })).body).toMatchObject({
        code: 'invalid-input',
        errors: [{ field: 'body.email' }],
      })
    expect((await show(secret)).body.state).toBe('open')
  })

  test('concurrently with another pays once; the other is notified that nothing was charged', async () => {
    const held = await confirmed()
    const secret = secretOf(await make(held, { part: 'balance', amount: 300, namesAsker: false }))
    const [first, second] = [`first-${held.id}@example.com`, `second-${held.id}@example.com`]
    const begun = await payBy(secret, 300, { number: '4242424242424242', email: first })
    expect(begun.body.state).toBe('challenge')
    expect((await payBy(secret, 300, { email: second })).body.state).toBe('paid')
    const { body } = begun
    await bringBack(await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl }))
    await expect.poll(() => lettersTo(first)).toHaveLength(1)
    const [told] = await lettersTo(first)
    expect(told?.subject).toMatch(/^Nothing was charged: Maestrale/)
    expect(told?.text).not.toContain('Villa Calypso')
    await expect.poll(() => lettersTo(second)).toMatchObject([{ subject: expect.stringMatching(/^Receipt: €300/) }])
    expect(
      (await lettersOf(held.id)).filter(({ recipient }) => recipient === held.email).map(({ subject }) => subject),
    ).not.toContainEqual(expect.stringMatching(/^Nothing was charged/))
    await settled(held.id, held.deposit + 300)
  })

  test('has no access to other links and payers’ attempts', async () => {
    const held = await confirmed()
    const [one, two] = [
      await make(held, { part: 'balance', amount: 100 }),
      await make(held, { part: 'balance', amount: 200 }),
    ]
    const paid = await payBy(secretOf(one), 100)
    const asked = { secret: secretOf(two), id: paid.body.id }
    expect((await send('POST', 'paymentlinks/payment', asked, {})).body.code).toBe('not-found')
    expect((await show(secretOf(two))).body.payment).toBe(null)
    const forged = `${secretOf(two).slice(0, -1)}${secretOf(two).endsWith('A') ? 'B' : 'A'}`
    expect((await show(forged)).body.code).toBe('link-over')
    expect((await payBy(forged, 200)).body.code).toBe('link-over')
  })
})

describe('a payment plan', () => {
  const plan = (held: Held, parts: number) => send('POST', `bookings/${held.id}/paymentplan`, { parts }, as(held.jwt))

  test('splits the balance by dates; the next instalment can be paid alone, or the whole rest', async () => {
    const held = await confirmed()
    expect((await plan(held, 9)).body.code).toBe('not-in-this-state')
    const planned = await plan(held, 3)
    expect(planned.status).toBe(200)
    const parts = (await partsOf(held)).filter(({ kind }) => kind === 'balance')
    expect(parts).toHaveLength(3)
    expect(parts.at(-1)?.due).toBe('2027-03-27')
    expect((await plan(held, 2)).body.code).toBe('not-in-this-state')
    const [next] = parts
    expect((await pay(held, { part: 'balance', amount: next?.amount ?? 0 })).body.state).toBe('paid')
    expect((await partsOf(held)).filter(({ kind, paidAt }) => kind === 'balance' && paidAt)).toHaveLength(1)
    await expect
      .poll(() => receiptsOf(held))
      .toContainEqual(expect.stringMatching(/€[\d,.]+ is still to be paid; the next payment, €/))
    expect((await receiptsOf(held)).join()).not.toContain('paid in full')
    const left = Math.round((held.balance - (next?.amount ?? 0)) * 100) / 100
    expect((await pay(held, { part: 'balance', amount: left })).body.state).toBe('paid')
    await settled(held.id, held.deposit + held.balance)
    await expect.poll(() => receiptsOf(held)).toContainEqual(expect.stringContaining('paid in full'))
  })

  test('can be ended: the open amount is one sum again, due when the balance was', async () => {
    const [held, other] = [await confirmed(), await hold()]
    const takeBack = ({ id, jwt }: Held) =>
      app.inject({ method: 'DELETE', url: `/api/core/bookings/${id}/paymentplan`, headers: as(jwt) })
    expect((await takeBack(held)).json().code).toBe('not-in-this-state')
    await plan(held, 3)
    const [first] = (await partsOf(held)).filter(({ kind }) => kind === 'balance')
    const amount = first?.amount ?? 0
    expect((await pay(held, { part: 'balance', amount })).body.state).toBe('paid')
    expect((await takeBack({ ...other, id: held.id })).json().code).toBe('not-found')
    const answers = await Promise.all([takeBack(held), takeBack(held)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const left = Math.round((held.balance - amount) * 100) / 100
    const unpaid = (await partsOf(held)).filter(({ paidAt, kind }) => kind === 'balance' && !paidAt)
    expect(unpaid).toMatchObject([{ amount: left, due: '2027-03-27' }])
    expect((await pay(held, { part: 'balance', amount: left })).body.state).toBe('paid')
    await settled(held.id, held.deposit + held.balance)
  })

  test('cannot be made of a balance with a link', async () => {
    const held = await confirmed()
    await make(held, { part: 'balance' })
    expect((await plan(held, 2)).body.code).toBe('not-in-this-state')
    expect(await partsOf(held)).toHaveLength(2)
  })
})

describe('the share of a withdrawn link', () => {
  const open = async (held: Held) => (await partsOf(held)).filter(({ kind, paidAt }) => kind === 'balance' && !paidAt)
  const amounts = async (held: Held) => (await open(held)).map(({ amount }) => amount)

  test('is merged into the balance, and no link pays another in its place', async () => {
    const held = await confirmed()
    const [one, two] = [
      await make(held, { part: 'balance', amount: 300 }),
      await make(held, { part: 'balance', amount: 200 }),
    ]
    expect(await amounts(held)).toEqual([held.balance - 500, 300, 200])
    expect((await revoke(held, one.body.id)).statusCode).toBe(204)
    expect(await amounts(held)).toEqual([held.balance - 200, 200])
    expect((await revoke(held, two.body.id)).statusCode).toBe(204)
    expect((await revoke(held, two.body.id)).statusCode).toBe(204)
    expect(await amounts(held)).toEqual([held.balance])
    expect((await list(held)).map(({ amount, state }: { amount: number; state: string }) => [amount, state])).toEqual([
      [300, 'over'],
      [200, 'over'],
    ])
    // A new share gets an unused position, so that the old links cannot pay it.
    const third = await make(held, { part: 'balance', amount: 300 })
    expect((await payBy(secretOf(third), 300)).body.state).toBe('paid')
    expect((await list(held)).map(({ state }: { state: string }) => state)).toEqual(['over', 'over', 'paid'])
    expect((await payBy(secretOf(one), 300)).body.code).toBe('link-over')
    expect(await amounts(held)).toEqual([held.balance - 300])
  })

  test('waits while it is being paid, and is merged when the payment fails', async () => {
    const held = await confirmed()
    const made = await make(held, { part: 'balance', amount: 300 })
    const begun = await payBy(secretOf(made), 300, { number: '4242424242424242' })
    expect(begun.body.state).toBe('challenge')
    expect((await revoke(held, made.body.id)).statusCode).toBe(204)
    expect(await amounts(held)).toEqual([held.balance - 300, 300])
    await bringBack(await bank.answerChallenge(challengeOf(begun.body), 'wrong', { returnUrl: begun.body.termurl }))
    expect((await revoke(held, made.body.id)).statusCode).toBe(204)
    expect(await amounts(held)).toEqual([held.balance])
  })

  test('of an expired link is merged when the balance is next split', async () => {
    const held = await confirmed()
    await make(held, { part: 'balance', amount: 300, days: 1 })
    await clock.set(clock.at + 2 * 24 * 60 * minute)
    await db.update(tables.session).set({ expiresAt: new Date('2030-01-01') })
    await db.update(tables.accessToken).set({ expiresAt: new Date('2030-01-01') })
    const whole = await make(held, { part: 'balance' })
    expect([whole.status, whole.body.amount]).toEqual([201, held.balance])
    expect(await amounts(held)).toEqual([held.balance])
  })

  test('is paid or withdrawn, by two concurrent requests', async () => {
    for (let round = 0; round < 4; round++) {
      const held = await confirmed()
      const made = await make(held, { part: 'balance', amount: 300 })
      const [paid] = await Promise.all([payBy(secretOf(made), 300), revoke(held, made.body.id)])
      const left = (await amounts(held)).reduce((sum, amount) => sum + amount, 0)
      expect(left).toBe(paid.body.state === 'paid' ? held.balance - 300 : held.balance)
      // The link was revoked before it was opened, or before the balance was locked.
      expect(['paid', 'link-over', 'not-in-this-state']).toContain(paid.body.state ?? paid.body.code)
    }
  })
})
