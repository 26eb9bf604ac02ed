import type { Books } from './books.ts'
import type { Faults } from './faults.ts'
import type { Webhooks } from './webhooks.ts'

/** By what the shop and its browsers make themselves known. */
export interface BankKeys {
  checkoutPublic: string
  checkoutSecret: string
  /** Signs what the shop is told. */
  checkoutWebhook: string
  applePayMerchant: string
  googlePayMerchant: string
  opayoVendor: string
  opayoKey: string
  opayoPassword: string
  opayoReportUser: string
  opayoReportPassword: string
}

/** The simulator's keys: the same for all who start it, and of no use anywhere else. */
export const bankKeys: BankKeys = {
  checkoutPublic: 'pk_sbox_maestrale00000000000000000',
  checkoutSecret: 'sk_sbox_maestrale00000000000000000',
  checkoutWebhook: 'the-webhook-key-of-the-simulator',
  applePayMerchant: 'merchant.maestrale.simulator',
  googlePayMerchant: '12345678901234567890',
  opayoVendor: 'maestrale',
  opayoKey: 'simulator-key',
  opayoPassword: 'simulator-password',
  opayoReportUser: 'reports',
  opayoReportPassword: 'simulator-reports',
}

/** What the parts of the simulator share. */
export interface Bank {
  books: Books
  faults: Faults
  webhooks: Webhooks
  keys: BankKeys
  /** Where it can be reached, once it listens. */
  url: () => string
}
