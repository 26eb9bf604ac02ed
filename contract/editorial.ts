import { z } from 'zod'
import { endpoint, nothing } from '#contract/endpoint'
import { id, language, languageId, wholeNumber } from '#contract/shapes'

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
 * An article of the journal (section 3). Drafts are never answered. An article whose `expiryDateTime` has come is
 * `expired`: lists leave it out, and its address answers 410. `readTime` is in minutes. `regionId` names the region it is
 * about, if it is about one; `tags` hold its category, too, in front.
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
    numberOfViews: z.number().int().meta({ description: 'How often it was read, up to yesterday' }),
    languageSpecificBlogs: z.array(languageSpecificBlog).optional(),
  })
  .meta({ id: 'BlogPage' })
export type BlogPage = z.output<typeof blogPage>

/** What articles are about (section 3). `blogHomeCat1` and `2` mark the categories of the journal's home. */
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

/** A region about which there are articles. */
export const blogRegion = z.object({ id: z.number(), name: z.string() })

/** Where press pieces appear. */
export const mediaType = z.enum(['newspaper', 'magazine', 'online', 'broadcast'])

/** What others wrote about the company (section 3), with the villas it speaks of. */
export const pressPage = z
  .object({
    id: z.number(),
    title: z.string(),
    introText: z.string(),
    cmsRelativeURL: z.string(),
    publisherName: z.string(),
    mediaType,
    publishedOn: z.iso.date(),
    originalUrl: z.string().nullable().meta({ description: 'Where the original can be read or heard' }),
    quote: z.string().meta({ description: 'The sentence that is set large; empty where there is none' }),
    properties: z.array(z.object({ propertyId: z.number() })),
    pageTitle: z.string(),
  })
  .meta({ id: 'PressPage' })
export type PressPage = z.output<typeof pressPage>

/** An answer to "How did you hear about us?"; `showOtherTextbox` asks for a word more. */
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
  summary: 'A press piece',
  params: z.object({ id }),
  query: inLanguage,
  reply: pressPage,
  refusals: ['not-found'],
})

export const findPressPages = endpoint({
  method: 'GET',
  path: '/core/presspages/published/mediaType/{type}',
  group: 'public',
  access: 'anyone',
  summary: 'The press pieces of a kind of media, the newest first',
  description: 'From one page of so many to another; `total` is how many there are in all.',
  params: z.object({ type: z.union([mediaType, z.literal('all')]) }),
  query: inLanguage.extend({
    pageSize: wholeNumber(1, 100).optional(),
    fromPage: wholeNumber(1, 10_000).optional(),
    toPage: wholeNumber(1, 10_000).optional(),
  }),
  reply: z.object({ total: z.number(), pages: z.number(), pressPages: z.array(pressPage) }),
  refusals: ['malformed-request'],
})

export const getBlogPage = endpoint({
  method: 'GET',
  path: '/core/blogpages/published/{id}',
  group: 'public',
  access: 'anyone',
  summary: 'An article of the journal with its texts in all languages',
  params: z.object({ id }),
  query: inLanguage,
  reply: blogPage,
  refusals: ['not-found', 'gone'],
})

export const countBlogReading = endpoint({
  method: 'POST',
  path: '/core/blogpages/{id}/readings',
  group: 'public',
  access: 'anyone',
  summary: 'Counts that an article was read',
  description:
    'Asked when an article has been looked at for a while. A number for the day is kept, nothing of who reads; an address counts once a day for each article, and is told the same again.',
  params: z.object({ id }),
  reply: nothing,
  refusals: ['not-found', 'gone', 'too-many-requests'],
  limit: { most: 60, seconds: 3600, per: 'address', counted: 'here' },
})

export const getBlogTag = endpoint({
  method: 'GET',
  path: '/core/blogtags/published/{id}',
  group: 'public',
  access: 'anyone',
  summary: 'A subject of the journal with its texts in all languages',
  params: z.object({ id }),
  query: inLanguage,
  reply: blogTag,
  refusals: ['not-found'],
})
