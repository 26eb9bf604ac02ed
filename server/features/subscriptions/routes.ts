import type { FastifyInstance } from 'fastify'
import { subscribeInFooter } from '#contract/subscriptions'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { subscribeByEmail } from './subscribe-by-email.ts'

export function subscriptionRoutes(app: FastifyInstance, context: Context): void {
  serve(app, subscribeInFooter, async ({ body, tx }) => ({
    contactId: await subscribeByEmail(tx, context, { email: body.email, language: body.lang ?? 'en' }),
  }))
}
