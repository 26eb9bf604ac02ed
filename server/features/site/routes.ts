import type { FastifyInstance } from 'fastify'
import { ProblemError } from '#contract/problems'
import { getSite as getSiteCall, getTravelNotice } from '#contract/site/site'
import { atOnce, createDownloadCache } from '#server/catalogue/download-cache'
import type { Context } from '#server/context'
import { prepareResponse } from '#server/platform/cache/prepared-response'
import { headersForAll, jsonOf } from '#server/platform/http/endpoint-responses'
import { serve } from '#server/platform/http/serve'
import { getSite } from './get-site.ts'
import { findNotice } from './travel-notices.ts'

/** One response for each language and audience, in three encodings. */
const mostBytes = 2 * 1024 * 1024

export function siteRoutes(app: FastifyInstance, context: Context): void {
  const find = createDownloadCache(context.catalogue, mostBytes)

  // Every page needs it, and most are validated by it.
  serve(app, getSiteCall, ({ params, audience, reply }) => {
    const make = async () =>
      prepareResponse(200, jsonOf(getSiteCall, getSite(context, params.lang, audience)), {
        headers: headersForAll(reply),
        quality: 4,
      })
    return find(`${params.lang} ${audience}`, make, atOnce)
  })

  serve(app, getTravelNotice, ({ params }) => {
    const notice = findNotice(context, params.key, params.lang)
    if (!notice) throw new ProblemError('not-found')
    return notice
  })
}
