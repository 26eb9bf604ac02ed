import type { FastifyInstance } from 'fastify'
import { getStartupData } from '#contract/startup'
import { keptDownloads } from '#server/catalogue/kept-downloads'
import type { Context } from '#server/context'
import { headersForAll } from '#server/platform/call-answers'
import { longReply } from '#server/platform/ready-reply'
import { serve } from '#server/platform/serve'
import { readAsked, startupData } from './startup-data.ts'

const mostBytes = 48 * 1024 * 1024

export function startupRoutes(app: FastifyInstance, context: Context): void {
  const find = keptDownloads(context.catalogue, mostBytes)

  serve(app, getStartupData, ({ query, audience, inTurn, reply }) => {
    const asked = { ...readAsked(query), language: query.lang ?? ('en' as const), audience }
    const make = () => longReply(200, startupData(context, asked), { headers: headersForAll(reply), quality: 4 })
    return find(Object.values(asked).map(String).join(' '), make, inTurn)
  })
}
