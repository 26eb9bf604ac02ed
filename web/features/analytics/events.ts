import type { SiteSearchReply } from '#contract/search'

/** Something that a visitor has done, as the site's own parts tell it; never with anything of a person. */
export type SiteEvent =
  | { kind: 'form'; form: string }
  /** Something that the search of the site found was opened: its kind and number, `villa 12`, and what was shown with it. */
  | { kind: 'found'; id: string; shown: SiteSearchReply }

const name = 'told'

/** Tells what has been done, to whoever hears of it; nobody does without the visitor's consent. */
export const tell = (detail: SiteEvent): unknown => document.dispatchEvent(new CustomEvent(name, { detail }))

/** Hears of what is done from now on. */
export function listen(listener: (event: SiteEvent) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<SiteEvent>).detail)
  document.addEventListener(name, hear)
  return () => document.removeEventListener(name, hear)
}
