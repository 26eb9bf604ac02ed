import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/refusals'
import { maxRoomsAndSleeps, searchPlaces, searchPrices, searchProperties } from '#contract/villa-search'
import type { Audience } from '#domain/audience'
import { pageLimit, type SearchQuery } from '#domain/search/query'
import { readSearch, readSearchInList } from '#server/catalogue/read-search'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { audienceOfRequest } from '#server/platform/visitor'
import { findPlaces } from './find-places.ts'
import { findPrices } from './find-prices.ts'
import { keptSearches } from './kept-searches.ts'
import { searchTexts } from './search-text.ts'

type Params = Record<string, string | undefined>

const given = (params: Params) =>
  Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined)

// Where the villas of a search lie is asked for below it.
const searchAddress = `/api${searchProperties.path}`

/** The search that a call asks for; what cannot be used is refused with the field named. */
function searchAsked(context: Context, params: Params, audience: Audience): SearchQuery {
  const asked = new URLSearchParams(given(params))
  const list = context.catalogue.content.listById.get(Number(params.collectionid))
  const { query, notices } = list
    ? readSearchInList(context, list, asked, audience, pageLimit.most)
    : readSearch(context, asked, audience, pageLimit.most)
  if (params.collectionid && !list) notices.push({ field: 'collectionid', code: 'unknown' })
  if (notices.length === 0) return query
  const errors = notices.map(({ field, code }) => ({ field: `query.${field}`, code, detail: `${field}: ${code}` }))
  throw new Refusal('invalid-input', { errors })
}

/** The same search among some villas alone. */
const amongThese = (query: SearchQuery, ids: readonly number[] | undefined): SearchQuery =>
  ids ? { ...query, among: query.among?.filter(id => ids.includes(id)) ?? ids } : query

export function villaSearchRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue, configuration } = context
  const searches = keptSearches(context)
  const textOf = searchTexts(context)
  app.early.add(request =>
    request.url?.startsWith(searchAddress)
      ? searches.find(request.url, audienceOfRequest(request, configuration))
      : undefined,
  )

  serve(app, searchProperties, async ({ query: { lang, ids, ...params }, audience, inTurn, request, reply }) => {
    const kept = searches.find(request.url, audience)
    if (kept) return kept
    const query = amongThese(searchAsked(context, params, audience), ids)
    const parts = () => textOf(query, lang ?? 'en')
    const long = (query.limit ?? pageLimit.usual) > pageLimit.mostOnPage
    return inTurn(searches.asked(request.url, audience, reply, { parts, long }))
  })

  serve(app, searchPlaces, async ({ query: { ids, ...params }, audience, inTurn, request, reply }) => {
    const kept = searches.find(request.url, audience)
    if (kept) return kept
    const query = amongThese(searchAsked(context, params, audience), ids)
    const parts = () => [JSON.stringify(searchPlaces.reply.parse(findPlaces(context, query)))]
    return inTurn(searches.asked(request.url, audience, reply, { parts, long: false }))
  })

  serve(app, searchPrices, async ({ query: params, audience, inTurn, request, reply }) => {
    const kept = searches.find(request.url, audience)
    if (kept) return kept
    const query = searchAsked(context, params, audience)
    const parts = () => [JSON.stringify(searchPrices.reply.parse(findPrices(context, query)))]
    return inTurn(searches.asked(request.url, audience, reply, { parts, long: false }))
  })

  serve(app, maxRoomsAndSleeps, () => catalogue.villas.largest)
}
