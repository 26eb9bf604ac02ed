import type { FastifyInstance } from 'fastify'
import { getStartupData } from '#contract/startup'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { startupData } from './startup-data.ts'

export function startupRoutes(app: FastifyInstance, context: Context): void {
  serve(app, getStartupData, ({ query, audience }) => {
    return startupData(context, { select: query.$select, expand: query.$expand }, query.lang ?? 'en', audience)
  })
}
