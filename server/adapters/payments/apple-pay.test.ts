import { describe, expect, test } from 'vitest'
import { testBank } from '#testing/bookings/bank'
import { applePay, isApplesGateway } from './apple-pay.ts'
import { ProviderOutcomeUnknown, ProviderRejected } from './payment-provider.ts'

test.each([
  'https://apple-pay-gateway.apple.com/paymentservices/startSession',
  'https://apple-pay-gateway-nc-pod1.apple.com/paymentservices/paymentSession',
  'https://apple-pay-gateway-pr-pod5-dr.apple.com/paymentservices/startSession',
  'https://apple-pay-gateway-cert.apple.com/paymentservices/startSession',
  'https://cn-apple-pay-gateway-sh-pod2.apple.com/paymentservices/startSession',
])('%s is Apple’s', address => {
  expect(isApplesGateway(address)).toBe(true)
})

test.each([
  '',
  'http://apple-pay-gateway.apple.com/paymentservices/startSession',
  'https://apple-pay-gateway.apple.com:8443/paymentservices/startSession',
  'https://user@apple-pay-gateway.apple.com/paymentservices/startSession',
  'https://apple-pay-gateway.apple.com/paymentservices/startSession/../../x',
  'https://apple-pay-gateway.apple.com.example/paymentservices/startSession',
  'https://apple-pay-gateway-example.apple.com/paymentservices/startSession',
  'https://example/apple-pay-gateway.apple.com/paymentservices/startSession',
  'https://169.254.169.254/paymentservices/startSession',
])('%s is not Apple’s', address => {
  expect(isApplesGateway(address)).toBe(false)
})

describe('the simulator in Apple’s place', async () => {
  const bank = await testBank()
  const simulator = `${bank.url}/applepay`
  const apple = applePay({ merchant: 'merchant.test', simulator }, { name: 'Villas', domain: 'villas.example' })
  const address = `${simulator}/paymentservices/paymentSession`

  test('knows the shop by its merchant id and domain', async () => {
    expect(await apple.validate(address)).toMatchObject({
      merchantIdentifier: 'merchant.test',
      domainName: 'villas.example',
      displayName: 'Villas',
    })
  })

  test('is queried at no other address', async () => {
    for (const other of [
      `${bank.url}/control/ledger`,
      'https://apple-pay-gateway.apple.com/paymentservices/startSession',
    ])
      await expect(apple.validate(other)).rejects.toBeInstanceOf(ProviderRejected)
  })

  test.each(['refused', 'no-request', 'unreadable'] as const)('may fail: %s', async fault => {
    bank.faults.add({ on: 'merchant-session', fault, times: 1, seconds: 0 })
    await expect(apple.validate(address)).rejects.toBeInstanceOf(ProviderOutcomeUnknown)
  })
})
