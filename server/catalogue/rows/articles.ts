import { isExpired } from '#domain/content/articles'
import type { Context } from '#server/context'
import type { BlogPageRow, BlogTagRow } from './content.ts'

type World = Pick<Context, 'catalogue' | 'clock'>

export const hasExpired = (article: BlogPageRow, { clock }: Pick<Context, 'clock'>): boolean =>
  isExpired(article.expiresAt?.getTime() ?? null, clock.now())

/** The published articles that have not expired, newest first. */
export const currentArticles = (context: World): BlogPageRow[] =>
  context.catalogue.content.blogPages.filter(article => !hasExpired(article, context))

/** The tags of an article in their order, its category first. */
export const tagsOf = (article: BlogPageRow, { catalogue: { content } }: World): BlogTagRow[] =>
  (content.tagsByBlogPage.get(article.id) ?? []).flatMap(({ tagId }) => content.blogTagById.get(tagId) ?? [])

/** The current articles with a tag, newest first. */
export const articlesWith = (tag: BlogTagRow, context: World): BlogPageRow[] =>
  currentArticles(context).filter(article => tagsOf(article, context).includes(tag))

/** The tags of current articles, categories first. */
export function currentTags(context: World): BlogTagRow[] {
  const used = new Set(currentArticles(context).flatMap(article => tagsOf(article, context)))
  return context.catalogue.content.blogTags.filter(tag => used.has(tag))
}
