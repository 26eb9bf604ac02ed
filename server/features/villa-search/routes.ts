import type { FastifyInstance } from 'fastify'
import { maxRoomsAndSleeps, searchProperties } from '#contract/properties'
import { Refusal } from '#contract/refusals'
import { pageLimit } from '#domain/search/query'
import { readSearch, readSearchInList } from '#server/catalogue/read-search'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { audienceOfRequest } from '#server/platform/visitor'
import { keptSearches } from './kept-searches.ts'
import { searchTexts } from './search-text.ts'

const given = (params: Record<string, string | undefined>) =>
  Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined)

const searchAddress = `/api${searchProperties.path}`

export function villaSearchRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue, configuration } = context
  const searches = keptSearches(context)
  const textOf = searchTexts(context)
  app.early.add(request =>
    request.url?.startsWith(searchAddress)
      ? searches.find(request.url, audienceOfRequest(request, configuration))
      : undefined,
  )

  serve(app, searchProperties, async ({ query: { lang, ...params }, audience, inTurn, request, reply }) => {
    const kept = searches.find(request.url, audience)
    if (kept) return kept
    const asked = new URLSearchParams(given(params))
    const list = catalogue.content.listById.get(Number(params.collectionid))
    const { query, notices } = list
      ? readSearchInList(context, list, asked, audience, pageLimit.most)
      : readSearch(context, asked, audience, pageLimit.most)
    if (params.collectionid && !list) notices.push({ field: 'collectionid', code: 'unknown' })
    if (notices.length > 0) {
      const errors = notices.map(({ field, code }) => ({ field: `query.${field}`, code, detail: `${field}: ${code}` }))
      throw new Refusal('invalid-input', { errors })
    }
    const answer = { parts: () => textOf(query, lang ?? 'en'), long: query.limit > pageLimit.mostOnPage }
    return inTurn(searches.asked(request.url, audience, reply, answer))
  })

  serve(app, maxRoomsAndSleeps, () => catalogue.villas.largest)
}
