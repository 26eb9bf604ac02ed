import type { SiteIndexName } from '#domain/site-search'

/** What a visitor who agrees has done with an answer of the search of the site. */
export interface InsightsEvent {
  kind: 'click' | 'conversion'
  index: SiteIndexName
  /** The thing, by its kind and number: `villa 12`. */
  object: string
  queryId: string
  /** Whether the provider that is told has given that id itself. */
  isProviders: boolean
  position: number | null
  happenedAt: Date
}

/** Whoever keeps what is told of the search of the site. What fails throws; `EventsRefused` where telling again would be in vain. */
export interface SearchInsights {
  tell: (events: readonly InsightsEvent[], signal: AbortSignal) => Promise<void>
}

/** So many events may be told at once. */
export const mostTogether = 500

/** The other side could not use what it was told. */
export class EventsRefused extends Error {
  override name = 'EventsRefused'
}
