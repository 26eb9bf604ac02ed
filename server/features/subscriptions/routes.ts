import type { FastifyInstance } from 'fastify'
import { subscribeInFooter } from '#contract/subscriptions'
import { serve } from '#server/platform/serve'
import { subscribeByEmail } from './subscribe-by-email.ts'

export function subscriptionRoutes(app: FastifyInstance): void {
  serve(app, subscribeInFooter, async ({ body, tx }) => ({
    contactId: await subscribeByEmail(tx, { email: body.email, language: body.lang ?? 'en' }),
  }))
}
