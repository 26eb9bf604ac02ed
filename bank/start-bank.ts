import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { applePayRoutes } from './apple-pay-routes.ts'
import { bankKeys } from './bank.ts'
import { challengeRoutes } from './challenge-routes.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { controlRoutes } from './control-routes.ts'
import { Faults } from './faults.ts'
import { opayoRoutes } from './opayo-routes.ts'
import { PaymentStore } from './payment-store.ts'
import { Webhooks } from './webhooks.ts'

interface Given {
  port: number
  host?: string
  /** File of the ledger; without one it is lost with the process. */
  file?: string
}

export interface RunningBank {
  url: string
  books: PaymentStore
  faults: Faults
  /** Sets the shop's webhook URL; before, no webhooks are sent. */
  tellShop: (url: string) => void
  /** Sends held-back webhooks. */
  webhooksNow: () => void
  stop: () => Promise<void>
}

/**
 * Starts the bank simulator: Checkout.com's API below `/checkout`, Opayo's below `/opayo`, Apple's merchant
 * validation below `/applepay`, the challenge page, and the control API. Its only knowledge of the site is its
 * webhook URL.
 */
export async function startBank({ port, host = '127.0.0.1', file }: Given): Promise<RunningBank> {
  const books = new PaymentStore(file)
  const faults = new Faults()
  const webhooks = new Webhooks(faults)
  let url = ''
  const bank = { books, faults, webhooks, keys: bankKeys, url: () => url }
  const app = Fastify({ logger: false, bodyLimit: 64 * 1024, forceCloseConnections: true })
  // CORS: browsers submit card data directly.
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
