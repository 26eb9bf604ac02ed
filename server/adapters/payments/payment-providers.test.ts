import { expect, test } from 'vitest'
import { openCardSession } from '#server/features/payments/attempts/open-card-session'
import { listWallets } from '#server/features/payments/wallets/wallets'
import { readConfiguration } from '#server/platform/config/configuration'
import { liveEnvironment } from '#testing/site/live-environment'
import { paymentProviders } from './payment-providers.ts'

const configuration = readConfiguration({ ...liveEnvironment, GOOGLE_PAY_MERCHANT: 'merchant' })

test('while payments are switched off none begins, and those that have begun keep their provider', async () => {
  let isOff = false
  const payments = paymentProviders(configuration, () => isOff)
  expect(listWallets({ payments, configuration }).googlePay).toBeTruthy()
  expect(await openCardSession({ payments })).toBeTruthy()
  isOff = true
  await expect(openCardSession({ payments })).rejects.toMatchObject({ code: 'unavailable' })
  expect(listWallets({ payments, configuration }).googlePay).toBeFalsy()
  expect(payments.of('checkout')).toBeTruthy()
  isOff = false
  expect(payments.forNew('checkout')).toBe(payments.of('checkout'))
})
