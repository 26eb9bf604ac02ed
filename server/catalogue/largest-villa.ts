import type { Catalogue } from './catalogue.ts'

/** The largest numbers of bedrooms and guests of any villa: the bounds of the search filters. */
export const largestVilla = ({ index }: Catalogue): { bedroomsMax: number; sleepsMax: number } => ({
  bedroomsMax: index.largest.beds,
  sleepsMax: index.largest.sleeps,
})
