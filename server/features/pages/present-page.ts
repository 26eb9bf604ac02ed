import type { PageReply } from '#contract/pages'
import { templateOf } from '#domain/templates'
import { currentArticles, currentTags } from '#server/catalogue/articles'
import type { Page } from '#server/catalogue/content'
import { type Asked, crumb, frameOf, type Presenter } from '#server/catalogue/page-frame'
import { presentPicture } from '#server/catalogue/present'
import type { Context } from '#server/context'
import { presentBlogTag } from '#server/features/journal/public'
import { searchTyped } from '#server/features/site-search/public'
import { resultsData } from '#server/features/villa-search/public'
import { homeData } from './home-data.ts'
import { presentModules } from './modules.ts'

/** A page of the content management system, with what its template shows. */
export const presentPage: Presenter = (context, id, asked) => {
  const page = context.catalogue.content.pageById.get(id)
  return page && presentPageRow(context, page, asked)
}

export async function presentPageRow(context: Context, page: Page, asked: Asked): Promise<PageReply> {
  const { catalogue } = context
  const { language, search, audience } = asked
  const { name } = templateOf(page.templateId)
  const frame = frameOf(catalogue, page.path, language)
  const picture = catalogue.content.pictureById.get(pictureIdOf(page, context) ?? 0)
  return {
    ...frame,
    kind: 'page',
    id: page.id,
    templateId: page.templateId,
    title: page.title[language],
    metaDescription: page.metaDescription[language],
    heading1: page.heading1[language],
    heading2: page.heading2[language],
    picture: picture ? presentPicture(picture, language) : null,
    breadcrumb: page.path === '/' ? [] : [...frame.breadcrumb, crumb(page, language)],
    modules: await presentModules(context, page, language),
    ...(name === 'home' && { home: await homeData(context, page, language, audience) }),
    ...(name === 'journal' && {
      blogTags: currentTags(context).map(tag => presentBlogTag(tag, language)),
    }),
    ...(name === 'search' && { siteSearch: await searchTyped(context, search, language, audience) }),
    ...(name === 'results' && { results: resultsData(context, search, language, audience) }),
  }
}

/** The journal's home opens with the picture of an article, unless it has one of its own. */
function pictureIdOf(page: Page, context: Context) {
  if (page.pictureId || templateOf(page.templateId).name !== 'journal') return page.pictureId
  return currentArticles(context).find(article => article.hero)?.pictureId
}
