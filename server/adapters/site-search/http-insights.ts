import { headersOf, objectIdOf, type ProviderAccount } from './provider-account.ts'
import { EventsRefused, type InsightsEvent, type SearchInsights } from './search-insights.ts'

const names = { click: 'Search Result Opened', conversion: 'Form Sent After Search' } as const

/** An event as the API takes it. Whom it concerns it does not say: all who were shown the same answer are one. */
const asTold =
  (prefix: string) =>
  ({ kind, index, object, queryId, isProviders, position, happenedAt }: InsightsEvent) => ({
    eventType: kind,
    eventName: names[kind],
    index: `${prefix}${index}`,
    userToken: `anonymous-${queryId}`,
    timestamp: happenedAt.getTime(),
    objectIDs: [objectIdOf(object)],
    // A click without its place is none that follows a search, for the provider.
    ...(isProviders && kind === 'conversion' && { queryID: queryId }),
    ...(isProviders && kind === 'click' && position && { queryID: queryId, positions: [position] }),
  })

/** Tells an Insights API, as Algolia publishes it, over HTTP. `patience` is how long silence is borne. */
export function httpInsights({
  url,
  application,
  key,
  prefix,
  patience = 10_000,
}: ProviderAccount & { patience?: number }): SearchInsights {
  return {
    async tell(events, signal) {
      const answer = await fetch(`${url}/1/events`, {
        method: 'POST',
        headers: headersOf({ application, key }),
        body: JSON.stringify({ events: events.map(asTold(prefix)) }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      })
      // What it says beyond its status is of no use, and may be without end.
      await answer.body?.cancel()
      if (answer.status === 400 || answer.status === 413 || answer.status === 422)
        throw new EventsRefused(`What was told of the search was refused: ${answer.status}`)
      if (!answer.ok) throw new Error(`The search provider could not be told: ${answer.status}`)
    },
  }
}
