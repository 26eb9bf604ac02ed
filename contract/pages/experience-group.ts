import { z } from 'zod'
import { experience } from '#contract/content/experiences'
import { experienceData } from '#contract/pages/experience'
import { pageFrame } from '#contract/pages/frame'

/** The page of a group of experiences. */
export const experienceGroupPage = pageFrame
  .extend({
    template: z.literal('experience-group'),
    kind: z.literal('experiencegroup'),
    introduction: z.string(),
    experiences: z.array(experience),
    experienceData,
  })
  .meta({ id: 'ExperienceGroupPage' })
