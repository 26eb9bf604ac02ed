import type { FastifyRequest } from 'fastify'
import type { Bank } from './bank.ts'
import type { Card, Payment } from './payment-store.ts'

/** State shared by Opayo's endpoints, apart from the ledger. */
export interface OpayoContext {
  bank: Bank
  /** Cards by identifier, each bound to a session. */
  identifiers: Map<string, { card: Card; session: string }>
  /** Merchant session keys with their expiry. */
  sessions: Map<string, number>
  /** Validation tokens of Apple's sheets that wait for their payment. */
  validations: Set<string>
  /** Movement ids by the shop's refund reference. */
  refunds: Map<string, string>
  isMerchant: (request: FastifyRequest) => boolean
  findPayment: (id: string) => Payment | undefined
}

const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

export const createOpayoContext = (bank: Bank): OpayoContext => ({
  bank,
  identifiers: new Map(),
  sessions: new Map(),
  validations: new Set(),
  refunds: new Map(),
  isMerchant: ({ headers }) => headers.authorization === basic(bank.keys.opayoKey, bank.keys.opayoPassword),
  findPayment: id => {
    const found = bank.books.find(id.toLowerCase())
    return found?.provider === 'opayo' ? found : undefined
  },
})
