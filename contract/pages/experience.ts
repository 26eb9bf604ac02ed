import { z } from 'zod'
import { experienceDetail, experiencePriceTable } from '#contract/content/experiences'
import { pageFrame } from '#contract/pages/frame'
import { linkedPage } from '#contract/pages/modules'
import { property } from '#contract/villas/villa-search'

/** The next steps on the page of an experience, or of a group of them. */
export const experienceData = z
  .object({
    regionIds: z.array(z.number()).meta({ description: 'The regions in which it takes place' }),
    villas: z.array(property).meta({ description: 'The nearest villas; none for a group' }),
    others: z.array(linkedPage).meta({ description: 'Other experiences of its group; for a group the other groups' }),
  })
  .meta({ id: 'ExperienceData' })
export type ExperienceData = z.output<typeof experienceData>

/** The page of an experience. */
export const experiencePage = pageFrame
  .extend({
    template: z.literal('experience'),
    kind: z.literal('experience'),
    experience: experienceDetail,
    prices: z.array(experiencePriceTable).meta({ description: 'A table for each of its years' }),
    experienceData,
  })
  .meta({ id: 'ExperiencePage' })
