import { z } from 'zod'
import { endpoint } from '#contract/endpoint'

const common = { group: 'payments', access: 'anyone' } as const

/** The configured wallets, with the parameters of their payment sheets. None of it is secret. */
const wallets = z
  .object({
    countryCode: z.string().meta({ description: 'Of the merchant, two letters' }),
    company: z.string().meta({ description: 'As shown in the payment sheet' }),
    applePay: z.object({ merchant: z.string() }).nullable(),
    googlePay: z
      .object({
        environment: z.enum(['TEST', 'PRODUCTION']),
        merchant: z.string(),
        gateway: z.string().meta({ description: 'The gateway for which Google encrypts the card' }),
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
  summary: 'Get the wallets; null for one that is not configured or that the provider does not accept',
  reply: wallets,
  problems: [],
})

export const validateApplePay = endpoint({
  ...common,
  method: 'POST',
  path: '/core/payments/wallets/applepay',
  summary: 'Get the merchant session for the sheet of Apple Pay',
  description: 'Apple is queried with the certificate of the site, at addresses of Apple only. Nothing is stored.',
  body: z.object({
    validationUrl: z.string().max(300).meta({ description: 'The address that Apple gave the browser' }),
  }),
  reply: z.object({ session: z.record(z.string(), z.unknown()).meta({ description: 'Opaque; only Apple reads it' }) }),
  problems: ['invalid-input', 'unavailable'],
  limit: { max: 30, windowSeconds: 900, per: 'address', store: 'database' },
})
