import { ProblemError } from '#contract/problems'
import type { Audience } from '#domain/geography/audience'
import { pageLimit, type SearchQuery } from '#domain/search/query'
import { readSearch, readSearchInCollection } from '#server/catalogue/read-search'
import type { Context } from '#server/context'

type Params = Record<string, string | undefined>

const given = (params: Params) =>
  Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined)

/**
 * Parses the search of a request, restricted to some villas where it names them. Throws `invalid-input` with the field.
 */
export function runSearch(
  context: Context,
  params: Params,
  { audience, ids }: { audience: Audience; ids?: readonly number[] | undefined },
): SearchQuery {
  const asked = new URLSearchParams(given(params))
  const list = context.catalogue.content.listById.get(Number(params.collectionid))
  const { query, notices }: ReturnType<typeof readSearch> = list
    ? readSearchInCollection(context, list, asked, audience, pageLimit.most)
    : readSearch(context, asked, audience, pageLimit.most)
  if (params.collectionid && !list) notices.push({ field: 'collectionid', code: 'unknown' })
  if (notices.length > 0) {
    const errors = notices.map(({ field, code }) => ({ field: `query.${field}`, code, detail: `${field}: ${code}` }))
    throw new ProblemError('invalid-input', { errors })
  }
  return ids ? { ...query, among: query.among?.filter(id => ids.includes(id)) ?? ids } : query
}
