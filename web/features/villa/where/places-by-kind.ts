import type { VillaData } from '#contract/pages/villa'

/** A place near a villa, with its distance. */
export type NearPlace = VillaData['usefulRegionInformation'][number]

/** The kinds of places in the order in which guests ask for them. */
export const placeKinds = [
  'beach',
  'village',
  'town',
  'restaurant',
  'supermarket',
  'sight',
  'marina',
  'port',
  'airport',
  'hospital',
] as const

export type PlaceKind = (typeof placeKinds)[number]

/** Places of one kind, nearest first. */
export interface PlaceGroup {
  kind: PlaceKind
  places: NearPlace[]
}

const kindOf = (place: NearPlace) => placeKinds.find(kind => kind === place.type.toLowerCase())

/** Groups places by kind; kinds of which there is none, or that have no words, are left out. */
export function placesByKind(places: readonly NearPlace[]): PlaceGroup[] {
  return placeKinds
    .map(kind => ({
      kind,
      places: places.filter(place => kindOf(place) === kind).sort((a, b) => a.kilometres - b.kilometres),
    }))
    .filter(group => group.places.length > 0)
}

/** The nearest place of a kind. */
export const nearest = (kind: PlaceKind, places: readonly NearPlace[]): NearPlace | undefined =>
  placesByKind(places).find(group => group.kind === kind)?.places[0]
