import type { Catalogue } from './catalogue.ts'

/** Tells the moment at which the next option expires: until then neither a search nor a calendar changes by itself. */
export function nextExpiry(catalogue: Catalogue): (now: number) => number {
  let known: { version: number; moments: number[] } | undefined
  return now => {
    if (known?.version !== catalogue.version) {
      const moments = [...catalogue.villas.values()].flatMap(({ search }) =>
        search.occupancies.flatMap(({ expiresAt }) => expiresAt ?? []),
      )
      known = { version: catalogue.version, moments: moments.sort((a, b) => a - b) }
    }
    return known.moments.find(moment => moment > now) ?? Number.POSITIVE_INFINITY
  }
}
