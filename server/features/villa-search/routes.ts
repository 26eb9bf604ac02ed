import type { FastifyInstance } from 'fastify'
import { maxRoomsAndSleeps, searchPlaces, searchPrices, searchProperties } from '#contract/villas/villa-search'
import { pageLimit } from '#domain/search/query'
import type { Context } from '#server/context'
import { audienceOfRequest } from '#server/platform/auth/visitor'
import { serve } from '#server/platform/http/serve'
import { findPlaces } from './find-places.ts'
import { findPrices } from './find-prices.ts'
import { runSearch } from './run-search.ts'
import { createSearchCache } from './search-cache.ts'
import { searchTexts } from './search-text.ts'

// The base of the endpoint for places, which lies below it.
const searchAddress = `/api${searchProperties.path}`

export function villaSearchRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue, configuration } = context
  const searches = createSearchCache(context)
  const textOf = searchTexts(context)
  app.early.add(request =>
    request.url?.startsWith(searchAddress)
      ? searches.find(request.url, audienceOfRequest(request, configuration))
      : undefined,
  )

  serve(
    app,
    searchProperties,
    async ({ query: { lang, ids, ...params }, audience, runQueued: inTurn, request, reply }) => {
      const kept = searches.find(request.url, audience)
      if (kept) return kept
      const query = runSearch(context, params, { audience, ids })
      const parts = () => textOf(query, lang ?? 'en')
      const long = (query.limit ?? pageLimit.usual) > pageLimit.mostOnPage
      return inTurn(searches.asked(request.url, audience, reply, { parts, long }))
    },
  )

  serve(app, searchPlaces, async ({ query: { ids, ...params }, audience, runQueued: inTurn, request, reply }) => {
    const kept = searches.find(request.url, audience)
    if (kept) return kept
    const query = runSearch(context, params, { audience, ids })
    const parts = () => [JSON.stringify(searchPlaces.reply.parse(findPlaces(context, query)))]
    return inTurn(searches.asked(request.url, audience, reply, { parts, long: false }))
  })

  serve(app, searchPrices, async ({ query: params, audience, runQueued: inTurn, request, reply }) => {
    const kept = searches.find(request.url, audience)
    if (kept) return kept
    const query = runSearch(context, params, { audience })
    const parts = () => [JSON.stringify(searchPrices.reply.parse(findPrices(context, query)))]
    return inTurn(searches.asked(request.url, audience, reply, { parts, long: false }))
  })

  serve(app, maxRoomsAndSleeps, () => catalogue.villas.largest)
}
