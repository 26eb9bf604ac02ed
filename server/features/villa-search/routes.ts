import type { FastifyInstance } from 'fastify'
import { maxRoomsAndSleeps, searchProperties } from '#contract/properties'
import { Refusal } from '#contract/refusals'
import { readSearch, readSearchInList } from '#server/catalogue/read-search'
import { searchVillas } from '#server/catalogue/search-villas'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { keptSearches } from './kept-searches.ts'

const given = (params: Record<string, string | undefined>) =>
  Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined)

export function villaSearchRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue } = context
  const searches = keptSearches(context)

  serve(app, searchProperties, async ({ query: { lang, ...params }, audience, request, reply }) => {
    const kept = searches.find(request.url, audience, reply)
    if (kept) return kept
    const asked = new URLSearchParams(given(params))
    const list = catalogue.content.listById.get(Number(params.collectionid))
    const { query, notices } = list
      ? readSearchInList(context, list, asked, audience)
      : readSearch(context, asked, audience)
    if (params.collectionid && !list) notices.push({ field: 'collectionid', code: 'unknown' })
    if (notices.length > 0) {
      const errors = notices.map(({ field, code }) => ({ field: `query.${field}`, code, detail: `${field}: ${code}` }))
      throw new Refusal('invalid-input', { errors })
    }
    return searches.make(request.url, audience, () => searchVillas(context, query, lang ?? 'en'))
  })

  serve(app, maxRoomsAndSleeps, () => catalogue.villas.largest)
}
