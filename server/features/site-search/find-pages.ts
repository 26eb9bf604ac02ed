import { templateOf } from '#domain/content/templates'
import { type Language, languages, localPath } from '#domain/text/language'
import { plainText } from '#domain/text/outline'
import type { Catalogue } from '#server/catalogue/catalogue'
import { isIndexablePage } from '#server/catalogue/pages/linked-pages'
import { questionsData } from '#server/features/company/public'
import { always, type ItemBuilder, namesOf } from './searchable-item.ts'

/** Pages, except those of countries and regions, which are found as destinations. */
export const page: ItemBuilder = (catalogue, id, language) => {
  const { content } = catalogue
  const row = content.pageById.get(id)
  if (!row || templateOf(row.templateId).name === 'home' || !isIndexablePage(row)) return undefined
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

/** More than the questions of any page: the id of a question combines page id and index. */
const mostQuestions = 1000

/** The ids of all questions that pages answer. */
export const questionIds = (catalogue: Catalogue): number[] =>
  catalogue.content.pages
    .filter(row => templateOf(row.templateId).name === 'questions' && isIndexablePage(row))
    .flatMap(row => {
      const { groups } = questionsData({ catalogue }, row, 'en')
      return groups.flatMap(({ questions }) => questions).map((_, i) => row.id * mostQuestions + i)
    })

/** A question, on the page that answers it. */
export const question: ItemBuilder = (catalogue, id, language) => {
  const row = catalogue.content.pageById.get(Math.floor(id / mostQuestions))
  if (!row || templateOf(row.templateId).name !== 'questions' || !isIndexablePage(row)) return undefined
  const asIn = (spoken: Language) =>
    questionsData({ catalogue }, row, spoken).groups.flatMap(({ heading, questions }) =>
      questions.map(asked => ({ ...asked, about: heading })),
    )[id % mostQuestions]
  const found = asIn(language)
  return (
    found && {
      id: `question ${id}`,
      kind: 'questions',
      name: found.heading,
      note: found.about,
      path: `${localPath(row.path, language)}#${found.id}`,
      // Also found in other languages, as places and amenities are, because travellers can use another one.
      also: languages.flatMap(spoken => (spoken === language ? [] : (asIn(spoken)?.heading ?? []))),
      where: [found.about],
      about: [plainText(found.html)],
      visibleTo: always,
    }
  )
}
