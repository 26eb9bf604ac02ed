import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { applePayRoutes } from './apple-pay-routes.ts'
import { bankKeys } from './bank.ts'
import { Books } from './books.ts'
import { challengeRoutes } from './challenge-routes.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { controlRoutes } from './control-routes.ts'
import { Faults } from './faults.ts'
import { opayoRoutes } from './opayo-routes.ts'
import { Webhooks } from './webhooks.ts'

interface Given {
  port: number
  host?: string
  /** Where the books are kept; they are forgotten without. */
  file?: string
}

/** A simulator that listens. */
export interface RunningBank {
  url: string
  books: Books
  faults: Faults
  /** Names the shop that hears of what happens; nobody does until then. */
  tellShop: (url: string) => void
  /** Sends what was held back. */
  webhooksNow: () => void
  stop: () => Promise<void>
}

/**
 * Starts the bank simulator: Checkout.com's API below `/checkout`, Opayo's below `/opayo`, Apple's merchant
 * validation below `/applepay`, the page of the holder's own bank, and the control calls. It knows nothing of the site but the address to which its webhooks go.
 */
export async function startBank({ port, host = '127.0.0.1', file }: Given): Promise<RunningBank> {
  const books = new Books(file)
  const faults = new Faults()
  const webhooks = new Webhooks(faults)
  let url = ''
  const bank = { books, faults, webhooks, keys: bankKeys, url: () => url }
  const app = Fastify({ logger: false, bodyLimit: 64 * 1024, forceCloseConnections: true })
  // Browsers bring their cards here themselves.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', '*')
    if (request.method !== 'OPTIONS') return
    await reply
      .status(204)
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'authorization, content-type',
      })
      .send()
  })
  app.options('/*', async (_request, reply) => reply.status(204).send())
  await app.register(async checkout => checkoutRoutes(checkout, bank), { prefix: '/checkout' })
  await app.register(async opayo => opayoRoutes(opayo, bank), { prefix: '/opayo' })
  await app.register(async apple => applePayRoutes(apple, bank), { prefix: '/applepay' })
  await app.register(async pages => challengeRoutes(pages, bank))
  await app.register(async control => controlRoutes(control, bank))
  await app.listen({ port, host })
  url = `http://${host}:${(app.server.address() as AddressInfo).port}`
  return {
    url,
    books,
    faults,
    tellShop: shop => webhooks.tell({ url: shop, key: bankKeys.checkoutWebhook }),
    webhooksNow: () => webhooks.flush(),
    stop: async () => {
      await webhooks.stop()
      await app.close()
    },
  }
}
