import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { id, language, picture } from '#contract/shapes'

/** An experience as lists show it (section 3). `priceFrom` is in euros, for a person or a group. */
export const experience = z
  .object({
    id: z.number(),
    serviceId: z.number(),
    name: z.string(),
    title: z.string(),
    browserTitle: z.string(),
    introduction: z.string(),
    cmsRelativeUrl: z.string(),
    status: z.enum(['live', 'draft']),
    groupId: z.number(),
    lat: z.number(),
    lng: z.number(),
    priceFrom: z.number(),
    priceUnit: z.enum(['person', 'group']),
    picture,
  })
  .meta({ id: 'Experience' })
export type Experience = z.output<typeof experience>

export const nearbyExperiences = z.array(experience.extend({ kilometres: z.number() }))

export const findExperiencesNearVilla = endpoint({
  method: 'GET',
  path: '/core/experiences/near/villaid/{id}',
  group: 'public',
  access: 'anyone',
  summary: 'Experiences near a villa, nearest first',
  params: z.object({ id }),
  query: z.object({ lang: language.optional() }),
  reply: nearbyExperiences,
  refusals: ['not-found'],
})
