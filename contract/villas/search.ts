import { z } from 'zod'
import { endpoint, noContent } from '#contract/endpoint'
import { language, picture } from '#contract/schemas'
import type { SiteIndexName } from '#domain/content/site-search'

/** The groups of results in the site search. */
export const searchResultKinds = [
  'destinations',
  'villas',
  'amenities',
  'collections',
  'experiences',
  'journal',
  'questions',
  'pages',
] as const
export type SearchResultKind = (typeof searchResultKinds)[number]

/** A search result: its name, a note that distinguishes it from others of that name, and its address. */
export const searchResult = z
  .object({
    id: z.string().meta({ description: 'Its kind and number: `villa 12`' }),
    name: z.string(),
    marks: z
      .array(z.tuple([z.number().int(), z.number().int()]))
      .meta({ description: 'The matched parts of the name, each from and up to a character' }),
    note: z.string(),
    path: z.string(),
    picture: picture.nullable(),
  })
  .meta({ id: 'FoundThing' })
export type SearchResult = z.output<typeof searchResult>

/** The id of a result: the same for all visitors with the same result, or the search provider's. */
const queryId = z.string().regex(/^[\w-]{1,64}$/)

/** The results of the site search: at most twelve things, grouped by kind, the best kind and the best thing first. */
export const siteSearchReply = z
  .object({
    query: z.string().meta({ description: 'The search terms' }),
    groups: z.array(z.object({ kind: z.enum(searchResultKinds), found: z.array(searchResult) })),
    more: z.boolean().meta({ description: 'There are further results; another word would narrow them down' }),
    queryIds: z
      .object({ Villas: queryId, Collections: queryId, CMSPages: queryId } satisfies Record<SiteIndexName, z.ZodType>)
      .meta({ description: 'The id of this result by index, for reporting clicks' }),
  })
  .meta({ id: 'SiteSearch' })
export type SiteSearchReply = z.output<typeof siteSearchReply>

/** The length of a query: a single character would match everything. */
export const queryLengthLimits = { least: 2, most: 100 } as const

export const searchSite = endpoint({
  method: 'GET',
  path: '/core/search/lang/{lang}',
  group: 'public',
  access: 'anyone',
  summary: 'Search villas, destinations, amenities, collections, experiences, articles, questions and pages by words',
  description:
    'For search as you type: prefixes of words match, accents are ignored, and with few results typing errors are tolerated, also in the first syllables of a name. At most twelve things, grouped by kind; `more` means that there are others.',
  params: z.object({ lang: language }),
  query: z.object({
    q: z
      .string()
      .trim()
      .min(queryLengthLimits.least)
      .max(queryLengthLimits.most)
      .meta({ examples: ['corfu pool'] }),
  }),
  reply: siteSearchReply,
  problems: ['invalid-input', 'unknown-language'],
  queue: 'calls',
})

/** A search event of a visitor with consent: a click on a result, or a form sent after that. */
const searchEvent = z.object({
  kind: z.enum(['click', 'conversion']),
  object: z
    .string()
    .regex(/^[a-z]{1,20} [1-9]\d{0,12}$/)
    .meta({ description: 'The clicked result: its kind and number', examples: ['villa 12'] }),
  queryId,
  position: z
    .number()
    .int()
    .min(1)
    .max(100)
    .optional()
    .meta({ description: 'Its position among those of its index, from 1' }),
})
export type SearchEvent = z.output<typeof searchEvent>

export const trackSearchEvent = endpoint({
  method: 'POST',
  path: '/core/search/events',
  group: 'public',
  access: 'anyone',
  summary: 'Report a click on a result of the site search, or a form sent after it',
  description:
    'Counted by day, index, thing and position; only for visitors whose cookie has consent to statistics, others are ignored. It contains neither the query nor visitor data.',
  body: searchEvent,
  reply: noContent,
  problems: ['invalid-input', 'not-found'],
  limit: { max: 60, windowSeconds: 60, per: 'address', store: 'memory', maxOverall: 3000 },
  writes: 'transactional',
})
