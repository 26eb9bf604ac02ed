import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { id, language } from '#contract/schemas'

/** The data-layer event of a submitted form: which form, never its content. */
export const formSubmit = z
  .object({
    event: z.literal('form_submit'),
    form_name: z.string(),
    form_language: z.string(),
    office_country: z.string(),
  })
  .meta({ id: 'FormSubmitEvent' })

export const trackFormSubmit = endpoint({
  method: 'POST',
  path: '/core/googledatalayer/formsubmit',
  group: 'public',
  access: 'anyone',
  summary: 'Get the data-layer event of a submitted form',
  description: 'Nothing is stored. Browsers call it after consent to statistics or marketing.',
  body: z
    .object({
      form: z
        .string()
        .regex(/^[a-z][a-z-]{0,39}$/)
        .optional()
        .meta({ description: 'The name of the form', examples: ['enquiry'] }),
      lang: language.optional(),
    })
    .nullish(),
  reply: formSubmit,
  problems: ['invalid-input', 'unknown-language'],
  limit: { max: 60, windowSeconds: 60, per: 'address', store: 'memory' },
})

/** The data-layer event of a visit to a villa page. */
export const villaPageView = z
  .object({
    event: z.literal('villa_page'),
    villa_id: z.number(),
    villa_name: z.string(),
    villa_country: z.string(),
    villa_region: z.string(),
    villa_bedrooms: z.number(),
    villa_sleeps: z.number(),
    villa_think_exquisite: z.boolean(),
    villa_price_from: z.number().meta({ description: 'Euros a week' }),
    villa_price_to: z.number(),
    currency: z.literal('EUR'),
  })
  .meta({ id: 'VillaPageEvent' })

export const trackVillaPageView = endpoint({
  method: 'GET',
  path: '/core/googledatalayer/villapage/{id}',
  group: 'public',
  access: 'anyone',
  summary: 'Get the data-layer event of a visit to a villa page',
  description: 'Names are English, so that pages in all languages count as one villa.',
  params: z.object({ id }),
  reply: villaPageView,
  problems: ['not-found', 'invalid-input'],
})
