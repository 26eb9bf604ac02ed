import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ProviderName } from '#server/adapters/payments/payment-provider'
import { testBank } from '#testing/bookings/bank'
import { type Held, paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'

const bank = await testBank()
const site = await testApp({ environment: { ...bank.environment, PUBLIC_URL: 'https://maestrale.test' } })
const { app } = site
const { hold, as, paymentBody, path, attemptsOf } = paying(site, bank)

const payWith = async (provider: ProviderName, number: string, held: Held) =>
  app.inject({
    method: 'POST',
    url: `/api/core/${path(provider, held.id)}`,
    payload: await paymentBody(provider, number, held.deposit),
    headers: { ...as(held.jwt), 'idempotency-key': randomUUID() },
  })

test.each(['checkout', 'opayo'] as const)(
  'a challenge of %s leaves its reference for 15 seconds, and the return removes it',
  async provider => {
    const held = await hold()
    const asked = await payWith(provider, '4242424242424242', held)
    const [attempt] = await attemptsOf(held.id)
    expect(asked.cookies).toEqual([
      {
        name: '3dsecure',
        value: attempt?.batchCode,
        maxAge: 15,
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: true,
      },
    ])
    const url = `/payment-return/${provider}/${attempt?.batchCode}`
    const back = await app.inject({
      method: 'POST',
      url,
      payload: '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(back.statusCode).toBe(303)
    expect(back.cookies).toMatchObject([{ name: '3dsecure', value: '', maxAge: 0, path: '/' }])
  },
)

test('a payment without a challenge sets no cookie', async () => {
  expect((await payWith('checkout', '4000000000000010', await hold())).cookies).toEqual([])
})
