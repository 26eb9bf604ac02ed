import type { SiteIndexName } from '#domain/content/site-search'
import type { Language } from '#domain/text/language'

/** A searchable record: the texts of a thing in each language. */
export interface SearchRecord {
  /** Its kind and number: `villa 12`. */
  id: string
  texts: Readonly<Record<Language, Readonly<Record<RecordField, string>>>>
}

/** The text fields of a record by descending relevance: names, other names, places, description. */
export const recordFields = ['name', 'also', 'where', 'about'] as const
type RecordField = (typeof recordFields)[number]

export interface ProviderAnswer {
  /** Ids of the matches, the best first. */
  found: string[]
  /** The provider's query id by index, for click events, where it has issued one. */
  queryIds: Partial<Record<SiteIndexName, string>>
}

/** A full-text search provider over our records. Failures throw. */
export interface SearchProvider {
  find: (words: string, language: Language) => Promise<ProviderAnswer>
  /** Configures which texts of a record count, and how much. */
  prepare: (signal: AbortSignal) => Promise<void>
  /** Upserts records, and deletes others by id. */
  write: (records: readonly SearchRecord[], gone: readonly string[], signal: AbortSignal) => Promise<void>
}
