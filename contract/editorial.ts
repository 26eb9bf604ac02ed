import { z } from 'zod'
import { languageId } from '#contract/shapes'

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
    numberOfViews: z.number().int(),
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

/** What others wrote about the company (section 3), with the villas it speaks of. */
export const pressPage = z
  .object({
    id: z.number(),
    title: z.string(),
    introText: z.string(),
    cmsRelativeURL: z.string(),
    publisherName: z.string(),
    mediaType: z.enum(['newspaper', 'magazine', 'online', 'broadcast']),
    publishedOn: z.iso.date(),
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
