import type { FastifyInstance } from 'fastify'
import { subscribeInFooter } from '#contract/subscriptions'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { listRoutes } from './list-routes.ts'
import { subscribeByEmail } from './subscribe-by-email.ts'

export function subscriptionRoutes(app: FastifyInstance, context: Context): void {
  serve(app, subscribeInFooter, async ({ body, tx }) => ({
    contactId: await subscribeByEmail(tx, { email: body.email, language: body.lang ?? 'en' }),
  }))
  listRoutes(app, context)
}
