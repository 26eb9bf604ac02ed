import type { SiteSearchReply } from '#contract/villas/search'

/** An action of a visitor, as the site's features report it; never with personal data. */
export type SiteEvent =
  | { kind: 'form'; form: string }
  /** A visitor opened a result of the site search: its kind and number, `villa 12`, and the results shown with it. */
  | { kind: 'found'; id: string; shown: SiteSearchReply }

const name = 'told'

/** Dispatches an event to its listeners; without the visitor's consent there are none. */
export const trackEvent = (detail: SiteEvent): unknown => document.dispatchEvent(new CustomEvent(name, { detail }))

export function onTrackedEvent(listener: (event: SiteEvent) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<SiteEvent>).detail)
  document.addEventListener(name, hear)
  return () => document.removeEventListener(name, hear)
}
