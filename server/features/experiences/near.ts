import type { z } from 'zod'
import type { nearbyExperiences } from '#contract/content/experiences'
import { todayAt } from '#domain/calendar/today'
import { kilometresBetween, tenth } from '#domain/geography/distance'
import type { Language } from '#domain/text/language'
import type { CatalogueVilla } from '#server/catalogue/catalogue'
import { presentExperience } from '#server/catalogue/present'
import type { Context } from '#server/context'

/** Kilometres in a straight line. On the roads of islands and hills, a longer distance takes more than an hour. */
const within = 30

/** Live experiences within about an hour and without a ferry, nearest first. */
export function experiencesNear(
  { row, timezone }: CatalogueVilla,
  { catalogue: { content }, clock }: Context,
  language: Language,
): z.output<typeof nearbyExperiences> {
  const shown = { language, today: todayAt(clock.now(), timezone) }
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
    .map(({ experience, kilometres }) => ({ ...presentExperience(experience, content, shown), kilometres }))
}
