import { z } from 'zod'
import { pageFrame } from '#contract/pages/frame'
import { list } from '#contract/villas/lists'
import { searchReply } from '#contract/villas/villa-search'

/** A search without results, and relaxed searches that have some. */
const relaxation = z.object({
  drop: z.array(
    z.enum(['dates', 'amenities', 'exquisite', 'price', 'bedrooms', 'people', 'destination', 'collection']),
  ),
  query: z.string().meta({ description: 'The query string of the relaxed search' }),
  total: z.number(),
})
export type Relaxation = z.output<typeof relaxation>

/** Other dates for a search without results: a stay of the same length, and the number of its results. */
const otherStay = z.object({
  from: z.string(),
  to: z.string(),
  query: z.string().meta({ description: 'The query string of the search with these dates' }),
  total: z.number(),
})
export type OtherStay = z.output<typeof otherStay>

const notice = z.object({ field: z.string(), code: z.string() })
export type Notice = z.output<typeof notice>

const resultsData = z.object({
  query: z.string().meta({ description: 'The canonical query string of the search' }),
  search: searchReply,
  list: list.nullable().meta({ description: 'The collection whose filter applies' }),
  listQuery: z.string().nullable().meta({ description: 'The query string of that collection’s own filter' }),
  notices: z.array(notice).meta({ description: 'The unusable parts of the address' }),
  otherStays: z.array(otherStay).meta({ description: 'If there are no results: the nearest dates that have some' }),
  relaxations: z.array(relaxation),
  siteIsEmpty: z.literal(true).optional().meta({ description: 'The site has no villas at all' }),
})
export type ResultsData = z.output<typeof resultsData>

/** The results page (SPEC A2.5), and collections, which are searches too. */
export const resultsPage = pageFrame
  .extend({ template: z.literal('results'), kind: z.enum(['page', 'collection']), results: resultsData })
  .meta({ id: 'ResultsPage' })
