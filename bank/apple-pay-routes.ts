import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Bank } from './bank.ts'
import { respond } from './respond.ts'

const askedShape = z.object({
  merchantIdentifier: z.string().min(1),
  displayName: z.string().min(1).max(64),
  initiative: z.literal('web'),
  initiativeContext: z.string().min(1),
})

/** Merchant validation of Apple Pay, which precedes its sheet. */
export function applePayRoutes(app: FastifyInstance, { faults }: Bank): void {
  app.post('/paymentservices/paymentSession', async (request, reply) =>
    respond(reply, { on: 'merchant-session', faults }, () => {
      const asked = askedShape.safeParse(request.body)
      if (!asked.success) return { status: 400, body: { statusMessage: 'Payment Services Exception' } }
      const { merchantIdentifier, displayName, initiativeContext } = asked.data
      const now = Date.now()
      const body = {
        epochTimestamp: now,
        expiresAt: now + 300_000,
        merchantSessionIdentifier: `SSH${randomUUID().replaceAll('-', '').toUpperCase()}`,
        nonce: randomUUID().slice(0, 8),
        merchantIdentifier,
        domainName: initiativeContext,
        displayName,
        signature: 'simulated',
      }
      return { status: 200, body }
    }),
  )
}
