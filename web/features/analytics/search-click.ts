import type { SiteSearchReply } from '#contract/search'
import { indexOfThing, placeOfThing } from '#domain/site-search'
import { readCookie, writeCookie } from '#web/cookies'

/** Something that was found and opened: its kind and number, `villa 12`, and the id of the answer in which it stood. */
interface FoundClick {
  object: string
  queryId: string
  /** Its place among those of its index, from 1. */
  position?: number | undefined
}

/** What was opened of an answer. */
export const clickOn = (object: string, { groups, queryIds }: SiteSearchReply): FoundClick => ({
  object,
  queryId: queryIds[indexOfThing(object)],
  position: placeOfThing(
    object,
    groups.flatMap(({ found }) => found.map(({ id }) => id)),
  ),
})

/** What the data layer is told of it. */
export const toldOfClick = ({ object, queryId, position }: FoundClick) => ({
  search_index: indexOfThing(object),
  search_object: object,
  search_query_id: queryId,
  ...(position && { search_position: position }),
})

const cookie = 'searchclick'
const twoHours = 7200

/** Remembers what was opened of what was found, for two hours. */
export function rememberClick({ object, queryId }: FoundClick): void {
  writeCookie(cookie, `${object} ${queryId}`, twoHours)
}

/** What is remembered; undefined where there is nothing, or nothing that can be read. */
export function rememberedClick(): FoundClick | undefined {
  const [, object, queryId] = /^([a-z]+ \d+) ([\w-]+)$/.exec(readCookie(cookie) ?? '') ?? []
  return object && queryId ? { object, queryId } : undefined
}
