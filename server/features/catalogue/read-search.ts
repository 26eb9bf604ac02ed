import type { Audience } from '#domain/audience'
import { parseSearch } from '#domain/search/address'
import { todayAt } from '#server/platform/clock'
import type { Context } from '#server/platform/context'
import { largestVilla } from './largest-villa.ts'

/** Reads a search from the parameters of an address; what cannot be used is left out and told in the notices. */
export function readSearch({ catalogue, clock }: Context, params: Iterable<[string, string]>, audience: Audience) {
  const { content } = catalogue
  const read = parseSearch(params, {
    regions: content.regions.map(({ id, countryId }) => ({
      id,
      countryId,
      subRegions: content.subRegions.filter(sub => sub.regionId === id).map(sub => ({ id: sub.id, regionId: id })),
    })),
    amenityGroups: content.amenityGroups,
    bedroomsMax: largestVilla(catalogue).bedroomsMax,
    today: todayAt(clock.now()),
  })
  return { ...read, query: { ...read.query, audience } }
}
