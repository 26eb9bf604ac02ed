import { z } from 'zod'
import { lacking } from './configuration-error.ts'

const address = z.url({ protocol: /^https?$/ }).optional()
const secret = (of: string) => z.string().default('').describe(of)

/** Card payment providers. Without one, the demonstration starts a bank simulator (docs/payments.md). */
export const paymentSettings = {
  CARD_PROVIDER: z
    .enum(['checkout', 'opayo'])
    .default('checkout')
    .describe(
      'Who takes cards: `checkout` (Checkout.com) or `opayo`; what was begun with the other is brought to its end',
    ),
  CHECKOUT_URL: address.describe(
    'Checkout.com’s API, as `https://PREFIX.api.checkout.com`; without, in demo mode, the bank simulator',
  ),
  CHECKOUT_PUBLIC_KEY: secret('The key by which browsers bring it their cards'),
  CHECKOUT_SECRET_KEY: secret('The key by which it is asked to take money'),
  CHECKOUT_WEBHOOK_KEY: secret('The key with which it signs what it tells us'),
  CHECKOUT_CHANNEL: secret('The id of the processing channel there, where the account has several'),
  APPLE_PAY_MERCHANT: secret(
    'The merchant id at Apple, as `merchant.example.villas`, by which Checkout.com takes Apple Pay; without, no Apple Pay there',
  ),
  APPLE_PAY_CERTIFICATE: secret('The file of the merchant identity certificate from Apple (PEM)'),
  APPLE_PAY_KEY: secret('The file of its private key (PEM, without a password)'),
  APPLE_PAY_DOMAIN_FILE: secret(
    'The file with which Apple verifies the domain; answered at `/.well-known/apple-developer-merchantid-domain-association`',
  ),
  GOOGLE_PAY_MERCHANT: secret('The merchant id in Google’s Pay & Wallet Console; without, no Google Pay'),
  OPAYO_URL: address.describe(
    'Opayo’s Pi API, as `https://live.opayo.eu.elavon.com/api/v1`; without, in demo mode, the bank simulator',
  ),
  OPAYO_VENDOR: secret('The vendor’s name at Opayo'),
  OPAYO_KEY: secret('The integration key there'),
  OPAYO_PASSWORD: secret('The integration password there'),
  OPAYO_APPLE_PAY_DOMAIN: z
    .string()
    .default('')
    .refine(name => name === '' || /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name), 'is a host name without scheme and port')
    .describe('The host name that MyOpayo knows for Apple Pay, as `www.example.com`; without, no Apple Pay by Opayo'),
  OPAYO_GOOGLE_PAY_MERCHANT: secret(
    'The `gatewayMerchantId` that MyOpayo shows for Google Pay; without, no Google Pay by Opayo',
  ),
  OPAYO_REPORTS_URL: address.describe(
    'Its Reporting & Admin API, as `https://live.opayo.eu.elavon.com/access/access.htm`, which finds payments whose answer was lost',
  ),
  OPAYO_REPORTS_USER: secret('A user of that API'),
  OPAYO_REPORTS_PASSWORD: secret('The password of that user'),
  BANK_SIMULATOR_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe('The port of the bank simulator; without, the one after `PORT`, or a free one where that is taken'),
  BANK_SIMULATOR_URL: address.describe('A bank simulator that runs already, in place of one of our own'),
  PAYMENT_RECONCILE_AFTER_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3600)
    .default(60)
    .describe('Seconds after which a payment that is still open is asked after at its provider, at each full minute'),
  PAYMENT_TIMEOUT_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(60)
    .default(2)
    .describe('Minutes after which a payment of which its provider knows nothing is given up'),
  THREE_DS_TIMEOUT_MINUTES: z.coerce
    .number()
    .int()
    .min(5)
    .max(1440)
    .default(45)
    .describe('Minutes in which the holder of a card answers their bank, before the payment is given up'),
}

/** The site's credentials at Apple: a certificate, or the bank simulator in place of Apple. */
export type ApplePaySettings = { merchant: string } & ({ certificate: string; key: string } | { simulator: string })

/** The wallets that are configured. */
interface Wallets {
  applePay: ApplePaySettings | undefined
  domainFile: string
  googlePay: { merchant: string; environment: 'TEST' | 'PRODUCTION' } | undefined
}

type Settings = z.output<z.ZodObject<typeof paymentSettings>>

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

const applePayOf = ({ APPLE_PAY_MERCHANT, APPLE_PAY_CERTIFICATE, APPLE_PAY_KEY }: Settings): ApplePaySettings => ({
  merchant: APPLE_PAY_MERCHANT,
  certificate: APPLE_PAY_CERTIFICATE,
  key: APPLE_PAY_KEY,
})

/** Problems of providers without their keys, and in live mode of simulators. */
export function problemsOfPayments(
  value: Settings & { MODE: 'demo' | 'live'; ROLE: 'all' | 'web' | 'worker' },
): string[] {
  const chosen = value.CARD_PROVIDER === 'checkout' ? 'CHECKOUT_URL' : 'OPAYO_URL'
  const simulators = (['BANK_SIMULATOR_URL', 'BANK_SIMULATOR_PORT'] as const).filter(name => value[name] !== undefined)
  return [
    ...lacking(value, 'CHECKOUT_URL', ['CHECKOUT_PUBLIC_KEY', 'CHECKOUT_SECRET_KEY', 'CHECKOUT_WEBHOOK_KEY']),
    ...lacking(value, 'APPLE_PAY_MERCHANT', ['APPLE_PAY_CERTIFICATE', 'APPLE_PAY_KEY']),
    ...lacking(value, 'OPAYO_URL', [
      'OPAYO_VENDOR',
      'OPAYO_KEY',
      'OPAYO_PASSWORD',
      'OPAYO_REPORTS_URL',
      'OPAYO_REPORTS_USER',
      'OPAYO_REPORTS_PASSWORD',
    ]),
    ...(value.MODE === 'live' && !value[chosen] ? [`MODE=live needs ${chosen}: somebody must take the cards.`] : []),
    ...(value.MODE === 'live' ? simulators.map(name => `MODE=live has no bank simulator: ${name} is set.`) : []),
    ...(value.ROLE === 'worker' && value.MODE === 'demo' && !value.BANK_SIMULATOR_URL && !value[chosen]
      ? ['ROLE=worker needs BANK_SIMULATOR_URL: the bank simulator belongs to the site, at the port after its own.']
      : []),
  ]
}

/** The card payment providers and their addresses. */
export function paymentsOf(value: Settings & { MODE: 'demo' | 'live' }) {
  return {
    provider: value.CARD_PROVIDER,
    checkout: value.CHECKOUT_URL
      ? {
          url: withoutSlash(value.CHECKOUT_URL),
          publicKey: value.CHECKOUT_PUBLIC_KEY,
          secretKey: value.CHECKOUT_SECRET_KEY,
          webhookKey: value.CHECKOUT_WEBHOOK_KEY,
          channel: value.CHECKOUT_CHANNEL,
        }
      : undefined,
    opayo: value.OPAYO_URL
      ? {
          url: withoutSlash(value.OPAYO_URL),
          vendor: value.OPAYO_VENDOR,
          key: value.OPAYO_KEY,
          password: value.OPAYO_PASSWORD,
          reports: {
            url: value.OPAYO_REPORTS_URL ?? '',
            user: value.OPAYO_REPORTS_USER,
            password: value.OPAYO_REPORTS_PASSWORD,
          },
          wallets: {
            applePayDomain: value.OPAYO_APPLE_PAY_DOMAIN || undefined,
            googlePayMerchant: value.OPAYO_GOOGLE_PAY_MERCHANT || undefined,
          },
        }
      : undefined,
    wallets: {
      applePay: value.APPLE_PAY_MERCHANT ? applePayOf(value) : undefined,
      /** The domain association file for Apple. */
      domainFile: value.APPLE_PAY_DOMAIN_FILE,
      googlePay: value.GOOGLE_PAY_MERCHANT
        ? { merchant: value.GOOGLE_PAY_MERCHANT, environment: value.MODE === 'live' ? 'PRODUCTION' : 'TEST' }
        : undefined,
    } satisfies Wallets as Wallets,
    simulator: {
      port: value.BANK_SIMULATOR_PORT,
      url: value.BANK_SIMULATOR_URL && withoutSlash(value.BANK_SIMULATOR_URL),
    },
    reconcileSeconds: value.PAYMENT_RECONCILE_AFTER_SECONDS,
    patience: { begun: value.PAYMENT_TIMEOUT_MINUTES * 60_000, challenged: value.THREE_DS_TIMEOUT_MINUTES * 60_000 },
  }
}
