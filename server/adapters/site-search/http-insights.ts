import { headersOf, objectIdOf, type ProviderAccount } from './provider-account.ts'
import { EventsRejected, type InsightsEvent, type SearchInsights } from './search-insights.ts'

const names = { click: 'Search Result Opened', conversion: 'Form Sent After Search' } as const

/** An event in the shape of the API. It names no user: all visitors who received the same result count as one. */
const asTold =
  (prefix: string) =>
  ({ kind, index, object, queryId, isProviders, position, happenedAt }: InsightsEvent) => ({
    eventType: kind,
    eventName: names[kind],
    index: `${prefix}${index}`,
    userToken: `anonymous-${queryId}`,
    timestamp: happenedAt.getTime(),
    objectIDs: [objectIdOf(object)],
    // The provider accepts a click as one after a search only with its position.
    ...(isProviders && kind === 'conversion' && { queryID: queryId }),
    ...(isProviders && kind === 'click' && position && { queryID: queryId, positions: [position] }),
  })

/** Sends events to an Insights API (Algolia's) over HTTP. `patience` is the timeout in milliseconds. */
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
      // The body is not needed, and can be endless.
      await answer.body?.cancel()
      if (answer.status === 400 || answer.status === 413 || answer.status === 422)
        throw new EventsRejected(`What was told of the search was refused: ${answer.status}`)
      if (!answer.ok) throw new Error(`The search provider could not be told: ${answer.status}`)
    },
  }
}
