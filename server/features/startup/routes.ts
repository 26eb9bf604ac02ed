import type { FastifyInstance } from 'fastify'
import { getStartupData } from '#contract/startup'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { audienceOfRequest } from '#server/platform/visitor'
import { startupData } from './startup-data.ts'

export function startupRoutes(app: FastifyInstance, context: Context): void {
  serve(app, getStartupData, ({ query, request }) => {
    const audience = audienceOfRequest(request, context.configuration)
    return startupData(context, { select: query.$select, expand: query.$expand }, query.lang ?? 'en', audience)
  })
}
