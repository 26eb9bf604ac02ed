import type { PageOf } from '#contract/pages'
import { type Article, relatedArticles } from '#domain/content/articles'
import { resolveLinks } from '#domain/content/links'
import { templateIds } from '#domain/content/public-templates'
import { buildOutline } from '#domain/text/outline'
import { findLinkTarget } from '#server/catalogue/pages/link-targets'
import { linkedArticle } from '#server/catalogue/pages/linked-pages'
import { listing } from '#server/catalogue/pages/modules'
import { type Presenter, syntheticPageFrame } from '#server/catalogue/pages/page-frame'
import { getPicture, presentPicture } from '#server/catalogue/present'
import { articlesWith, currentArticles, currentTags } from '#server/catalogue/rows/articles'
import type { BlogPageRow } from '#server/catalogue/rows/content'
import { personPresenter } from '#server/features/team/public'
import { articleList, mostReadOf } from './journal-data.ts'
import { presentBlogPage, presentBlogTag } from './present.ts'
import { villasOfArticle } from './villas-of-article.ts'

/** A row in the shape that `relatedArticles` expects. */
const articleOf = (row: BlogPageRow): Article & { row: BlogPageRow } => ({
  row,
  id: row.id,
  categoryId: row.categoryId,
  regionId: row.regionId,
  featured: [row.featuredBlog1, row.featuredBlog2].flatMap(id => id ?? []),
})

/** An article of the journal, with related articles. */
export const presentArticle: Presenter<PageOf<'journal-article'>> = (context, id, { language, audience }) => {
  const { catalogue } = context
  const { content, villas } = catalogue
  const row = content.blogPageById.get(id)
  if (!row) return undefined
  const article = presentBlogPage(row, context, language)
  const related = relatedArticles(articleOf(row), currentArticles(context).map(articleOf))
  const author = content.teamMembers.find(({ fullName }) => fullName === row.writtenByName)
  const region = content.regionById.get(row.regionId ?? 0)
  const count = region ? villas.count(audience, region.id) : 0
  return {
    ...syntheticPageFrame(catalogue, row.path, article.title, language),
    template: 'journal-article',
    kind: 'blog',
    id,
    templateId: templateIds.blog,
    title: article.title,
    metaDescription: article.introtext,
    heading1: article.title,
    heading2: article.introtext,
    picture: presentPicture(getPicture(content, row.pictureId), language),
    modules: listing(
      related.map(other => linkedArticle(other.row, content, language)),
      'related',
    ),
    blogPage: article,
    ...buildOutline(resolveLinks(row.content[language], findLinkTarget(catalogue, language)), 2, row.content.en),
    author: author ? personPresenter(context, language, audience)(author) : null,
    villas: villasOfArticle(context, row, { language, audience }),
    region: region && count > 0 ? { id: region.id, name: region.name[language], count } : null,
  }
}

/** A subject of the journal with its articles, newest first, and the other subjects. */
export const presentTag: Presenter<PageOf<'journal-topic'>> = (context, id, { language, search }) => {
  const { catalogue } = context
  const row = catalogue.content.blogTagById.get(id)
  if (!row) return undefined
  const { name, pageTitle } = presentBlogTag(row, language)
  const articles = articlesWith(row, context)
  return {
    ...syntheticPageFrame(catalogue, row.path, name, language),
    template: 'journal-topic',
    kind: 'blogtag',
    id,
    templateId: templateIds.blogtag,
    title: pageTitle,
    metaDescription: row.introduction[language],
    heading1: name,
    heading2: row.introduction[language],
    picture: null,
    modules: [],
    mostRead: mostReadOf(context, articles, language),
    list: articleList(context, articles, search, language),
    blogTags: currentTags(context).map(tag => presentBlogTag(tag, language)),
  }
}
