import { legalPaths, pageIds } from '#domain/content/page-ids'
import { templateOf } from '#domain/content/templates'
import { placeTemplates } from './content-kinds.ts'

/**
 * Designs that show any page: the code finds none of their pages by path. The last word of a guide's path, such as
 * `beaches`, chooses the kinds of places that it lists.
 */
const freeTemplates: ReadonlySet<number> = new Set([1, 2, 26, 97, ...placeTemplates])

const fixedIds: ReadonlySet<number> = new Set(Object.values(pageIds))

/**
 * Whether the code depends on a page: its path and its existence are fixed, its texts are not. Pages of the client area,
 * of the law, with an id of their own, or with a design of their own.
 */
export const isFixedPage = ({ id, templateId, path }: { id: number; templateId: number; path: string }): boolean =>
  fixedIds.has(id) ||
  !freeTemplates.has(templateId) ||
  templateOf(templateId).client !== undefined ||
  (legalPaths as readonly string[]).includes(path)
