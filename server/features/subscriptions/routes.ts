import type { FastifyInstance } from 'fastify'
import { subscribeInFooter } from '#contract/subscriptions'
import { transact } from '#database/transact'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { subscribeByEmail } from './subscribe-by-email.ts'

export function subscriptionRoutes(app: FastifyInstance, { db }: Context): void {
  serve(app, subscribeInFooter, async ({ body }) => ({
    contactId: await transact(db, tx => subscribeByEmail(tx, { email: body.email, language: body.lang ?? 'en' })),
  }))
}
