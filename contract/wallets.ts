import { z } from 'zod'
import { endpoint } from '#contract/endpoint'

const common = { group: 'payments', access: 'anyone' } as const

/** The wallets with which one pays, and what a browser asks each with. None of it is secret. */
const wallets = z
  .object({
    countryCode: z.string().meta({ description: 'Of the company that takes the money, two letters' }),
    company: z.string().meta({ description: 'As the sheet of the wallet names it' }),
    applePay: z.object({ merchant: z.string() }).nullable(),
    googlePay: z
      .object({
        environment: z.enum(['TEST', 'PRODUCTION']),
        merchant: z.string(),
        gateway: z.string().meta({ description: 'For whom Google encrypts the card' }),
        gatewayMerchant: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'Wallets' })
export type WalletsShown = z.output<typeof wallets>

export const listWallets = endpoint({
  ...common,
  method: 'GET',
  path: '/core/payments/wallets',
  summary: 'The wallets with which one pays here; null where one is not configured, or the provider does not take it',
  reply: wallets,
  refusals: [],
})

export const validateApplePay = endpoint({
  ...common,
  method: 'POST',
  path: '/core/payments/wallets/applepay',
  summary: 'The session with which a browser shows the sheet of Apple Pay',
  description: 'Apple is asked by the certificate of the site, at addresses of Apple alone. Nothing is kept.',
  body: z.object({
    validationUrl: z.string().max(300).meta({ description: 'As Apple has told the browser' }),
  }),
  reply: z.object({ session: z.record(z.string(), z.unknown()).meta({ description: 'Only Apple reads it' }) }),
  refusals: ['invalid-input', 'unavailable'],
  limit: { most: 30, seconds: 900, per: 'address', counted: 'everywhere' },
})
