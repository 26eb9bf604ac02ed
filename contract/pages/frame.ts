import { z } from 'zod'
import { pageModule } from '#contract/pages/modules'
import { languageId, picture } from '#contract/schemas'

/** A path of a page in one of its languages. */
export const pathIn = z.object({ language: languageId, path: z.string() })

/** The common data of all pages. */
export const pageFrame = z.object({
  id: z.number(),
  templateId: z.number(),
  status: z.number().meta({ description: 'The HTTP status of the page: 200, 404 or 410' }),
  language: languageId,
  canonicalPath: z.string(),
  paths: z.array(pathIn),
  title: z.string(),
  metaDescription: z.string(),
  heading1: z.string().meta({ description: 'In German with soft hyphens in long words' }),
  heading2: z.string(),
  picture: picture.nullable(),
  breadcrumb: z.array(z.object({ name: z.string(), path: z.string() })),
  modules: z.array(pageModule),
})
