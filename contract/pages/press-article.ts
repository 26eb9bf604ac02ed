import { z } from 'zod'
import { pressPage } from '#contract/editorial'
import { pageFrame } from '#contract/pages/frame'

/** What others wrote; its modules are its text, and the villas it speaks of. */
export const pressArticlePage = pageFrame
  .extend({ template: z.literal('press-article'), kind: z.literal('press'), pressPage })
  .meta({ id: 'PressArticlePage' })
