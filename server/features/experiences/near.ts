import type { z } from 'zod'
import type { nearbyExperiences } from '#contract/experiences'
import { kilometresBetween, tenth } from '#domain/distance'
import type { Language } from '#domain/language'
import type { CatalogueVilla } from '#server/catalogue/catalogue'
import type { Content } from '#server/catalogue/content'
import { presentExperience } from '#server/catalogue/present'

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
