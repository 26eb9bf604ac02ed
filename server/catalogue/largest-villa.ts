import type { Catalogue } from './catalogue.ts'

/** The largest numbers of bedrooms and guests of any villa: the bounds of the search filters. */
export function largestVilla({ villas }: Catalogue): { bedroomsMax: number; sleepsMax: number } {
  let [bedroomsMax, sleepsMax] = [0, 0]
  for (const { search } of villas.values()) {
    bedroomsMax = Math.max(bedroomsMax, search.beds)
    sleepsMax = Math.max(sleepsMax, search.sleeps)
  }
  return { bedroomsMax, sleepsMax }
}
