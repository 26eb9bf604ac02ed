import type { Faults } from './faults.ts'
import type { PaymentStore } from './payment-store.ts'
import type { Webhooks } from './webhooks.ts'

/** Credentials of the shop and its browsers. */
export interface BankKeys {
  checkoutPublic: string
  checkoutSecret: string
  /** Signs webhooks. */
  checkoutWebhook: string
  applePayMerchant: string
  googlePayMerchant: string
  opayoVendor: string
  opayoKey: string
  opayoPassword: string
  opayoGooglePayMerchant: string
  opayoReportUser: string
  opayoReportPassword: string
}

/** The simulator's keys: fixed, and useless elsewhere. */
export const bankKeys: BankKeys = {
  checkoutPublic: 'pk_sbox_maestrale00000000000000000',
  checkoutSecret: 'sk_sbox_maestrale00000000000000000',
  checkoutWebhook: 'the-webhook-key-of-the-simulator',
  applePayMerchant: 'merchant.maestrale.simulator',
  googlePayMerchant: '12345678901234567890',
  opayoVendor: 'maestrale',
  opayoKey: 'simulator-key',
  opayoPassword: 'simulator-password',
  opayoGooglePayMerchant: 'maestrale-simulator',
  opayoReportUser: 'reports',
  opayoReportPassword: 'simulator-reports',
}

/** State shared by the parts of the simulator. */
export interface Bank {
  books: PaymentStore
  faults: Faults
  webhooks: Webhooks
  keys: BankKeys
  /** Its URL, once it listens. */
  url: () => string
}
