import { ProblemError } from '#contract/problems'
import { hasExpired } from '#server/catalogue/rows/articles'
import type { BlogPageRow } from '#server/catalogue/rows/content'
import type { Context } from '#server/context'

/** Gets an article that is published today. Throws `not-found`, and `gone` for one that has expired. */
export function getArticle(world: Pick<Context, 'catalogue' | 'clock'>, id: number): BlogPageRow {
  const article = world.catalogue.content.blogPageById.get(id)
  if (!article) throw new ProblemError('not-found')
  if (hasExpired(article, world)) throw new ProblemError('gone')
  return article
}
