import type { SiteSearchReply } from '#contract/villas/search'
import { idInIndex, indexOfKind } from '#domain/content/site-search'
import { readCookie, writeCookie } from '#web/lib/cookies'

/** An opened search result: its kind and number, `villa 12`, and the id of the response that listed it. */
interface SearchClick {
  object: string
  queryId: string
  /** Position within its index, from 1. */
  position?: number | undefined
}

export const toSearchClick = (object: string, { groups, queryIds }: SiteSearchReply): SearchClick => ({
  object,
  queryId: queryIds[indexOfKind(object)],
  position: idInIndex(
    object,
    groups.flatMap(({ found }) => found.map(({ id }) => id)),
  ),
})

/** The data layer entry for a click. */
export const searchClickPayload = ({ object, queryId, position }: SearchClick) => ({
  search_index: indexOfKind(object),
  search_object: object,
  search_query_id: queryId,
  ...(position && { search_position: position }),
})

const cookie = 'searchclick'
const twoHours = 7200

/** Stores the clicked result for two hours. */
export function storeSearchClick({ object, queryId }: SearchClick): void {
  writeCookie(cookie, `${object} ${queryId}`, twoHours)
}

/** The stored click; undefined if there is none or it is unreadable. */
export function readSearchClick(): SearchClick | undefined {
  const [, object, queryId] = /^([a-z]+ \d+) ([\w-]+)$/.exec(readCookie(cookie) ?? '') ?? []
  return object && queryId ? { object, queryId } : undefined
}
