/** Something that a visitor has done, as the site's own parts tell it; never with anything of a person. */
export type SiteEvent =
  | { kind: 'form'; form: string }
  /** Something that the search of the site found was opened: its kind and number, `villa 12`. */
  | { kind: 'found'; id: string }

/** So many events wait for somebody to hear them. */
const mostWaiting = 20

let waiting: SiteEvent[] = []
let hear: ((event: SiteEvent) => void) | undefined

/** Tells what has been done, to whoever hears of it; nobody does without the visitor's consent. */
export function tell(event: SiteEvent): void {
  if (hear) hear(event)
  else waiting = [...waiting, event].slice(-mostWaiting)
}

/** Hears of what is done from now on, and of what nobody has heard yet. */
export function listen(listener: (event: SiteEvent) => void): () => void {
  hear = listener
  for (const event of waiting.splice(0)) listener(event)
  return () => {
    hear = undefined
  }
}
