import { z } from 'zod'
import { pressPage } from '#contract/content/editorial'
import { pageFrame } from '#contract/pages/frame'

/** An article in other media; its modules are its text, and the villas that it mentions. */
export const pressArticlePage = pageFrame
  .extend({ template: z.literal('press-article'), kind: z.literal('press'), pressPage })
  .meta({ id: 'PressArticlePage' })
