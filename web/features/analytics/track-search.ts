import type { SearchEvent } from '#contract/villas/search'
import { api } from '#web/lib/api-client'

const name = 'POST /core/search/events'

// Captured at start, so that third-party scripts cannot intercept it.
const beacon = navigator.sendBeacon?.bind(navigator)

/**
 * Reports to the server which search result the visitor opened. A beacon survives leaving the page, and nothing waits
 * for a response.
 */
export function trackSearchEvent(event: SearchEvent): void {
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' })
  if (!beacon?.(`/api${name.slice(name.indexOf('/'))}`, body)) api(name, { body: event }).catch(() => {})
}
