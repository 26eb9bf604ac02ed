import { z } from 'zod'
import { pageFrame } from '#contract/pages/frame'
import { pressPage } from '#contract/site/editorial'

/** An article in other media; its modules are its text, and the villas that it mentions. */
export const pressArticlePage = pageFrame
  .extend({ template: z.literal('press-article'), kind: z.literal('press'), pressPage })
  .meta({ id: 'PressArticlePage' })
