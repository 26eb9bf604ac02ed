import type { FastifyInstance } from 'fastify'
import { bookCall, getCallTimes } from '#contract/site/call-backs'
import { getOfficeHours } from '#contract/site/site'
import type { Context } from '#server/context'
import { knownCountryOf } from '#server/platform/auth/visitor'
import { serve } from '#server/platform/http/serve'
import { findAvailableSlots } from './available-slots.ts'
import { bookCallback } from './book-callback.ts'
import { officeHours } from './office-hours.ts'

export function officeRoutes(app: FastifyInstance, context: Context): void {
  const { configuration, clock, db } = context

  serve(app, getOfficeHours, ({ request, query: { lang: language = 'en', timezone: zone } }) =>
    officeHours(context, { country: knownCountryOf(request, configuration), zone, language }),
  )

  serve(app, getCallTimes, async ({ reply }) => {
    reply.header('cache-control', 'no-store')
    const free = await findAvailableSlots(db, context, clock.now())
    return { times: free.map(({ startsAt }) => new Date(startsAt).toISOString()) }
  })

  serve(app, bookCall, async ({ body, request, tx }) =>
    bookCallback(tx, context, { ...body, language: body.lang ?? 'en', from: app.early.callerOf(request.raw) }),
  )
}
