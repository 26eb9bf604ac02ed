import { z } from 'zod'
import { experienceData } from '#contract/pages/experience'
import { pageFrame } from '#contract/pages/frame'

/** The page of a kind of experiences; its modules list them. */
export const experienceGroupPage = pageFrame
  .extend({ template: z.literal('experience-group'), kind: z.literal('experiencegroup'), experienceData })
  .meta({ id: 'ExperienceGroupPage' })
