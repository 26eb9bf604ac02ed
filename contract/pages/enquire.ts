import { z } from 'zod'
import { heardAboutUsSource } from '#contract/content/editorial'
import { pageFrame } from '#contract/pages/frame'

const enquireData = z.object({
  countries: z
    .array(z.object({ code: z.string(), name: z.string(), dials: z.string() }))
    .meta({ description: 'Countries by name, with the calling code: "+44"' }),
  heardAboutUsSources: z.array(heardAboutUsSource),
  experiences: z
    .array(z.object({ id: z.number(), name: z.string() }))
    .meta({ description: 'The subjects of enquiries besides villas' }),
})
export type EnquireData = z.output<typeof enquireData>

/** The enquiry form (template 15). */
export const enquirePage = pageFrame
  .extend({ template: z.literal('enquire'), kind: z.literal('page'), enquire: enquireData })
  .meta({ id: 'EnquirePage' })
