import type { SearchEvent } from '#contract/search'
import { api } from '#web/api'

const name = 'POST /core/search/events'

// As it was when the page began: what scripts of others put in its place hears nothing.
const beacon = navigator.sendBeacon?.bind(navigator)

/**
 * Tells the server what was opened of what was searched. Whoever opens something leaves the page: the browser sends it
 * meanwhile, and nobody waits for an answer.
 */
export function tellSearch(event: SearchEvent): void {
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' })
  if (!beacon?.(`/api${name.slice(name.indexOf('/'))}`, body)) api(name, { body: event }).catch(() => {})
}
