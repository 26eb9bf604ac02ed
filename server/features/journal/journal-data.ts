import type { PageOf } from '#contract/pages'
import type { ArticleCard, ArticleList } from '#contract/pages/journal'
import { ProblemError } from '#contract/problems'
import { minutesToRead, mostRead } from '#domain/content/articles'
import { paginate, parseListParams } from '#domain/content/list-params'
import { type Language, localPath } from '#domain/text/language'
import { linkedArticle } from '#server/catalogue/pages/linked-pages'
import { articlesWith, currentArticles, currentTags, hasExpired } from '#server/catalogue/rows/articles'
import type { BlogPageRow } from '#server/catalogue/rows/content'
import type { Context } from '#server/context'
import { presentBlogTag } from './present.ts'

const mostOfPage = 9
const mostOfSection = 3

export const articleCards =
  ({ catalogue: { content } }: Context, language: Language) =>
  (row: BlogPageRow): ArticleCard => ({
    ...linkedArticle(row, content, language),
    category: content.blogTagById.get(row.categoryId)?.name[language] ?? '',
    readTime: minutesToRead(row.content[language]),
  })

/** A paginated list of articles, filtered by the region in the URL. A region without articles is ignored. */
export function articleList(
  context: Context,
  rows: readonly BlogPageRow[],
  search: string,
  language: Language,
): ArticleList {
  const listing = parseListParams(search, ['region'])
  const regions = context.catalogue.content.regions.flatMap(({ id, name }) => {
    const count = rows.filter(row => row.regionId === id).length
    return count > 0 ? [{ id, name: name[language], count }] : []
  })
  const region = regions.find(({ id }) => String(id) === listing.chosen.region)?.id ?? null
  const chosen = rows.filter(row => region === null || row.regionId === region)
  const { items, page, pages } = paginate(chosen, listing, mostOfPage)
  return {
    articles: items.map(articleCards(context, language)),
    total: chosen.length,
    page,
    pages,
    region,
    regions,
  }
}

/** The most-read of some articles, by the counts published so far. */
export function mostReadOf(context: Context, rows: readonly BlogPageRow[], language: Language): ArticleCard[] {
  const { readingsByBlogPage } = context.catalogue.content
  return mostRead(rows, ({ id }) => readingsByBlogPage.get(id)?.lately ?? 0).map(articleCards(context, language))
}

/** Data of the journal's home: a lead article, two categories, the most-read articles, and all articles. */
export function journalData(
  context: Context,
  search: string,
  language: Language,
): Pick<PageOf<'journal'>, 'hero' | 'sections' | 'mostRead' | 'list' | 'blogTags'> {
  const rows = currentArticles(context)
  const tags = currentTags(context)
  const card = articleCards(context, language)
  const hero = rows.find(row => row.hero) ?? rows[0]
  const sections = tags
    .filter(tag => tag.homePlace !== null)
    .sort((a, b) => (a.homePlace ?? 0) - (b.homePlace ?? 0))
    .map(tag => ({
      id: tag.id,
      name: tag.name[language],
      path: localPath(tag.path, language),
      articles: articlesWith(tag, context)
        .filter(row => row !== hero)
        .slice(0, mostOfSection)
        .map(card),
    }))
  return {
    hero: hero ? card(hero) : null,
    sections: sections.filter(({ articles }) => articles.length > 0),
    mostRead: mostReadOf(context, rows, language),
    list: articleList(context, rows, search, language),
    blogTags: tags.map(tag => presentBlogTag(tag, language)),
  }
}

/** Gets an article that is published today. Throws `not-found`, and `gone` for one that has expired. */
export function getArticle(world: Pick<Context, 'catalogue' | 'clock'>, id: number): BlogPageRow {
  const article = world.catalogue.content.blogPageById.get(id)
  if (!article) throw new ProblemError('not-found')
  if (hasExpired(article, world)) throw new ProblemError('gone')
  return article
}
