import type { FastifyInstance } from 'fastify'
import { getStartupData } from '#contract/site/startup'
import { createDownloadCache } from '#server/catalogue/download-cache'
import type { Context } from '#server/context'
import { prepareChunkedResponse } from '#server/platform/cache/prepared-response'
import { headersForAll } from '#server/platform/http/endpoint-responses'
import { serve } from '#server/platform/http/serve'
import { readAsked, startupData } from './startup-data.ts'

const mostBytes = 48 * 1024 * 1024

export function startupRoutes(app: FastifyInstance, context: Context): void {
  const find = createDownloadCache(context.catalogue, mostBytes)

  serve(app, getStartupData, ({ query, audience, runQueued: inTurn, reply }) => {
    const asked = { ...readAsked(query), language: query.lang ?? ('en' as const), audience }
    const make = () =>
      prepareChunkedResponse(200, startupData(context, asked), { headers: headersForAll(reply), quality: 4 })
    return find(Object.values(asked).map(String).join(' '), make, inTurn)
  })
}
