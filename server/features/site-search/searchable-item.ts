import type { SearchResultKind } from '#contract/villas/search'
import type { Audience } from '#domain/geography/audience'
import type { Language, Text } from '#domain/text/language'
import type { Catalogue } from '#server/catalogue/catalogue'
import { isIndexablePage } from '#server/catalogue/pages/linked-pages'
import type { PictureRow } from '#server/catalogue/rows/content'

/** A searchable thing in one language: how it is shown, and its texts by descending weight. */
export interface SearchableItem {
  id: string
  kind: SearchResultKind
  name: string
  note: string
  path: string
  picture?: PictureRow | undefined
  also: string[]
  where: string[]
  about: string[]
  /** Rank among equal fits of its kind; without one they are sorted by name. */
  order?: number
  visibleTo: (audience: Audience) => boolean
  /** When it expires, in milliseconds since 1970. */
  until?: number | undefined
}

export type ItemBuilder = (catalogue: Catalogue, id: number, language: Language) => SearchableItem | undefined

export const always = () => true
export const noted = (...parts: (string | undefined)[]) => [...new Set(parts.filter(Boolean))].join(', ')

type Named = { name: Text; alsoKnownAs?: string[] } | undefined
/** Every name of a place or an amenity, in all languages and colloquially. */
export const namesOf = (place: Named): string[] =>
  place ? [...Object.values(place.name), ...(place.alsoKnownAs ?? [])] : []

export const shownPage = ({ content }: Catalogue, id: number | null) => {
  const page = content.pageById.get(id ?? 0)
  return page && isIndexablePage(page) ? page : undefined
}
