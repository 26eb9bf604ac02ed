import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { bankKeys } from '#bank/bank'
import { paymentProviders } from '#server/adapters/payments/payment-providers'
import { withSimulatedBank } from '#server/bank-simulator'
import { readConfiguration } from '#server/platform/config/configuration'
import { testBank } from '#testing/bookings/bank'
import { cardholder, type Held, paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'
import { listWallets } from './wallets.ts'

const bank = await testBank()
const site = await testApp({
  // As the demo starts, without a provider's account.
  complete: given =>
    withSimulatedBank({ ...given, payments: { ...given.payments, checkout: undefined, opayo: undefined } }, bank.url),
})
const { app, context, configuration } = site
const { work, send, as, hold, challengeOf, bringBack, stateOf, attemptsOf, lettersOf, booksOf, agreed } = paying(
  site,
  bank,
)
const workers = work()
afterAll(() => workers.stop(1000))

type Wallet = 'applepay' | 'googlepay'

/** Pays a deposit as a browser does after the wallet's sheet. */
async function payBy(
  held: Held,
  {
    wallet = 'applepay' as Wallet,
    number = '4242424242424242',
    key = randomUUID() as string,
    amount = held.deposit,
  } = {},
) {
  const token = await bank.walletToken(wallet, number)
  const body = { part: 'deposit', amount, ...cardholder, token }
  return send('POST', `bookings/client/pay/card/checkout/${held.id}`, body, {
    ...as(held.jwt),
    'idempotency-key': key,
  })
}
const receiptOf = async ({ id }: Held) =>
  (await lettersOf(id)).find(({ subject }) => subject.startsWith('Receipt'))?.text

describe('the available wallets', () => {
  test('are both in the demo', async () => {
    expect((await app.inject({ url: '/api/core/payments/wallets' })).json()).toEqual({
      countryCode: 'GB',
      company: configuration.company.name,
      applePay: { merchant: bankKeys.applePayMerchant },
      googlePay: {
        environment: 'TEST',
        merchant: bankKeys.googlePayMerchant,
        gateway: 'checkoutltd',
        gatewayMerchant: bankKeys.checkoutPublic,
      },
    })
  })

  test('are none where no provider takes the cards', () => {
    const payments = { ...context.payments, forNew: () => undefined }
    expect(listWallets({ configuration, payments })).toMatchObject({ applePay: null, googlePay: null })
  })

  test.each(['checkout', 'opayo'])('are none with a configured provider until they are named: %s', async provider => {
    const named = readConfiguration({ ...bank.environment, CARD_PROVIDER: provider })
    const unset = await withSimulatedBank(named, bank.url)
    expect(unset.payments.wallets).toMatchObject({ applePay: undefined, googlePay: undefined })
    const payments = paymentProviders(unset)
    expect(listWallets({ configuration: unset, payments })).toMatchObject({ applePay: null, googlePay: null })
  })
})

describe('Apple’s sheet', () => {
  const validate = async (validationUrl: string) =>
    app.inject({ method: 'POST', url: '/api/core/payments/wallets/applepay', payload: { validationUrl } })

  test('is opened by a session that Apple gives the server', async () => {
    const reply = await validate(`${bank.url}/applepay/paymentservices/paymentSession`)
    const { session, validation } = reply.json()
    expect([reply.statusCode, session.domainName, validation]).toEqual([200, 'localhost', null])
  })

  test('is not opened with a URL that is not Apple’s, and not while Apple fails', async () => {
    for (const address of [`${bank.url}/control/ledger`, 'https://example.com/', 'nothing', 'x'.repeat(301)]) {
      const reply = await validate(address)
      expect([reply.statusCode, reply.json().errors[0].field]).toEqual([422, 'body.validationUrl'])
    }
    bank.faults.add({ on: 'merchant-session', fault: 'refused', times: 1, seconds: 0 })
    const reply = await validate(`${bank.url}/applepay/paymentservices/paymentSession`)
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable'])
  })
})

describe('a deposit', () => {
  test('an Apple Pay payment skips 3-D Secure, and its receipt names the wallet and the card', async () => {
    const held = await hold()
    const { body } = await payBy(held)
    expect([body.state, body.card]).toEqual(['paid', { brand: 'Visa', last4: '4242', wallet: 'apple-pay' }])
    expect((await attemptsOf(held.id))[0]).toMatchObject({
      cardWallet: 'apple-pay',
      cardScheme: 'Visa',
      cardLast4: '4242',
    })
    await expect.poll(() => receiptOf(held), { timeout: 20_000 }).toContain('Apple Pay · Visa ending in 4242')
    expect(await booksOf(held.id)).toEqual(agreed(Math.round(held.deposit * 100)))
  })

  test('by a card that Google only stores is challenged by its bank', async () => {
    const held = await hold()
    const { body } = await payBy(held, { wallet: 'googlepay' })
    expect(body.state).toBe('challenge')
    await bringBack(await bank.answerChallenge(challengeOf(body), 'approve'))
    expect((await stateOf(body.id, held)).state).toBe('paid')
    await expect.poll(() => receiptOf(held), { timeout: 20_000 }).toContain('Google Pay · Visa ending in 4242')
  })

  test('is declined as its card is, and rejected where the sheet showed another amount', async () => {
    const held = await hold()
    const other = await payBy(held, { amount: held.deposit - 1 })
    expect([other.status, other.body.code]).toEqual([409, 'price-changed'])
    expect(await attemptsOf(held.id)).toEqual([])
    const declined = await payBy(held, { number: '4000000000000036' })
    expect([declined.body.state, declined.body.reason]).toEqual(['failed', 'Declined'])
    expect(await booksOf(held.id)).toEqual(agreed(0))
  })

  test('is paid once, however often the browser repeats it', async () => {
    const held = await hold()
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => payBy(held, { key })))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await stateOf(answers[0]?.body.id, held)).state).toBe('paid')
    expect(await booksOf(held.id)).toEqual(agreed(Math.round(held.deposit * 100)))
  })

  test('whose reply is lost is found at the bank', async () => {
    const held = await hold()
    const { body } = await payBy(held, { number: '4000000000000150' })
    expect(body.state).toBe('open')
    await expect.poll(async () => (await stateOf(body.id, held)).state, { timeout: 20_000 }).toBe('paid')
    expect((await attemptsOf(held.id))[0]?.cardWallet).toBe('apple-pay')
  })
})
