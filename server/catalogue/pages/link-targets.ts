import type { LinkKind, LinkTarget } from '#domain/content/links'
import { type Language, localPath } from '#domain/text/language'
import type { Catalogue } from '../catalogue.ts'

/** The target of a content link `{{kind:id}}`: address and title in the language; undefined where it does not exist. */
export function findLinkTarget({ content, villas }: Catalogue, language: Language) {
  const at = (path: string, title: string): LinkTarget => ({ url: localPath(path, language), title })
  return (kind: LinkKind, id: number): LinkTarget | undefined => {
    switch (kind) {
      case 'page': {
        const page = content.pageById.get(id)
        return page && at(page.path, page.menuName[language])
      }
      case 'villa':
      case 'property': {
        const villa = villas.get(id)
        return villa && at(villa.row.path, villa.row.name)
      }
      case 'collection':
      case 'list': {
        const list = content.listById.get(id)
        return list && at(list.path, list.name[language])
      }
      case 'experience': {
        const experience = content.experienceById.get(id)
        return experience && at(experience.path, experience.name[language])
      }
      case 'press': {
        const piece = content.pressPageById.get(id)
        return piece && at(piece.path, piece.title[language])
      }
    }
  }
}
