import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/booking/timeline'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { createFeed, revokeFeed } from './calendar-feeds.ts'
import { getTimeline } from './get-timeline.ts'
import { printFeed } from './print-feed.ts'

export function timelineRoutes(app: FastifyInstance, context: Context): void {
  serve(app, contract.getTimeline, ({ actor, params, query }) =>
    getTimeline(context.db, context, actor, { bookingId: params.id, language: query.lang }),
  )
  serve(app, contract.createCalendarFeed, ({ actor, params, tx }) => createFeed(tx, context, actor, params.id))
  serve(app, contract.revokeCalendarFeed, ({ actor, params, tx }) => revokeFeed(tx, actor, params.id))
  serve(app, contract.readCalendarFeed, ({ params, reply }) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    return printFeed(context.db, context, params.secret)
  })
}
