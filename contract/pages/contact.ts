import { z } from 'zod'
import { enquirePage } from '#contract/pages/enquire'
import { pageFrame } from '#contract/pages/frame'

const contactData = z.object({
  offices: z.array(
    z.object({
      address: z.string(),
      phone: z.string(),
      lat: z.number(),
      lng: z.number(),
      hours: z
        .array(z.object({ days: z.string(), times: z.string() }))
        .meta({ description: 'Days of the week and their opening hours, as text' }),
    }),
  ),
  email: z.string(),
  pressEmail: z.string(),
  countries: enquirePage.shape.enquire.shape.countries,
  links: z.array(z.object({ kind: z.enum(['enquire', 'press', 'owners', 'careers']), path: z.string() })),
})
export type ContactData = z.output<typeof contactData>

/** Contact details of the company (page 46). */
export const contactPage = pageFrame
  .extend({ template: z.literal('contact'), kind: z.literal('page'), contact: contactData })
  .meta({ id: 'ContactPage' })
