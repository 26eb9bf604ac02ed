import { z } from 'zod'
import { mediaType } from '#contract/content/editorial'
import { pageFrame } from '#contract/pages/frame'
import { linkedPage } from '#contract/pages/modules'

const coverage = z.object({
  types: z.array(z.object({ type: mediaType, count: z.number() })).meta({ description: 'Within the year' }),
  years: z.array(z.number()).meta({ description: 'The years with pieces, the newest first' }),
  type: mediaType.nullable(),
  year: z.number().nullable(),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
  pieces: z.array(linkedPage.extend({ mediaType, quote: z.string() })),
  contact: z.string().meta({ description: 'The address for journalists' }),
})
export type PressCoverage = z.output<typeof coverage>

/** Articles in other media, by kind of media and year (template 62). */
export const pressCoveragePage = pageFrame
  .extend({ template: z.literal('press-coverage'), kind: z.literal('page'), coverage })
  .meta({ id: 'PressCoveragePage' })
