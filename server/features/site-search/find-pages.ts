import { localPath } from '#domain/language'
import { templateOf } from '#domain/templates'
import { isForThePublic } from '#server/catalogue/public-pages'
import { always, type Maker, namesOf } from './thing.ts'

/** Pages; those that are a country's or a region's are found as destinations. */
export const page: Maker = (catalogue, id, language) => {
  const { content } = catalogue
  const row = content.pageById.get(id)
  if (!row || templateOf(row.templateId).name === 'home' || !isForThePublic(row)) return undefined
  const isDestination =
    content.regions.some(({ destinationPageId }) => destinationPageId === id) ||
    content.countries.some(({ slug }) => row.path === `/${slug}`)
  if (isDestination) return undefined
  const regions = content.regions.filter(({ destinationPageId }) => destinationPageId === row.parentId)
  return {
    id: `page ${id}`,
    kind: 'pages',
    name: row.title[language],
    note: row.heading2[language],
    path: localPath(row.path, language),
    also: [row.menuName[language], row.heading1[language]],
    where: row.parentId ? regions.flatMap(namesOf) : [],
    about: [row.heading2[language], row.metaDescription[language]],
    visibleTo: always,
  }
}
