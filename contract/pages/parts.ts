import { z } from 'zod'
import { linkedPage } from '#contract/pages/modules'
import { picture } from '#contract/schemas'

/** A module of a page that consists of modules. Missing content is empty. */
export const pagePart = z
  .object({
    id: z.number(),
    kind: z.enum(['text', 'figure', 'step', 'quote', 'villas']),
    label: z.string().meta({ description: 'The text before the heading: a year, a number; the author of a quote' }),
    heading: z.string(),
    html: z.string(),
    picture: picture.nullable(),
    villas: z
      .object({ pages: z.array(linkedPage), name: z.string(), path: z.string(), total: z.number() })
      .optional()
      .meta({ description: 'Some villas of a collection, with its name and path' }),
  })
  .meta({ id: 'PagePart' })
export type PagePart = z.output<typeof pagePart>
