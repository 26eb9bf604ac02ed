import { z } from 'zod'
import { endpoint, noContent } from '#contract/endpoint'
import { id, language, languageId, wholeNumber } from '#contract/schemas'

/** An article in one language. */
const languageSpecificBlog = z.object({
  languageId,
  title: z.string(),
  content: z.string(),
  introtext: z.string(),
  metaDescription: z.string(),
  metaKeywords: z.string(),
  structuredSchema: z.string(),
  cmsRelativeURL: z.string(),
})

/**
 * An article of the journal (SPEC A3). Drafts are never returned. An article whose `expiryDateTime` has passed is
 * `expired`: lists omit it, and its address returns 410. `readTime` is in minutes. `regionId` is its region, if it has
 * one; `tags` include its category as the first.
 */
export const blogPage = z
  .object({
    id: z.number(),
    name: z.string(),
    title: z.string(),
    introtext: z.string(),
    CMSRelativeURL: z.string(),
    imagePath: z.string(),
    thumbImagePath: z.string(),
    thumbImageAltText: z.string(),
    heroBlog: z.boolean(),
    regionId: z.number().nullable(),
    categoryId: z.number(),
    tags: z.array(
      z.object({ id: z.number(), name: z.string(), sortSeq: z.number(), blogTagCMSRelativeURL: z.string() }),
    ),
    featuredBlog1: z.number().nullable(),
    featuredBlog2: z.number().nullable(),
    status: z.literal('published'),
    expired: z.boolean(),
    expiryDateTime: z.iso.datetime().nullable(),
    publishedOn: z.iso.date(),
    lastEditDate: z.iso.date(),
    writtenByName: z.string(),
    readTime: z.number().int().meta({ description: 'Minutes' }),
    numberOfViews: z.number().int().meta({ description: 'How often it was read, until yesterday' }),
    languageSpecificBlogs: z.array(languageSpecificBlog).optional(),
  })
  .meta({ id: 'BlogPage' })
export type BlogPage = z.output<typeof blogPage>

/** The subject of articles (SPEC A3). `blogHomeCat1` and `2` mark the categories of the journal's home. */
export const blogTag = z
  .object({
    id: z.number(),
    name: z.string(),
    isBlogCategory: z.boolean(),
    blogHomeCat1: z.boolean(),
    blogHomeCat2: z.boolean(),
    blogTagCMSRelativeURL: z.string(),
    pageTitle: z.string(),
    languageSpecificTags: z
      .array(
        z.object({
          languageId,
          name: z.string(),
          pageTitle: z.string(),
          metaDescription: z.string(),
          blogTagCMSRelativeURL: z.string(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'BlogTag' })
export type BlogTag = z.output<typeof blogTag>

/** A region with articles. */
export const blogRegion = z.object({ id: z.number(), name: z.string() })

/** The kinds of media of press pieces. */
export const mediaType = z.enum(['newspaper', 'magazine', 'online', 'broadcast'])

/** An article about the company in other media (SPEC A3), with the villas that it mentions. */
export const pressPage = z
  .object({
    id: z.number(),
    title: z.string(),
    introText: z.string(),
    cmsRelativeURL: z.string(),
    publisherName: z.string(),
    mediaType,
    publishedOn: z.iso.date(),
    originalUrl: z.string().nullable().meta({ description: 'The address of the original' }),
    quote: z.string().meta({ description: 'A pull quote; empty where there is none' }),
    properties: z.array(z.object({ propertyId: z.number() })),
    pageTitle: z.string(),
  })
  .meta({ id: 'PressPage' })
export type PressPage = z.output<typeof pressPage>

/** An answer to "How did you hear about us?"; `showOtherTextbox` shows a text field for details. */
export const heardAboutUsSource = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  showOtherTextbox: z.boolean(),
})

const inLanguage = z.object({ lang: language.optional() })

export const getPressPage = endpoint({
  method: 'GET',
  path: '/core/presspages/published/{id}',
  group: 'public',
  access: 'anyone',
  summary: 'Get a press piece',
  params: z.object({ id }),
  query: inLanguage,
  reply: pressPage,
  problems: ['not-found'],
})

export const findPressPages = endpoint({
  method: 'GET',
  path: '/core/presspages/published/mediaType/{type}',
  group: 'public',
  access: 'anyone',
  summary: 'List the press pieces of a kind of media, the newest first',
  description: 'A range of pages; `total` is the number of all pieces.',
  params: z.object({ type: z.union([mediaType, z.literal('all')]) }),
  query: inLanguage.extend({
    pageSize: wholeNumber(1, 100).optional(),
    fromPage: wholeNumber(1, 10_000).optional(),
    toPage: wholeNumber(1, 10_000).optional(),
  }),
  reply: z.object({ total: z.number(), pages: z.number(), pressPages: z.array(pressPage) }),
  problems: ['malformed-request'],
})

export const getBlogPage = endpoint({
  method: 'GET',
  path: '/core/blogpages/published/{id}',
  group: 'public',
  access: 'anyone',
  summary: 'Get an article of the journal with its texts in all languages',
  params: z.object({ id }),
  query: inLanguage,
  reply: blogPage,
  problems: ['not-found', 'gone'],
})

export const countBlogReading = endpoint({
  method: 'POST',
  path: '/core/blogpages/{id}/readings',
  group: 'public',
  access: 'anyone',
  summary: 'Count a reading of an article',
  description:
    'Browsers call it when an article has been open for a while. Only a number per day is stored, and nothing about the reader; an address counts once a day for each article, and repetitions get the same response.',
  params: z.object({ id }),
  reply: noContent,
  problems: ['not-found', 'gone', 'too-many-requests'],
  limit: { max: 60, windowSeconds: 3600, per: 'address', store: 'memory' },
})

export const getBlogTag = endpoint({
  method: 'GET',
  path: '/core/blogtags/published/{id}',
  group: 'public',
  access: 'anyone',
  summary: 'Get a subject of the journal with its texts in all languages',
  params: z.object({ id }),
  query: inLanguage,
  reply: blogTag,
  problems: ['not-found'],
})
