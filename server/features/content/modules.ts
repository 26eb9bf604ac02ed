import type { z } from 'zod'
import type { linkedPage, PageModule } from '#contract/pages'
import type { Database } from '#database/connection'
import { type Language, localPath } from '#domain/language'
import { resolveLinks } from '#domain/links'
import type { Catalogue } from '#server/features/catalogue/catalogue'
import type { Page } from '#server/features/catalogue/content'
import { presentExperience, presentListSummary, presentPicture } from '#server/features/catalogue/present'
import { findSlideshowPictures } from '#server/features/catalogue/queries'

/** Templates whose pages have modules (section 2.3), and those that are shown as articles until they have their own. */
const withoutModules = new Set([3, 4, 5, 17, 103])

/** What a content link `{{kind:id}}` leads to: the address and title in the language; undefined if there is no such thing. */
export function findLinkTarget({ content, villas }: Catalogue, language: Language) {
  const at = (path: string, title: string) => ({ url: localPath(path, language), title })
  return (kind: string, id: number): { url: string; title: string } | undefined => {
    if (kind === 'page') {
      const page = content.pageById.get(id)
      return page && at(page.path, page.menuName[language])
    }
    if (kind === 'villa' || kind === 'property') {
      const villa = villas.get(id)
      return villa && at(villa.row.path, villa.row.name)
    }
    if (kind === 'collection' || kind === 'list') {
      const list = content.listById.get(id)
      return list && at(list.path, list.name[language])
    }
    if (kind === 'experience') {
      const experience = content.experienceById.get(id)
      return experience && at(experience.path, experience.name[language])
    }
    return undefined
  }
}

type LinkedPage = z.output<typeof linkedPage>

export function presentLinkedPage(page: Page, { content }: Catalogue, language: Language): LinkedPage {
  const picture = content.pictureById.get(page.pictureId ?? 0)
  return {
    id: page.id,
    name: page.menuName[language],
    path: localPath(page.path, language),
    picture: picture ? presentPicture(picture, language) : null,
  }
}

/** Pages that list what there is: all collections (template 42), all kinds of experiences (template 21). */
function listedOn(page: Page, { content }: Catalogue, language: Language): PageModule[] {
  const listing = (pages: LinkedPage[]): PageModule[] => [{ id: 0, type: 'CuratedPageList', pages }]
  if (page.templateId === 42) {
    return listing(
      content.lists.map(list => {
        const { id, name, url, picture } = presentListSummary(list, content, language)
        return { id, name, path: localPath(url, language), picture }
      }),
    )
  }
  if (page.templateId === 21) {
    return listing(
      content.experienceGroups.map(group => {
        const first = content.experiences.find(experience => experience.live && experience.groupId === group.id)
        const picture = first ? presentExperience(first, content, language).picture : null
        return { id: group.id, name: group.name[language], path: localPath(group.path, language), picture }
      }),
    )
  }
  return []
}

/** The modules of a page in a language, their links resolved. */
export async function presentModules(
  db: Database,
  catalogue: Catalogue,
  page: Page,
  language: Language,
): Promise<PageModule[]> {
  if (withoutModules.has(page.templateId)) return []
  const find = findLinkTarget(catalogue, language)
  const rows = catalogue.content.modulesByPage.get(page.id) ?? []
  const own = await Promise.all(
    rows.map(async (row): Promise<PageModule> => {
      if (row.type === 'SlideShow') {
        const pictures = row.slideshowId ? await findSlideshowPictures(db, row.slideshowId) : []
        return { id: row.id, type: 'SlideShow', images: pictures.map(picture => presentPicture(picture, language)) }
      }
      if (row.type === 'CuratedPageList') {
        const linked = (row.pageIds ?? []).flatMap(id => catalogue.content.pageById.get(id) ?? [])
        return {
          id: row.id,
          type: 'CuratedPageList',
          pages: linked.map(other => presentLinkedPage(other, catalogue, language)),
        }
      }
      return { id: row.id, type: 'Html', html: resolveLinks(row.html?.[language] ?? '', find) }
    }),
  )
  return [...own, ...listedOn(page, catalogue, language)]
}
