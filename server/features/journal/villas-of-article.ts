import type { Property } from '#contract/villas/villa-search'
import { todayAt } from '#domain/calendar/today'
import { villasLinkedIn } from '#domain/content/links'
import { type Audience, hiddenFrom } from '#domain/geography/audience'
import { emptyQuery } from '#domain/search/query'
import type { Language } from '#domain/text/language'
import { defaultSearchFacts, presentProperty } from '#server/catalogue/present'
import type { BlogPageRow } from '#server/catalogue/rows/content'
import type { Context } from '#server/context'

const most = 3

/** The villas that an article mentions, in its order, filled up with the first of its region. */
export function villasOfArticle(
  { catalogue, clock }: Context,
  row: BlogPageRow,
  { language, audience }: { language: Language; audience: Audience },
): Property[] {
  const { villas, content, index } = catalogue
  const now = clock.now()
  const named = villasLinkedIn(row.content[language]).filter(id => {
    const villa = villas.get(id)
    return villa && !hiddenFrom(audience, villa.search)
  })
  const query = { ...emptyQuery, audience, limit: most }
  const near =
    row.regionId === null ? [] : index.search({ ...query, des: [row.regionId] }, { now, today: todayAt(now) }).ids
  return [...new Set([...named, ...near.slice(0, Math.max(0, most - named.length))])]
    .flatMap(id => villas.get(id) ?? [])
    .map(villa => presentProperty(villa, content, language, defaultSearchFacts(villa, todayAt(now, villa.timezone))))
}
