import { LRUCache } from 'lru-cache'
import { listedVilla } from '#contract/villas/villa-search'
import { pageLimit, type SearchQuery } from '#domain/search/query'
import type { Language } from '#domain/text/language'
import type { CatalogueVilla } from '#server/catalogue/catalogue'
import { presentListed, presentSearchFacts } from '#server/catalogue/present'
import { findVillas, withSearchClock } from '#server/catalogue/search-villas'
import type { Context } from '#server/context'

const mostBytes = 32 * 1024 * 1024

/**
 * Serialises search replies as JSON, one chunk per villa, equal to what the contract's presenters give. The part of a
 * villa that does not depend on the search is validated once per villa and language, and cached as text until the villa
 * changes.
 */
export function searchTexts(
  context: Pick<Context, 'catalogue' | 'clock'>,
): (query: SearchQuery, language: Language) => Iterable<string> {
  const { catalogue } = context
  const kept = new LRUCache<string, { villa: CatalogueVilla; text: string }>({
    maxSize: mostBytes,
    sizeCalculation: ({ text }) => 2 * text.length + 256,
  })
  let { content } = catalogue

  const listed = (villa: CatalogueVilla, language: Language) => {
    const key = `${language}${villa.row.id}`
    const known = kept.get(key)
    if (known?.villa === villa) return known.text
    const text = JSON.stringify(listedVilla.parse(presentListed(villa, content, language)))
    kept.set(key, { villa, text })
    return text
  }

  return function* (query, language) {
    if (content !== catalogue.content) {
      kept.clear()
      content = catalogue.content
    }
    const { items, total, amenityGroupCounts } = findVillas(context, query)
    const asked = withSearchClock(context, query)
    yield '{"properties":['
    let separator = ''
    for (const item of items) {
      const villa = catalogue.villas.get(item.id)
      if (!villa) continue
      // Merges the members of both objects into one.
      const searched = JSON.stringify(presentSearchFacts(villa, item, asked))
      yield `${separator}${listed(villa, language).slice(0, -1)},${searched.slice(1)}`
      separator = ','
    }
    const rest = {
      total,
      page: query.page,
      limit: query.limit ?? pageLimit.usual,
      amenityGroupCounts: Object.fromEntries(amenityGroupCounts),
    }
    yield `],${JSON.stringify(rest).slice(1)}`
  }
}
