import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { bankKeys } from '#bank/bank'
import { walletTokenOf } from '#bank/wallet-cards'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { withSimulatedBank } from '#server/bank-simulator'
import { testBank } from '#testing/bookings/bank'
import { cardholder, type Held, paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'

const bank = await testBank()
const site = await testApp({
  environment: { CARD_PROVIDER: 'opayo' },
  // As the demo starts, without a provider's account.
  complete: given =>
    withSimulatedBank({ ...given, payments: { ...given.payments, checkout: undefined, opayo: undefined } }, bank.url),
})
const { app, configuration } = site
const {
  work,
  send,
  as,
  hold,
  challengeOf,
  bringBack,
  stateOf,
  attemptsOf,
  lettersOf,
  booksOf,
  agreed,
  bookingStatusOf,
} = paying(site, bank)
const workers = work()
afterAll(() => workers.stop(1000))

type Wallet = 'applepay' | 'googlepay'

const validate = async () =>
  app.inject({
    method: 'POST',
    url: '/api/core/payments/wallets/applepay',
    payload: { validationUrl: 'https://apple-pay-gateway.apple.com/paymentservices/startSession' },
  })
const sessionOf = async ({ jwt }: Held): Promise<string> =>
  (await send('POST', 'payments/cardsession', {}, as(jwt))).body.key

/** The request body after the visitor has confirmed in the wallet. */
async function cardBy(held: Held, wallet: Wallet, number: string) {
  const validation: string | undefined = wallet === 'applepay' ? (await validate()).json().validation : undefined
  const token = JSON.stringify(walletTokenOf(wallet, number))
  return {
    merchantSessionKey: await sessionOf(held),
    wallet: { type: wallet, token, ...(validation && { validation }) },
  }
}

async function payWith(held: Held, card: object, { key = randomUUID() as string, amount = held.deposit } = {}) {
  const body = { part: 'deposit', amount, ...cardholder, ...card }
  return send('POST', `bookings/client/pay/card/${held.id}`, body, { ...as(held.jwt), 'idempotency-key': key })
}

async function payBy(
  held: Held,
  {
    wallet = 'applepay' as Wallet,
    number = '4242424242424242',
    ...more
  }: Partial<{ wallet: Wallet; number: string; key: string; amount: number }> = {},
) {
  return payWith(held, await cardBy(held, wallet, number), more)
}
const receiptOf = async ({ id }: Held) =>
  (await lettersOf(id)).find(({ subject }) => subject.startsWith('Receipt'))?.text

test('where Opayo takes the cards, both wallets name its gateway and its merchant', async () => {
  expect((await app.inject({ url: '/api/core/payments/wallets' })).json()).toMatchObject({
    applePay: { merchant: bankKeys.opayoVendor },
    googlePay: {
      environment: 'TEST',
      merchant: bankKeys.googlePayMerchant,
      gateway: 'opayoelavon',
      gatewayMerchant: bankKeys.opayoGooglePayMerchant,
    },
  })
})

describe('Apple’s sheet', () => {
  test('is opened by a session of Opayo, whose token stays with the server', async () => {
    const reply = await validate()
    const { session, validation } = reply.json()
    expect([reply.statusCode, session.domainName]).toEqual([200, new URL(configuration.publicUrl).hostname])
    expect(session.epochTimestamp).toBeTypeOf('number')
    expect(Object.keys(session)).not.toEqual(expect.arrayContaining(['sessionValidationToken']))
    expect(validation).toMatch(/^[\w-]{60,}$/)
  })

  test.each(['refused', 'no-request', 'unreadable'] as const)('stays closed while Opayo fails: %s', async fault => {
    bank.faults.add({ on: 'merchant-session', fault, times: 1, seconds: 0 })
    const reply = await validate()
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable'])
  })
})

describe('a deposit', () => {
  test('an Apple Pay payment skips 3-D Secure, and its receipt names the wallet and the card', async () => {
    const held = await hold()
    const { body } = await payBy(held)
    expect([body.state, body.card]).toEqual(['paid', { brand: 'Visa', last4: '4242', wallet: 'apple-pay' }])
    expect((await attemptsOf(held.id))[0]).toMatchObject({
      provider: 'opayo',
      cardWallet: 'apple-pay',
      cardLast4: '4242',
    })
    await expect.poll(() => receiptOf(held), { timeout: 20_000 }).toContain('Apple Pay · Visa ending in 4242')
    expect(await booksOf(held.id)).toEqual(agreed(Math.round(held.deposit * 100)))
  })

  test('by a card that Google only stores is challenged by its bank', async () => {
    const held = await hold()
    const { body } = await payBy(held, { wallet: 'googlepay' })
    expect([body.state, body.card]).toEqual(['challenge', null])
    await bringBack(await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl }))
    expect((await stateOf(body.id, held)).state).toBe('paid')
    await expect.poll(() => receiptOf(held), { timeout: 20_000 }).toContain('Google Pay · Visa ending in 4242')
  })

  test('is declined as its card is, and rejected where the sheet showed another amount', async () => {
    const held = await hold()
    const other = await payBy(held, { amount: held.deposit - 1 })
    expect([other.status, other.body.code]).toEqual([409, 'price-changed'])
    expect(await attemptsOf(held.id)).toEqual([])
    const declined = await payBy(held, { number: '4000000000000036' })
    expect([declined.body.state, declined.body.reason, declined.body.card]).toEqual(['failed', 'NOTAUTHED', null])
    expect(await booksOf(held.id)).toEqual(agreed(0))
  })

  test('is paid once, however often the browser repeats it', async () => {
    const held = await hold()
    const [key, card] = [randomUUID(), await cardBy(held, 'applepay', '4242424242424242')]
    const answers = await Promise.all([1, 2, 3].map(() => payWith(held, card, { key })))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    await expect.poll(async () => (await stateOf(answers[0]?.body.id, held)).state).toBe('paid')
    expect(await booksOf(held.id)).toEqual(agreed(Math.round(held.deposit * 100)))
  })

  test('whose reply is lost is found at the bank, and is still of its wallet', async () => {
    const held = await hold()
    const { body } = await payBy(held, { number: '4000000000000150' })
    expect(body.state).toBe('open')
    await expect.poll(async () => (await stateOf(body.id, held)).state, { timeout: 20_000 }).toBe('paid')
    expect((await attemptsOf(held.id))[0]?.cardWallet).toBe('apple-pay')
  })

  test('by Apple Pay needs the validation of its own sheet, in time', async () => {
    const held = await hold()
    const card = await cardBy(held, 'applepay', '4242424242424242')
    const { validation, ...without } = card.wallet
    expect((await payWith(held, { ...card, wallet: without })).body).toMatchObject({
      state: 'failed',
      reason: 'INVALID',
    })
    for (const forged of ['x', randomUUID(), `${validation}A`]) {
      const reply = await payWith(held, { ...card, wallet: { ...without, validation: forged } })
      expect([reply.status, reply.body.code]).toEqual([503, 'unavailable'])
    }
    vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] })
    const late = await payWith(held, card).finally(() => vi.useRealTimers())
    expect([late.status, late.body.code]).toEqual([503, 'unavailable'])
    expect((await payWith(held, card)).body.state).toBe('paid')
    // The sheet has paid.
    const again = await hold()
    expect((await payWith(again, { ...card, merchantSessionKey: await sessionOf(again) })).body.state).toBe('failed')
  })

  test('brings one card that can be read', async () => {
    const held = await hold()
    const card = await cardBy(held, 'googlepay', '4242424242424242')
    const { merchantSessionKey, wallet } = card
    for (const [given, field] of [
      [{ merchantSessionKey }, 'body.cardIdentifier'],
      [{ ...card, cardIdentifier: 'x' }, 'body.cardIdentifier'],
      [{ merchantSessionKey, wallet: { ...wallet, token: '[1]' } }, 'body.wallet.token'],
      [{ merchantSessionKey, wallet: { ...wallet, token: '{' } }, 'body.wallet.token'],
      [{ merchantSessionKey, wallet: { ...wallet, type: 'paypal' } }, 'body.wallet.type'],
    ] as const) {
      const reply = await payWith(held, given)
      expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([422, field])
    }
    expect(await attemptsOf(held.id)).toEqual([])
    const unreadable = await payWith(held, { merchantSessionKey, wallet: { ...wallet, token: '{"a":1}' } })
    expect(unreadable.body).toMatchObject({ state: 'failed', reason: 'INVALID' })
  })
})

test('a share of the balance is paid by Google Pay through a link', async () => {
  const held = await hold()
  expect((await payBy(held)).body.state).toBe('paid')
  await expect.poll(() => bookingStatusOf(held.id), { timeout: 20_000 }).toBe(bookingStatus.confirmed)
  const made = await send('POST', `bookings/${held.id}/paymentlinks`, { part: 'balance', amount: 200 }, as(held.jwt))
  const secret = String(made.body.address).split('#')[1]
  const { body: session } = await send('POST', 'paymentlinks/cardsession', { secret }, {})
  const wallet = {
    type: 'googlepay',
    token: JSON.stringify(walletTokenOf('googlepay', '4242424242424242', { proven: true })),
  }
  const card = { merchantSessionKey: session.key, wallet }
  const paid = await send(
    'POST',
    'paymentlinks/pay/card',
    { secret, amount: 200, email: 'grace@example.com', ...cardholder, ...card },
    { 'idempotency-key': randomUUID() },
  )
  expect(paid.body).toMatchObject({ state: 'paid', part: 'balance', amount: 200 })
  expect(paid.body).not.toHaveProperty('card')
})
