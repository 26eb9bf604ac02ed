import { z } from 'zod'
import { pageFrame } from '#contract/pages/frame'
import { siteSearchReply } from '#contract/search'

/** The search of the site. */
export const searchPage = pageFrame
  .extend({
    template: z.literal('search'),
    kind: z.literal('page'),
    siteSearch: siteSearchReply.meta({
      description: 'What was found for the query of the address; without words its groups are empty',
    }),
  })
  .meta({ id: 'SearchPage' })
