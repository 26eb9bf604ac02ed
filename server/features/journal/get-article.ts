import { Refusal } from '#contract/refusals'
import { hasExpired } from '#server/catalogue/articles'
import type { BlogPageRow } from '#server/catalogue/content'
import type { Context } from '#server/context'

/** Gets an article that is published today. Throws `not-found`, and `gone` for one that has expired. */
export function getArticle(world: Pick<Context, 'catalogue' | 'clock'>, id: number): BlogPageRow {
  const article = world.catalogue.content.blogPageById.get(id)
  if (!article) throw new Refusal('not-found')
  if (hasExpired(article, world)) throw new Refusal('gone')
  return article
}
