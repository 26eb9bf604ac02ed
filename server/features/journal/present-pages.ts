import type { PageOf } from '#contract/pages'
import { type Article, relatedArticles } from '#domain/articles'
import { templateIds } from '#domain/templates'
import { articlesWith, currentArticles, currentTags } from '#server/catalogue/articles'
import type { BlogPageRow } from '#server/catalogue/content'
import { linkedArticle } from '#server/catalogue/linked-pages'
import { htmlModule, listing } from '#server/catalogue/modules'
import { frameNamed, type Presenter } from '#server/catalogue/page-frame'
import { getPicture, presentPicture } from '#server/catalogue/present'
import { presentBlogPage, presentBlogTag } from './present.ts'

/** A row as the rule of related articles knows it. */
const articleOf = (row: BlogPageRow): Article & { row: BlogPageRow } => ({
  row,
  id: row.id,
  categoryId: row.categoryId,
  regionId: row.regionId,
  featured: [row.featuredBlog1, row.featuredBlog2].flatMap(id => id ?? []),
})

/** An article of the journal, and what to read after it. */
export const presentArticle: Presenter<PageOf<'journal-article'>> = (context, id, { language }) => {
  const { catalogue } = context
  const { content } = catalogue
  const row = content.blogPageById.get(id)
  if (!row) return undefined
  const article = presentBlogPage(row, context, language)
  const related = relatedArticles(articleOf(row), currentArticles(context).map(articleOf))
  return {
    ...frameNamed(catalogue, row.path, article.title, language),
    template: 'journal-article',
    kind: 'blog',
    id,
    templateId: templateIds.blog,
    title: article.title,
    metaDescription: article.introtext,
    heading1: article.title,
    heading2: article.introtext,
    picture: presentPicture(getPicture(content, row.pictureId), language),
    modules: [
      htmlModule(row.id, row.content[language], context, language),
      ...listing(
        related.map(other => linkedArticle(other.row, content, language)),
        'related',
      ),
    ],
    blogPage: article,
  }
}

/** A subject of the journal with its articles, the newest first, and the other subjects. */
export const presentTag: Presenter<PageOf<'journal-topic'>> = (context, id, { language }) => {
  const { catalogue } = context
  const row = catalogue.content.blogTagById.get(id)
  if (!row) return undefined
  const { name, pageTitle } = presentBlogTag(row, language)
  return {
    ...frameNamed(catalogue, row.path, name, language),
    template: 'journal-topic',
    kind: 'blogtag',
    id,
    templateId: templateIds.blogtag,
    title: pageTitle,
    metaDescription: row.introduction[language],
    heading1: name,
    heading2: row.introduction[language],
    picture: null,
    modules: listing(articlesWith(row, context).map(article => linkedArticle(article, catalogue.content, language))),
    blogTags: currentTags(context).map(tag => presentBlogTag(tag, language)),
  }
}
