import type { LinkedPage, PageModule } from '#contract/pages'
import type { Language } from '#domain/language'
import { resolveLinks } from '#domain/links'
import type { Page } from '#server/features/catalogue/content'
import { presentPicture } from '#server/features/catalogue/present'
import { findSlideshowPictures } from '#server/features/catalogue/queries'
import type { Context } from '#server/platform/context'
import { currentArticles } from './articles.ts'
import { findLinkTarget } from './link-targets.ts'
import { linkedArticle, linkedExperienceGroup, linkedList, linkedPage, linkedPressPiece } from './linked-pages.ts'

/** Templates whose pages have modules (section 2.3), and those that are shown as articles until they have their own. */
const withoutModules = new Set([3, 4, 5, 17, 103])

/** Text in a language, its links resolved. */
export const htmlModule = (id: number, html: string, { catalogue }: Context, language: Language): PageModule => ({
  id,
  type: 'Html',
  html: resolveLinks(html, findLinkTarget(catalogue, language)),
})

/** A list that is not one of an editor's modules, and is not there when there is nothing in it. */
export const listing = (pages: LinkedPage[], about?: 'related' | 'villas'): PageModule[] =>
  pages.length > 0 ? [{ id: 0, type: 'CuratedPageList', pages, ...(about && { about }) }] : []

/** What the pages of some templates list by themselves. */
const listedOn: Record<number, (context: Context, language: Language) => LinkedPage[]> = {
  // All kinds of experiences.
  21: ({ catalogue: { content } }, language) =>
    content.experienceGroups.map(group => linkedExperienceGroup(group, content, language)),
  // All collections.
  42: ({ catalogue: { content } }, language) => content.lists.map(list => linkedList(list, content, language)),
  // What others wrote.
  62: ({ catalogue: { content } }, language) =>
    content.pressPages.map(piece => linkedPressPiece(piece, content, language)),
  // The journal.
  72: (context, language) =>
    currentArticles(context).map(article => linkedArticle(article, context.catalogue.content, language)),
}

/** The modules of a page in a language, their links resolved. */
export async function presentModules(context: Context, page: Page, language: Language): Promise<PageModule[]> {
  if (withoutModules.has(page.templateId)) return []
  const { content } = context.catalogue
  const rows = content.modulesByPage.get(page.id) ?? []
  const own = await Promise.all(
    rows.map(async (row): Promise<PageModule> => {
      if (row.type === 'SlideShow') {
        const pictures = row.slideshowId ? await findSlideshowPictures(context.db, row.slideshowId) : []
        return { id: row.id, type: 'SlideShow', images: pictures.map(picture => presentPicture(picture, language)) }
      }
      if (row.type === 'CuratedPageList') {
        const pages = (row.pageIds ?? []).flatMap(id => content.pageById.get(id) ?? [])
        return {
          id: row.id,
          type: 'CuratedPageList',
          pages: pages.map(other => linkedPage(other, content, language)),
        }
      }
      return htmlModule(row.id, row.html?.[language] ?? '', context, language)
    }),
  )
  return [...own, ...listing(listedOn[page.templateId]?.(context, language) ?? [])]
}
