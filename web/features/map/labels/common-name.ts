import type { DestinationCountry } from '#contract/site/site'
import type { VillaPlace } from '#contract/villas/villa-search'

type Placed = Pick<VillaPlace, 'loc' | 'regionId'>

/** Names that places can share, from the narrowest: place, region, region group, country. */
const kinds = (destinations: readonly DestinationCountry[]): ((place: Placed) => string | undefined)[] => {
  const countryOf = (id: number) => destinations.find(({ regions }) => regions.some(region => region.id === id))
  const regionOf = (id: number) => countryOf(id)?.regions.find(region => region.id === id)
  return [
    ({ loc }) => loc,
    ({ regionId }) => regionOf(regionId)?.name,
    ({ regionId }) => regionOf(regionId)?.groupingName,
    ({ regionId }) => countryOf(regionId)?.name,
  ]
}

const shared = (places: readonly Placed[], nameOf: (place: Placed) => string | undefined) => {
  const [first] = places
  const name = first && nameOf(first)
  return name && places.every(place => nameOf(place) === name) ? name : undefined
}

/** The narrowest name that all of these places share. */
export function commonName(places: readonly Placed[], destinations: readonly DestinationCountry[]): string | undefined {
  for (const nameOf of kinds(destinations)) {
    const name = shared(places, nameOf)
    if (name) return name
  }
  return undefined
}
