import { createHmac, randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { refusedNumber } from '#bank/test-cards'
import { testBank } from '#testing/bookings/bank'
import { isSignedByCheckout } from './checkout.ts'
import {
  type PaymentReference,
  type ProviderName,
  ProviderOutcomeUnknown,
  type ProviderPayment,
  ProviderRejected,
} from './payment-provider.ts'

const bank = await testBank({ patience: 1000 })
const { providers, tokenOf, answerChallenge, books, faults } = bank
const both = ['checkout', 'opayo'] as const
const cents = 123_45

const payer = {
  firstName: 'Ada',
  lastName: 'Beispiel',
  email: 'ada@example.com',
  address: '1 Quay',
  city: 'Corfu',
  postalCode: '49100',
  country: 'GR',
}
const browser = { ip: '192.0.2.1', accept: 'text/html', userAgent: 'a browser', language: 'en' }
const returnUrl = 'https://shop.example/back'

async function pay(name: ProviderName, number: string) {
  const reference = randomUUID()
  const card = await tokenOf(name, number)
  const request = { reference, cents, currency: 'EUR', description: 'A villa', card, payer, browser, returnUrl }
  const known = (state?: ProviderPayment): PaymentReference => ({
    reference,
    cents,
    currency: 'EUR',
    providerId: state?.providerId,
  })
  return { reference, known, state: await providers[name].authorise(request).catch((error: unknown) => error as Error) }
}

/** Pays with a card that needs no challenge. */
async function authorised(name: ProviderName, number = '4000000000000010') {
  const { known, state, reference } = await pay(name, number)
  if (state instanceof Error) throw state
  expect(state.truth).toBe('authorised')
  return { payment: known(state), reference }
}
const entry = (reference: string) => books.all().find(payment => payment.reference === reference)
const moved = (reference: string) => entry(reference)?.movements.map(({ kind, cents: amount }) => [kind, amount])

describe('a wallet at Checkout.com', () => {
  const payBy = async (wallet: 'applepay' | 'googlepay', number: string, proven?: boolean) => {
    const card = {
      kind: 'token' as const,
      token: await bank.walletToken(wallet, number, { ...(proven && { proven }) }),
    }
    const request = { reference: randomUUID(), cents, currency: 'EUR', description: 'A villa', card, payer, browser }
    return providers.checkout.authorise({ ...request, returnUrl })
  }

  test.each([
    ['applepay', true, 'authorised', 'apple-pay'],
    ['googlepay', true, 'authorised', 'google-pay'],
    // Google stores this card only: its bank requires a challenge.
    ['googlepay', false, 'challenge', 'google-pay'],
  ] as const)('%s, whose device has asked the holder: %s, is %s', async (wallet, proven, truth, named) => {
    expect(await payBy(wallet, '4242424242424242', proven)).toMatchObject({
      truth,
      card: { scheme: 'Visa', last4: '4242', wallet: named },
    })
  })

  test('declines as its card does, and is rejected where it cannot be decrypted', async () => {
    expect(await payBy('applepay', '4000000000000036')).toMatchObject({ truth: 'declined', reason: 'Declined' })
    await expect(payBy('applepay', refusedNumber)).rejects.toThrow(/rejected: 422/)
  })
})

describe.each(both)('%s', name => {
  const provider = providers[name]

  test.each<[string, Record<ProviderName, [string, string?]>]>([
    ['4000000000000010', { checkout: ['OK'], opayo: ['OK'] }],
    ['4000000000000036', { checkout: ['NOTAUTHED', 'Declined'], opayo: ['NOTAUTHED', 'NOTAUTHED'] }],
    ['4000000000000051', { checkout: ['REJECTED', 'Declined_IncorrectDetails'], opayo: ['REJECTED', 'REJECTED'] }],
    [
      '4000000000000069',
      { checkout: ['REJECTED', 'Declined_CardThreeDSecureDisabled'], opayo: ['REJECTED', 'REJECTED_3dnotenrolled'] },
    ],
    ['4000000000000077', { checkout: ['ERROR', 'Declined_TechnicalIssues'], opayo: ['ERROR', 'ERROR'] }],
    ['4000000000000085', { checkout: ['REJECTED', 'RiskResponse'], opayo: ['REJECTED', 'REJECTED'] }],
    ['4000000000000093', { checkout: ['MALFORMED', 'MALFORMED'], opayo: ['MALFORMED', 'MALFORMED'] }],
    ['4000000000000101', { checkout: ['INVALID', 'INVALID'], opayo: ['INVALID', 'INVALID'] }],
    ['4000000000000127', { checkout: ['OK'], opayo: ['REGISTERED'] }],
  ])('the card %s comes to its status and reason', async (number, expected) => {
    const { state } = await pay(name, number)
    const [status, reason] = expected[name]
    expect(state).toMatchObject({ status, ...(reason && { reason }), truth: reason ? 'declined' : 'authorised' })
  })

  test.each([
    ['4242424242424242', 'approve', 'authorised', undefined],
    ['4242424242424242', 'slow', 'authorised', undefined],
    ['4000000000000044', 'approve', 'declined', /Declined|NOTAUTHED/],
    ['4242424242424242', 'wrong', 'declined', /ThreeDSecureFailed|REJECTED_3dwrongcode/],
    ['4242424242424242', 'abandon', 'declined', /ThreeDSecureFailed|REJECTED_3dwrongcode/],
    ['4000000000000028', 'approve', 'authorised', undefined],
    ['4000000000000028', 'wrong', 'declined', /ThreeDSecureFailed|REJECTED_3dwrongcode/],
  ] as const)('the holder of %s says %s: %s', async (number, holder, truth, reason) => {
    const { state, known } = await pay(name, number)
    if (state instanceof Error || !state.challenge) throw new Error('nobody was asked')
    expect((await provider.getPayment(known(state))).truth).toBe('challenge')
    const back = await answerChallenge(state.challenge, holder, { returnUrl })
    expect(back.url.startsWith(returnUrl)).toBe(true)
    const { cres, PaRes } = back.fields
    const result = { ...(cres && { cRes: cres }), ...(PaRes && { paRes: PaRes }) }
    const finished = await provider.finishChallenge(known(state), result)
    expect(finished.truth).toBe(truth)
    if (reason) expect(finished.reason).toMatch(reason)
  })

  test('a challenge is not finished by what a browser makes up', async () => {
    const { state, known } = await pay(name, '4242424242424242')
    if (state instanceof Error || !state.challenge) throw new Error('nobody was asked')
    const asked = JSON.parse(Buffer.from(state.challenge.cReq ?? '', 'base64url').toString() || '{}')
    const made = Buffer.from(JSON.stringify({ acsTransID: asked.acsTransID ?? 'x', transStatus: 'Y' })).toString(
      'base64url',
    )
    expect((await provider.finishChallenge(known(state), { cRes: made })).truth).toBe('challenge')
    expect((await provider.finishChallenge(known(state), { cRes: 'nonsense' })).truth).toBe('challenge')
  })

  test('money is captured, released and refunded once, however often it is requested', async () => {
    const taken = await authorised(name)
    const key = randomUUID()
    await provider.capture(taken.payment, key)
    await provider.capture(taken.payment, key).catch(error => expect(error).toBeInstanceOf(ProviderRejected))
    expect((await provider.getPayment(taken.payment)).truth).toBe('captured')
    const half = { cents: 60_00, key: randomUUID(), description: 'Half of it' }
    await provider.refund(taken.payment, half)
    await provider.refund(taken.payment, half)
    await provider.refund(taken.payment, { ...half, cents: 63_45, key: randomUUID() })
    expect(moved(taken.reference)).toEqual([
      ['authorised', cents],
      ['captured', cents],
      ['refunded', 60_00],
      ['refunded', 63_45],
    ])
    await expect(provider.refund(taken.payment, { ...half, cents: 1, key: randomUUID() })).rejects.toBeInstanceOf(
      ProviderRejected,
    )

    const freed = await authorised(name)
    await provider.void(freed.payment, randomUUID())
    expect((await provider.getPayment(freed.payment)).truth).toBe('voided')
    await expect(provider.capture(freed.payment, randomUUID())).rejects.toBeInstanceOf(ProviderRejected)
  })

  test('refunds and captures that are rejected at first succeed with another key', async () => {
    const { payment, reference } = await authorised(name, '4000000000000226')
    await provider.capture(payment, randomUUID())
    const back = { cents, key: randomUUID(), description: 'All of it' }
    await expect(provider.refund(payment, back)).rejects.toBeInstanceOf(ProviderRejected)
    await provider.refund(payment, { ...back, key: randomUUID() })
    expect(moved(reference)?.filter(([kind]) => kind === 'refunded')).toEqual([['refunded', cents]])
  })

  test.each([
    ['4000000000000150', 'authorised'],
    ['4000000000000168', 'authorised'],
    ['4000000000000143', 'authorised'],
    ['4000000000000135', 'nothing'],
    ['4000000000000176', 'nothing'],
  ])('where the answer for %s does not come, the bank can be asked what became of it: %s', async (number, truth) => {
    const { state, known } = await pay(name, number)
    expect(state).toBeInstanceOf(ProviderOutcomeUnknown)
    expect((await provider.getPayment(known())).truth).toBe(truth)
  })

  test.each(['refused', 'no-request', 'lost-answer', 'silent', 'unreadable'] as const)(
    'a look-up that is answered so is no answer: %s',
    async fault => {
      const { payment } = await authorised(name)
      faults.add({ on: 'look-up', fault, times: 1, seconds: 60 })
      await expect(provider.getPayment(payment)).rejects.toBeInstanceOf(ProviderOutcomeUnknown)
      expect((await provider.getPayment(payment)).truth).toBe('authorised')
    },
  )

  test('a number that is none becomes no token', async () => {
    await expect(tokenOf(name, refusedNumber)).rejects.toThrow('422')
    await expect(tokenOf(name, '4242424242424241')).rejects.toThrow('422')
  })

  test('an unknown payment is unknown', async () => {
    expect(
      await provider.getPayment({ reference: randomUUID(), providerId: undefined, cents, currency: 'EUR' }),
    ).toEqual({
      truth: 'nothing',
    })
  })
})

describe('an action that Checkout.com has accepted', () => {
  const provider = providers.checkout
  afterEach(() => {
    faults.clear()
    vi.useRealTimers()
  })

  test.each(['captures', 'voids'] as const)(
    'is done when its actions say so: %s that are refused are asked for anew',
    async on => {
      const { payment, reference } = await authorised('checkout')
      const key = randomUUID()
      const ask = () => (on === 'captures' ? provider.capture(payment, key) : provider.void(payment, key))
      faults.add({ on, fault: 'declined', times: 2, seconds: 0 })
      await expect(ask()).rejects.toBeInstanceOf(ProviderRejected)
      await expect(ask()).rejects.toBeInstanceOf(ProviderRejected)
      expect((await provider.getPayment(payment)).truth).toBe('authorised')
      await ask()
      await ask()
      const [refused, done] = on === 'captures' ? ['capture-refused', 'captured'] : ['void-refused', 'voided']
      expect(moved(reference)?.map(([kind]) => kind)).toEqual(['authorised', refused, refused, done])
    },
  )

  test.each(['captures', 'voids', 'refunds'] as const)(
    'is left open while it is not decided, and not asked for twice: %s',
    async on => {
      const { payment, reference } = await authorised('checkout')
      if (on === 'refunds') await provider.capture(payment, randomUUID())
      const key = randomUUID()
      const ask = () =>
        on === 'captures'
          ? provider.capture(payment, key)
          : on === 'voids'
            ? provider.void(payment, key)
            : provider.refund(payment, { cents: 1_00, key, description: 'A part of it' })
      const before = moved(reference)?.length ?? 0
      faults.add({ on, fault: 'undecided', times: 1, seconds: 600 })
      await expect(ask()).rejects.toBeInstanceOf(ProviderOutcomeUnknown)
      await expect(ask()).rejects.toBeInstanceOf(ProviderOutcomeUnknown)
      expect(moved(reference)).toHaveLength(before)
    },
  )

  test('is found by what it is called when its key is known no more', async () => {
    const { payment, reference } = await authorised('checkout')
    await provider.capture(payment, randomUUID())
    const part = { cents: 1_00, key: randomUUID(), description: 'A part of it' }
    faults.add({ on: 'refunds', fault: 'lost-answer', times: 1, seconds: 0 })
    await expect(provider.refund(payment, part)).rejects.toBeInstanceOf(ProviderOutcomeUnknown)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 })
    await provider.refund(payment, part)
    expect(moved(reference)?.filter(([kind]) => kind === 'refunded')).toEqual([['refunded', 1_00]])
  })
})

test.each(both)('%s that has no time is no refusal', async name => {
  const reference = randomUUID()
  const card = await tokenOf(name, '4000000000000010')
  const request = { reference, cents, currency: 'EUR', description: 'A villa', card, payer, browser, returnUrl }
  faults.add({ on: 'payments', fault: 'busy', times: 1, seconds: 0 })
  await expect(providers[name].authorise(request)).rejects.toBeInstanceOf(ProviderOutcomeUnknown)
  expect((await providers[name].authorise(request)).truth).toBe('authorised')
})

test('a signature is that of the bytes and of the key, and an empty key signs nothing', () => {
  const body = Buffer.from('{"id":"evt_1"}')
  const sign = (key: string) => createHmac('sha256', key).update(body).digest('hex')
  expect(isSignedByCheckout(body, sign('key'), 'key')).toBe(true)
  expect(isSignedByCheckout(Buffer.from('{"id":"evt_2"}'), sign('key'), 'key')).toBe(false)
  expect(isSignedByCheckout(body, sign('other'), 'key')).toBe(false)
  expect(isSignedByCheckout(body, sign(''), '')).toBe(false)
  expect(isSignedByCheckout(body, undefined, 'key')).toBe(false)
  expect(isSignedByCheckout(body, sign('key').slice(2), 'key')).toBe(false)
})
