import type { Language } from '#domain/language'
import type { SiteIndexName } from '#domain/site-search'

/** What is found by words: the texts of a thing in each language, the nearest first. */
export interface SearchRecord {
  /** Its kind and number: `villa 12`. */
  id: string
  texts: Readonly<Record<Language, Readonly<Record<RecordField, string>>>>
}

/** The texts of a record, from the one that tells most of what is meant: names, other names, places, what is said. */
export const recordFields = ['name', 'also', 'where', 'about'] as const
type RecordField = (typeof recordFields)[number]

export interface ProviderAnswer {
  /** Ids of what was found, the best first. */
  found: string[]
  /** For each index the id under which the provider is told what was opened of its answer, where it has given one. */
  queryIds: Partial<Record<SiteIndexName, string>>
}

/** A search provider: finds by words what it was given as records. What fails throws. */
export interface SearchProvider {
  find: (words: string, language: Language) => Promise<ProviderAnswer>
  /** Tells the provider which texts of a record count, and how much. */
  prepare: (signal: AbortSignal) => Promise<void>
  /** Puts records where those of the same id were, and takes others away. */
  write: (records: readonly SearchRecord[], gone: readonly string[], signal: AbortSignal) => Promise<void>
}
