import type { Catalogue } from './catalogue.ts'

/** Tells the moment at which the next option or article expires: until then nothing changes by itself. */
export function nextExpiry(catalogue: Catalogue): (now: number) => number {
  let known: { version: number; moments: number[] } | undefined
  return now => {
    if (known?.version !== catalogue.version) {
      const moments = [...catalogue.villas.optionExpiries(), ...catalogue.content.articleExpiries].sort((a, b) => a - b)
      known = { version: catalogue.version, moments }
    }
    return known.moments.find(moment => moment > now) ?? Number.POSITIVE_INFINITY
  }
}
