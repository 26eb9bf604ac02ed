import { z } from 'zod'
import { picture } from '#contract/schemas'
import { slideshowImages } from '#contract/villas/properties'

/** A link with a picture; articles and press pieces also have date, publisher and an excerpt. */
export const linkedPage = z
  .object({
    id: z.number(),
    name: z.string(),
    path: z.string(),
    picture: picture.nullable(),
    publishedOn: z.iso.date().optional(),
    publisherName: z.string().optional(),
    text: z.string().optional(),
  })
  .meta({ id: 'LinkedPage' })
export type LinkedPage = z.output<typeof linkedPage>

/** Editors' modules (SPEC A2.3). */
export const pageModule = z
  .discriminatedUnion('type', [
    z.object({ id: z.number(), type: z.literal('Html'), html: z.string() }),
    z.object({ id: z.number(), type: z.literal('SlideShow'), images: slideshowImages }),
    z.object({
      id: z.number(),
      type: z.literal('CuratedPageList'),
      pages: z.array(linkedPage),
      about: z
        .enum(['related', 'villas'])
        .optional()
        .meta({ description: 'Why they are listed, where the page must say so' }),
    }),
  ])
  .meta({ id: 'PageModule' })
export type PageModule = z.output<typeof pageModule>
