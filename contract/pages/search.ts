import { z } from 'zod'
import { pageFrame } from '#contract/pages/frame'
import { siteSearchReply } from '#contract/villas/search'

/** The site search. */
export const searchPage = pageFrame
  .extend({
    template: z.literal('search'),
    kind: z.literal('page'),
    siteSearch: siteSearchReply.meta({
      description: 'The results for the query of the address; without a query its groups are empty',
    }),
  })
  .meta({ id: 'SearchPage' })
