import type { FastifyInstance } from 'fastify'
import { setInterestFlag, setMallorcaInterest } from '#contract/interests'
import { subscribeInFooter, subscribeInOverlay, subscribeToNewDestination } from '#contract/subscriptions'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { listRoutes } from './list-routes.ts'
import { setInterest } from './set-interest.ts'
import { subscribeByEmail } from './subscribe-by-email.ts'

export function subscriptionRoutes(app: FastifyInstance, context: Context): void {
  serve(app, subscribeInFooter, async ({ body, tx }) => ({
    contactId: await subscribeByEmail(tx, { email: body.email, language: body.lang ?? 'en' }),
  }))
  serve(app, subscribeInOverlay, async ({ body, tx }) => ({
    contactId: await subscribeByEmail(tx, { email: body.email, language: body.lang ?? 'en' }),
  }))
  serve(app, subscribeToNewDestination, async ({ body, tx }) => ({
    contactId: await subscribeByEmail(tx, {
      email: body.email,
      language: body.lang ?? 'en',
      interest: 'mallorcainterest',
    }),
  }))
  serve(app, setMallorcaInterest, async ({ headers, tx }) => ({
    contactId: await setInterest(tx, { secret: headers.token, flag: 'mallorcainterest' }),
  }))
  serve(app, setInterestFlag, async ({ headers, params, tx }) => ({
    contactId: await setInterest(tx, { secret: headers.token, flag: params.flagname }),
  }))
  listRoutes(app, context)
}
