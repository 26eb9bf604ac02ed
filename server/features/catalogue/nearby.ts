import type { z } from 'zod'
import type { nearbyExperiences } from '#contract/experiences'
import type { findRegionPlacesNearProperty, usefulRegionInformation } from '#contract/properties'
import { kilometresBetween, milesBetween } from '#domain/distance'
import type { Language } from '#domain/language'
import { findPlaceTypeId } from '#domain/place-types'
import type { CatalogueVilla } from './catalogue.ts'
import type { Content } from './content.ts'
import { presentExperience } from './present.ts'

const tenth = (number: number) => Math.round(number * 10) / 10

/** The places of the villa's region with their distances as the crow flies, nearest first. */
export function usefulInformation({ row }: CatalogueVilla, content: Content): z.output<typeof usefulRegionInformation> {
  return (content.placesByRegion.get(row.regionId) ?? [])
    .map(({ id, name, type, lat, lng }) => ({
      id,
      name,
      type,
      lat,
      lng,
      kilometres: tenth(kilometresBetween(row, { lat, lng })),
    }))
    .sort((a, b) => a.kilometres - b.kilometres)
}

/** Places of any region within so many miles of a villa, nearest first. */
export function placesNear(
  { row }: CatalogueVilla,
  content: Content,
  { radius, regionPlaceTypeIds }: { radius: number; regionPlaceTypeIds?: number[] | undefined },
): z.output<(typeof findRegionPlacesNearProperty)['reply']> {
  return content.places
    .map(place => ({
      id: place.id,
      name: place.name,
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

/** Live experiences of the villa's region, and others within an hour's drive, nearest first. */
export function experiencesNear(
  { row }: CatalogueVilla,
  content: Content,
  language: Language,
): z.output<typeof nearbyExperiences> {
  const ofRegion = new Set(
    content.experienceRegions
      .filter(({ regionId }) => regionId === row.regionId)
      .map(({ experienceId }) => experienceId),
  )
  return content.experiences
    .map(experience => ({ experience, kilometres: tenth(kilometresBetween(row, experience)) }))
    .filter(({ experience, kilometres }) => experience.live && (ofRegion.has(experience.id) || kilometres < 60))
    .sort((a, b) => a.kilometres - b.kilometres)
    .map(({ experience, kilometres }) => ({ ...presentExperience(experience, content, language), kilometres }))
}
