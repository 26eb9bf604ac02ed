import type { z } from 'zod'
import type { nearbyExperiences } from '#contract/content/experiences'
import { todayAt } from '#domain/calendar/today'
import { tenth } from '#domain/geography/distance'
import { nearMinutes } from '#domain/itinerary/travel-time'
import type { Language } from '#domain/text/language'
import type { CatalogueVilla } from '#server/catalogue/catalogue'
import { presentExperience } from '#server/catalogue/present'
import type { Context } from '#server/context'
import { reachableExperiences } from './places.ts'

/** Live experiences within about an hour and without a ferry, nearest first. */
export function experiencesNear(
  villa: CatalogueVilla,
  { catalogue: { content }, clock }: Context,
  language: Language,
): z.output<typeof nearbyExperiences> {
  const shown = { language, today: todayAt(clock.now(), villa.timezone) }
  return reachableExperiences(villa, content)
    .filter(({ travelMinutes }) => travelMinutes <= nearMinutes)
    .map(({ experience, kilometres }) => ({
      ...presentExperience(experience, content, shown),
      kilometres: tenth(kilometres),
    }))
}
