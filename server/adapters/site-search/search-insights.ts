import type { SiteIndexName } from '#domain/content/site-search'

/** A click or conversion after a site search, of a visitor who has consented. */
export interface InsightsEvent {
  kind: 'click' | 'conversion'
  index: SiteIndexName
  /** The thing, by its kind and number: `villa 12`. */
  object: string
  queryId: string
  /** Whether the receiving provider issued that id itself. */
  isProviders: boolean
  position: number | null
  happenedAt: Date
}

/** A receiver of search events. Failures throw; `EventsRefused` where a retry would be in vain. */
export interface SearchInsights {
  tell: (events: readonly InsightsEvent[], signal: AbortSignal) => Promise<void>
}

/** The most events in one request. */
export const maxBatchSize = 500

/** The provider rejected the events. */
export class EventsRejected extends Error {
  override name = 'EventsRefused'
}
