import type { z } from 'zod'
import type { nearbyExperiences } from '#contract/experiences'
import { kilometresBetween, tenth } from '#domain/distance'
import type { Language } from '#domain/language'
import type { CatalogueVilla } from '#server/catalogue/catalogue'
import type { Content } from '#server/catalogue/content'
import { presentExperience } from '#server/catalogue/present'

/** As the crow flies: what is further takes more than an hour on the roads of islands and hills. */
const within = 30

/** Live experiences that are reached within an hour and without a ferry, nearest first. */
export function experiencesNear(
  { row }: CatalogueVilla,
  content: Content,
  language: Language,
): z.output<typeof nearbyExperiences> {
  const onIsland = content.regionById.get(row.regionId)?.island
  const reached = new Set(
    content.experienceRegions
      .filter(({ regionId }) => regionId === row.regionId || !(onIsland || content.regionById.get(regionId)?.island))
      .map(({ experienceId }) => experienceId),
  )
  return content.experiences
    .map(experience => ({ experience, kilometres: tenth(kilometresBetween(row, experience)) }))
    .filter(({ experience, kilometres }) => experience.live && reached.has(experience.id) && kilometres <= within)
    .sort((a, b) => a.kilometres - b.kilometres)
    .map(({ experience, kilometres }) => ({ ...presentExperience(experience, content, language), kilometres }))
}
