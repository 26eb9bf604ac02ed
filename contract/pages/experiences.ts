import { z } from 'zod'
import { experience } from '#contract/content/experiences'
import { pageFrame } from '#contract/pages/frame'
import { linkedPage } from '#contract/pages/modules'

const experiencesData = z.object({
  groups: z
    .array(linkedPage.extend({ count: z.number().meta({ description: 'How many experiences are in this group' }) }))
    .meta({ description: 'The groups of experiences' }),
  regions: z.array(
    z.object({ id: z.number(), name: z.string(), country: z.string(), experiences: z.array(experience) }),
  ),
})
export type ExperiencesData = z.output<typeof experiencesData>

/** The page of all experiences (template 21): by group, and by region. */
export const experiencesPage = pageFrame
  .extend({ template: z.literal('experiences'), kind: z.literal('page'), experiences: experiencesData })
  .meta({ id: 'ExperiencesPage' })
