import type { SiteSearchReply } from '#contract/search'
import { indexOfThing, placeOfThing } from '#domain/site-search'
import { readCookie, writeCookie } from '#web/cookies'

/** An opened search result: its kind and number, `villa 12`, and the id of the response that listed it. */
interface FoundClick {
  object: string
  queryId: string
  /** Position within its index, from 1. */
  position?: number | undefined
}

export const clickOn = (object: string, { groups, queryIds }: SiteSearchReply): FoundClick => ({
  object,
  queryId: queryIds[indexOfThing(object)],
  position: placeOfThing(
    object,
    groups.flatMap(({ found }) => found.map(({ id }) => id)),
  ),
})

/** The data layer entry for a click. */
export const toldOfClick = ({ object, queryId, position }: FoundClick) => ({
  search_index: indexOfThing(object),
  search_object: object,
  search_query_id: queryId,
  ...(position && { search_position: position }),
})

const cookie = 'searchclick'
const twoHours = 7200

/** Stores the clicked result for two hours. */
export function rememberClick({ object, queryId }: FoundClick): void {
  writeCookie(cookie, `${object} ${queryId}`, twoHours)
}

/** The stored click; undefined if there is none or it is unreadable. */
export function rememberedClick(): FoundClick | undefined {
  const [, object, queryId] = /^([a-z]+ \d+) ([\w-]+)$/.exec(readCookie(cookie) ?? '') ?? []
  return object && queryId ? { object, queryId } : undefined
}
