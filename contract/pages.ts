import { z } from 'zod'
import { blogPage, blogTag, pressPage } from '#contract/editorial'
import { endpoint } from '#contract/endpoint'
import { experience, nearbyExperiences } from '#contract/experiences'
import { list, listSummary } from '#contract/lists'
import {
  amenityCategory,
  availability,
  property,
  propertyDetail,
  reviews,
  searchReply,
  slideshowImages,
  usefulRegionInformation,
} from '#contract/properties'
import { siteSearchReply } from '#contract/search'
import { languageId, picture } from '#contract/shapes'

const pathIn = z.object({ language: languageId, path: z.string() })

export const languageSpecific = z.object({
  language: languageId,
  heading1: z.string(),
  heading2: z.string(),
  metaDescription: z.string(),
  metaKeywords: z.string(),
  StructuredSchema: z.string(),
  title: z.string(),
  menuName: z.string(),
})

/** A page of the content management system (section 3). */
export const cmsPage = z.object({
  id: z.number(),
  parentPageId: z.number().nullable(),
  templateId: z.number(),
  httpStatusCode: z.number(),
  paths: z.array(pathIn),
  languageSpecific: z.array(languageSpecific).optional(),
})

/** A link with a picture; articles and press pieces also say when they appeared, where, and how they begin. */
export const linkedPage = z
  .object({
    id: z.number(),
    name: z.string(),
    path: z.string(),
    picture: picture.nullable(),
    publishedOn: z.iso.date().optional(),
    publisherName: z.string().optional(),
    text: z.string().optional(),
  })
  .meta({ id: 'LinkedPage' })
export type LinkedPage = z.output<typeof linkedPage>

export const pageModule = z.discriminatedUnion('type', [
  z.object({ id: z.number(), type: z.literal('Html'), html: z.string() }),
  z.object({ id: z.number(), type: z.literal('SlideShow'), images: slideshowImages }),
  z.object({
    id: z.number(),
    type: z.literal('CuratedPageList'),
    pages: z.array(linkedPage),
    about: z.enum(['related', 'villas']).optional().meta({ description: 'Why they are listed, where it must be said' }),
  }),
])
export type PageModule = z.output<typeof pageModule>

/** A search that has no result, and what it would take to have some. */
export const relaxation = z.object({
  drop: z.array(z.enum(['dates', 'amenities', 'price', 'bedrooms', 'people', 'destination'])),
  query: z.string().meta({ description: 'The query string of the relaxed search' }),
  total: z.number(),
})
export type Relaxation = z.output<typeof relaxation>

/** Other dates for a search that has no result: a stay of the same length, and what it finds. */
export const otherStay = z.object({
  from: z.string(),
  to: z.string(),
  query: z.string().meta({ description: 'The query string of the search with these dates' }),
  total: z.number(),
})
export type OtherStay = z.output<typeof otherStay>

export const notice = z.object({ field: z.string(), code: z.string() })
export type Notice = z.output<typeof notice>

export const resultsData = z.object({
  query: z.string().meta({ description: 'The canonical query string of what was searched' }),
  search: searchReply,
  list: list.nullable().meta({ description: 'The collection whose filter applies' }),
  listQuery: z.string().nullable().meta({ description: 'The query string of what that collection itself filters by' }),
  notices: z.array(notice).meta({ description: 'What of the address could not be used' }),
  otherStays: z.array(otherStay).meta({ description: 'Where nothing is found: the nearest dates that find villas' }),
  relaxations: z.array(relaxation),
})
export type ResultsData = z.output<typeof resultsData>

export const destination = z.object({ name: z.string(), path: z.string(), villas: z.number(), picture })

export const homeData = z.object({
  hero: picture,
  heroVideo: z.string().nullable().meta({ description: 'A video to play in place of the picture, on wide screens' }),
  bookableYear: z.number().meta({ description: 'The next year that can be booked' }),
  featuredVillas: z.array(property),
  featuredLists: z.array(listSummary),
  destinations: z.array(destination),
  review: z.object({ text: z.string(), signature: z.string(), villa: z.string(), path: z.string() }).nullable(),
  journal: z.array(linkedPage).meta({ description: 'The newest articles' }),
})
export type HomeData = z.output<typeof homeData>

/** The terms of booking that are in force today (decision 21). */
const bookingTerms = z.object({
  depositPercent: z.number(),
  balanceDays: z.number().meta({ description: 'Days before arrival on which the balance is due' }),
})

export const villaData = z.object({
  property: propertyDetail,
  images: slideshowImages,
  amenities: z.array(amenityCategory),
  availability,
  terms: bookingTerms,
  reviews,
  usefulRegionInformation,
  experiences: nearbyExperiences,
  similar: z.array(property),
})
export type VillaData = z.output<typeof villaData>

/** What one can do next on the page of an experience, or of a group of them. */
export const experienceData = z.object({
  regionIds: z.array(z.number()).meta({ description: 'The regions in which it takes place' }),
  villas: z.array(property).meta({ description: 'The nearest villas; none for a group' }),
  others: z.array(linkedPage).meta({ description: 'Other experiences of its kind; for a group the other groups' }),
})
export type ExperienceData = z.output<typeof experienceData>

/** What a path is, with what its template shows (decision 2). */
export const pageReply = z
  .object({
    kind: z.enum(['page', 'villa', 'collection', 'experience', 'experiencegroup', 'press', 'blog', 'blogtag']),
    id: z.number(),
    templateId: z.number(),
    status: z.number().meta({ description: 'The HTTP status of the page: 200, 404 or 410' }),
    language: languageId,
    canonicalPath: z.string(),
    paths: z.array(pathIn),
    title: z.string(),
    metaDescription: z.string(),
    heading1: z.string(),
    heading2: z.string(),
    picture: picture.nullable(),
    breadcrumb: z.array(z.object({ name: z.string(), path: z.string() })),
    modules: z.array(pageModule),
    home: homeData.optional(),
    results: resultsData.optional(),
    villa: villaData.optional(),
    experience: experience.optional(),
    blogPage: blogPage.optional(),
    blogTags: z.array(blogTag).optional().meta({ description: 'The subjects of the journal, on its home' }),
    pressPage: pressPage.optional(),
    siteSearch: siteSearchReply
      .optional()
      .meta({ description: 'What was found for the query of the search page; without words its groups are empty' }),
    experienceData: experienceData.optional(),
  })
  .meta({ id: 'Page' })
export type PageReply = z.output<typeof pageReply>

/** A path that leads elsewhere. */
export const redirectReply = z.object({
  kind: z.literal('redirect'),
  status: z.union([z.literal(301), z.literal(302)]),
  target: z.string(),
})

export const getPageByPath = endpoint({
  method: 'GET',
  path: '/cms/pages/bypath',
  group: 'public',
  access: 'anyone',
  summary: 'What a path is, with the data its template shows',
  description:
    'One call for a navigation. An unknown path answers 404, one that is gone 410; both carry the not-found page as `page`.',
  query: z.object({
    path: z
      .string()
      .min(1)
      .max(50_000)
      .meta({ examples: ['/greece/corfu', '/fr/results?des=16'] }),
  }),
  reply: z.union([pageReply, redirectReply]),
  refusals: ['not-found', 'gone', 'malformed-request'],
})

export const getPageModules = endpoint({
  method: 'GET',
  path: '/cms/pages/modules/bypath',
  group: 'public',
  access: 'anyone',
  summary: 'The modules of a page',
  query: z.object({
    path: z.string().min(1).max(2000),
    $select: z.string().max(500).optional(),
    $expand: z.string().max(500).optional(),
  }),
  reply: z.object({ id: z.number(), templateId: z.number(), modules: z.array(pageModule) }),
  refusals: ['not-found'],
})
