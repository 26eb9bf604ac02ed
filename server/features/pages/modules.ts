import type { LinkedPage, PageModule } from '#contract/pages/modules'
import { templateOf } from '#domain/content/templates'
import type { Language } from '#domain/text/language'
import { linkedList, linkedPage } from '#server/catalogue/pages/linked-pages'
import { htmlModule, listing } from '#server/catalogue/pages/modules'
import { presentPicture } from '#server/catalogue/present'
import { readSlideshow } from '#server/catalogue/read-villa'
import type { Page } from '#server/catalogue/rows/content'
import type { Context } from '#server/context'

const allCollections = ({ catalogue: { content } }: Context, language: Language): LinkedPage[] =>
  content.lists.map(list => linkedList(list, content, language))

/** The modules of a page in a language, with their links resolved. */
export async function presentModules(context: Context, page: Page, language: Language): Promise<PageModule[]> {
  const template = templateOf(page.templateId)
  if (!template.modules) return []
  const { content } = context.catalogue
  const rows = content.modulesByPage.get(page.id) ?? []
  const own = await Promise.all(
    rows.map(async (row): Promise<PageModule> => {
      if (row.type === 'SlideShow') {
        const pictures = row.slideshowId ? await readSlideshow(context.db, context, row.slideshowId) : []
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
  return [...own, ...listing(template.subject === 'collections' ? allCollections(context, language) : [])]
}
