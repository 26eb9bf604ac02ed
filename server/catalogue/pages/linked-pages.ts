import type { LinkedPage } from '#contract/pages/modules'
import { pageAreaOf } from '#domain/content/page-areas'
import { resultPages } from '#domain/content/page-ids'
import { templateOf } from '#domain/content/templates'
import type { Text } from '#domain/text/language'
import { type Language, localPath } from '#domain/text/language'
import type { CatalogueVilla } from '../catalogue.ts'
import { getPicture, presentPicture } from '../present.ts'
import type { BlogPageRow, Content, ExperienceRow, ListRow, Page, PressPageRow } from '../rows/content.ts'

/** The fields of a page in lists. */
const linked = (
  row: { id: number; path: string; pictureId: number },
  name: Text,
  content: Content,
  language: Language,
): LinkedPage => ({
  id: row.id,
  name: name[language],
  path: localPath(row.path, language),
  picture: presentPicture(getPicture(content, row.pictureId), language),
})

export function linkedPage(page: Page, content: Content, language: Language): LinkedPage {
  const picture = content.pictureById.get(page.pictureId ?? 0)
  return {
    id: page.id,
    name: page.menuName[language],
    path: localPath(page.path, language),
    picture: picture ? presentPicture(picture, language) : null,
  }
}

export const linkedList = (row: ListRow, content: Content, language: Language): LinkedPage =>
  linked(row, row.name, content, language)

export const linkedExperience = (row: ExperienceRow, content: Content, language: Language): LinkedPage =>
  linked(row, row.name, content, language)

/** A group of experiences has the picture of its first. */
export function linkedExperienceGroup(
  { id, name, path }: Content['experienceGroups'][number],
  content: Content,
  language: Language,
): LinkedPage {
  const first = content.experiences.find(experience => experience.live && experience.groupId === id)
  const picture = first ? presentPicture(getPicture(content, first.pictureId), language) : null
  return { id, name: name[language], path: localPath(path, language), picture }
}

export const linkedArticle = (row: BlogPageRow, content: Content, language: Language): LinkedPage => ({
  ...linked(row, row.title, content, language),
  publishedOn: row.publishedOn,
  text: row.introtext[language],
})

export const linkedPressPiece = (row: PressPageRow, content: Content, language: Language): LinkedPage => ({
  ...linked(row, row.title, content, language),
  publishedOn: row.publishedOn,
  publisherName: row.publisherName,
  text: row.introText[language],
})

export const linkedVilla = ({ row }: CatalogueVilla, content: Content, language: Language): LinkedPage => ({
  id: row.id,
  name: row.name,
  path: localPath(row.path, language),
  picture: presentPicture(row.thumb, language),
  text: [row.place, content.regionById.get(row.regionId)?.name[language]].filter(Boolean).join(', '),
})

/** Whether search engines and the site search include a page. */
export const isIndexablePage = (page: Page): boolean =>
  page.httpStatusCode === 200 &&
  templateOf(page.templateId).indexed &&
  !resultPages.has(page.id) &&
  pageAreaOf(page.path) === 'public'
