import type { z } from 'zod'
import type { findRegionPlacesNearProperty, usefulRegionInformation } from '#contract/villas/region-places'
import { kilometresBetween, milesBetween, tenth } from '#domain/geography/distance'
import { findPlaceTypeId } from '#domain/geography/place-types'
import type { Language } from '#domain/text/language'
import type { CatalogueVilla } from '#server/catalogue/catalogue'
import type { Content } from '#server/catalogue/rows/content'

/** The places of the villa's region with their distances in a straight line, nearest first. */
export function usefulInformation(
  { row }: CatalogueVilla,
  content: Content,
  language: Language,
): z.output<typeof usefulRegionInformation> {
  return (content.placesByRegion.get(row.regionId) ?? [])
    .map(({ id, name, type, lat, lng }) => ({
      id,
      name: name[language],
      type,
      lat,
      lng,
      kilometres: tenth(kilometresBetween(row, { lat, lng })),
    }))
    .sort((a, b) => a.kilometres - b.kilometres)
}

/** Places of any region within `radius` miles of a villa, nearest first. */
export function placesNear(
  { row }: CatalogueVilla,
  content: Content,
  { radius, regionPlaceTypeIds }: { radius: number; regionPlaceTypeIds?: number[] | undefined },
  language: Language,
): z.output<(typeof findRegionPlacesNearProperty)['reply']> {
  return content.places
    .map(place => ({
      id: place.id,
      name: place.name[language],
      regionId: place.regionId,
      regionPlaceTypeId: findPlaceTypeId(place.type) ?? 0,
      lat: place.lat,
      lng: place.lng,
      miles: tenth(milesBetween(row, place)),
    }))
    .filter(place => place.miles <= radius)
    .filter(place => !regionPlaceTypeIds || regionPlaceTypeIds.includes(place.regionPlaceTypeId))
    .sort((a, b) => a.miles - b.miles)
}
