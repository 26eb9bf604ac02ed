import type { FastifyRequest } from 'fastify'
import type { Bank } from './bank.ts'
import type { Card, Payment } from './books.ts'

/** What Opayo's calls have in common: the bank, and what was brought to it that stands in no books. */
export interface OpayoDesk {
  bank: Bank
  /** Cards by their identifiers, each for the session in which it came. */
  identifiers: Map<string, { card: Card; session: string }>
  /** Movements by the shop's reference of a refund. */
  refunds: Map<string, string>
  isMerchant: (request: FastifyRequest) => boolean
  findPayment: (id: string) => Payment | undefined
}

const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** The desk of a bank at which nobody has been yet. */
export const opayoDesk = (bank: Bank): OpayoDesk => ({
  bank,
  identifiers: new Map(),
  refunds: new Map(),
  isMerchant: ({ headers }) => headers.authorization === basic(bank.keys.opayoKey, bank.keys.opayoPassword),
  findPayment: id => {
    const found = bank.books.find(id.toLowerCase())
    return found?.provider === 'opayo' ? found : undefined
  },
})
