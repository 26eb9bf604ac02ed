import { z } from 'zod'
import { endpoint, nothing } from '#contract/endpoint'
import { language, picture } from '#contract/shapes'
import type { SiteIndexName } from '#domain/site-search'

/** The kinds under which the search of the site shows what it found. */
export const foundKinds = [
  'destinations',
  'villas',
  'amenities',
  'collections',
  'experiences',
  'journal',
  'questions',
  'pages',
] as const
export type FoundKind = (typeof foundKinds)[number]

/** Something that was found: its name, what tells it from others of that name, and where it is. */
export const foundThing = z
  .object({
    id: z.string().meta({ description: 'Its kind and number: `villa 12`' }),
    name: z.string(),
    marks: z
      .array(z.tuple([z.number().int(), z.number().int()]))
      .meta({ description: 'The parts of the name that were looked for, each from and up to a character' }),
    note: z.string(),
    path: z.string(),
    picture: picture.nullable(),
  })
  .meta({ id: 'FoundThing' })
export type FoundThing = z.output<typeof foundThing>

/** The id of an answer: the same for all who are shown the same, or the one that a search provider has given. */
const queryId = z.string().regex(/^[\w-]{1,64}$/)

/** What the search of the site found: at most twelve things, grouped by kind, the best kind and the best thing first. */
export const siteSearchReply = z
  .object({
    query: z.string().meta({ description: 'The words that were looked for' }),
    groups: z.array(z.object({ kind: z.enum(foundKinds), found: z.array(foundThing) })),
    more: z.boolean().meta({ description: 'There is more than these; another word would tell it apart' }),
    queryIds: z
      .object({ Villas: queryId, Collections: queryId, CMSPages: queryId } satisfies Record<SiteIndexName, z.ZodType>)
      .meta({ description: 'For each index the id of this answer, under which it is told what was opened of it' }),
  })
  .meta({ id: 'SiteSearch' })
export type SiteSearchReply = z.output<typeof siteSearchReply>

/** How much may be typed: a letter alone finds everything. */
export const typedLengths = { least: 2, most: 100 } as const

export const searchSite = endpoint({
  method: 'GET',
  path: '/core/search/lang/{lang}',
  group: 'public',
  access: 'anyone',
  summary: 'Finds villas, destinations, amenities, collections, experiences, articles, questions and pages by words',
  description:
    'For searching while one types: beginnings of words count, accents do not, and where little is found a slip of the keys is forgiven, in the first syllables of a name too. At most twelve things, grouped by kind; `more` tells that there are others.',
  params: z.object({ lang: language }),
  query: z.object({
    q: z
      .string()
      .trim()
      .min(typedLengths.least)
      .max(typedLengths.most)
      .meta({ examples: ['corfu pool'] }),
  }),
  reply: siteSearchReply,
  refusals: ['invalid-input', 'unknown-language'],
  turn: 'calls',
})

/** What visitors who agree tell of the search of the site: something was opened, or a form was sent after that. */
const searchEvent = z.object({
  kind: z.enum(['click', 'conversion']),
  object: z
    .string()
    .regex(/^[a-z]{1,20} [1-9]\d{0,12}$/)
    .meta({ description: 'What was found and opened: its kind and number', examples: ['villa 12'] }),
  queryId,
  position: z
    .number()
    .int()
    .min(1)
    .max(100)
    .optional()
    .meta({ description: 'Its place among those of its index, from 1' }),
})
export type SearchEvent = z.output<typeof searchEvent>

export const tellSearchEvent = endpoint({
  method: 'POST',
  path: '/core/search/events',
  group: 'public',
  access: 'anyone',
  summary: 'Tells what was opened of what the search of the site found, and that a form was sent after it',
  description:
    'Counted by day, index, thing and place; only for visitors whose cookie says that they agree to statistics, of others nothing is taken. Neither words nor anything of the visitor belongs to it.',
  body: searchEvent,
  reply: nothing,
  refusals: ['invalid-input', 'not-found'],
  limit: { most: 60, seconds: 60, per: 'address', counted: 'here', inAll: 3000 },
  writes: 'in-transaction',
})
