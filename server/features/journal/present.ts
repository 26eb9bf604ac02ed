import type { z } from 'zod'
import type { BlogPage, BlogTag, blogRegion } from '#contract/content/editorial'
import { minutesToRead } from '#domain/content/articles'
import { resolveLinks } from '#domain/content/links'
import { type Language, languageIds, languages, localPath } from '#domain/text/language'
import { findLinkTarget } from '#server/catalogue/pages/link-targets'
import { getPicture, presentPicture } from '#server/catalogue/present'
import { currentArticles, hasExpired, tagsOf } from '#server/catalogue/rows/articles'
import type { BlogPageRow, BlogTagRow } from '#server/catalogue/rows/content'
import { articleSchema } from '#server/catalogue/rows/schemas'
import type { Context } from '#server/context'

/** An article; `expanded` adds its texts in all languages, their links resolved. */
export function presentBlogPage(row: BlogPageRow, context: Context, language: Language, expanded = false): BlogPage {
  const { content } = context.catalogue
  const picture = presentPicture(getPicture(content, row.pictureId), language)
  return {
    id: row.id,
    name: row.title.en,
    title: row.title[language],
    introtext: row.introtext[language],
    CMSRelativeURL: row.path,
    imagePath: `${picture.url}/1920.jpg`,
    thumbImagePath: `${picture.url}/520.jpg`,
    thumbImageAltText: picture.alt,
    heroBlog: row.hero,
    regionId: row.regionId,
    categoryId: row.categoryId,
    tags: tagsOf(row, context).map((tag, i) => ({
      id: tag.id,
      name: tag.name[language],
      sortSeq: i + 1,
      blogTagCMSRelativeURL: tag.path,
    })),
    featuredBlog1: row.featuredBlog1,
    featuredBlog2: row.featuredBlog2,
    status: 'published',
    expired: hasExpired(row, context),
    expiryDateTime: row.expiresAt?.toISOString() ?? null,
    publishedOn: row.publishedOn,
    lastEditDate: row.lastEditedOn,
    writtenByName: row.writtenByName,
    readTime: minutesToRead(row.content[language]),
    numberOfViews: content.readingsByBlogPage.get(row.id)?.ever ?? 0,
    ...(expanded && {
      languageSpecificBlogs: languages.map(each => ({
        languageId: languageIds[each],
        title: row.title[each],
        content: resolveLinks(row.content[each], findLinkTarget(context.catalogue, each)),
        introtext: row.introtext[each],
        metaDescription: row.introtext[each],
        metaKeywords: keywordsOf(row, context, each).join(', '),
        structuredSchema: JSON.stringify(
          articleSchema(
            {
              headline: row.title[each],
              description: row.introtext[each],
              path: localPath(row.path, each),
              language: languageIds[each],
              picture,
              publishedOn: row.publishedOn,
              lastEditDate: row.lastEditedOn,
              writtenByName: row.writtenByName,
              keywords: tagsOf(row, context).map(({ name }) => name[each]),
              readTime: minutesToRead(row.content[each]),
            },
            context.configuration.publicUrl,
          ),
        ),
        cmsRelativeURL: localPath(row.path, each),
      })),
    }),
  }
}

function keywordsOf(row: BlogPageRow, context: Context, language: Language): string[] {
  const region = context.catalogue.content.regionById.get(row.regionId ?? 0)
  return [...tagsOf(row, context), ...(region ? [region] : [])].map(({ name }) => name[language])
}

export function presentBlogTag(row: BlogTagRow, language: Language, expanded = false): BlogTag {
  return {
    id: row.id,
    name: row.name[language],
    isBlogCategory: row.isBlogCategory,
    blogHomeCat1: row.homePlace === 1,
    blogHomeCat2: row.homePlace === 2,
    blogTagCMSRelativeURL: row.path,
    pageTitle: row.pageTitle[language],
    ...(expanded && {
      languageSpecificTags: languages.map(each => ({
        languageId: languageIds[each],
        name: row.name[each],
        pageTitle: row.pageTitle[each],
        metaDescription: row.introduction[each],
        blogTagCMSRelativeURL: localPath(row.path, each),
      })),
    }),
  }
}

/** The regions that have articles, in the usual order of regions. */
export function presentBlogRegions(context: Context, language: Language): z.output<typeof blogRegion>[] {
  const written = new Set(currentArticles(context).map(article => article.regionId))
  return context.catalogue.content.regions
    .filter(region => written.has(region.id))
    .map(({ id, name }) => ({ id, name: name[language] }))
}
