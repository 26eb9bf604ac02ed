import { z } from 'zod'
import { pageFrame } from '#contract/pages/frame'
import { linkedPage } from '#contract/pages/modules'
import { picture } from '#contract/schemas'
import { listSummary } from '#contract/villas/lists'
import { property } from '#contract/villas/villa-search'

const destination = z.object({ name: z.string(), path: z.string(), villas: z.number(), picture })

const homeData = z.object({
  hero: picture.nullable(),
  heroVideo: z.string().nullable().meta({ description: 'A video to play in place of the picture, on wide screens' }),
  heroFilm: z
    .string()
    .nullable()
    .meta({ description: 'The address of a film in an external player, likewise, for visitors who consent' }),
  bookableYear: z.number().meta({ description: 'The next year that can be booked' }),
  featuredVillas: z.array(property),
  featuredLists: z.array(listSummary),
  destinations: z.array(destination),
  review: z.object({ text: z.string(), signature: z.string(), villa: z.string(), path: z.string() }).nullable(),
  journal: z.array(linkedPage).meta({ description: 'The newest articles' }),
})
export type HomeData = z.output<typeof homeData>

/** The home page (SPEC A2.6). */
export const homePage = pageFrame
  .extend({ template: z.literal('home'), kind: z.literal('page'), home: homeData })
  .meta({ id: 'HomePage' })
