import type { Audience } from '#domain/geography/audience'
import { hiddenRegion } from '#domain/geography/audience'
import { type Language, localPath } from '#domain/text/language'
import type { Catalogue } from '#server/catalogue/catalogue'
import { isIndexablePage } from '#server/catalogue/pages/linked-pages'
import type { Page } from '#server/catalogue/rows/content'
import { always, type ItemBuilder, namesOf, noted, shownPage } from './searchable-item.ts'
import { synonyms } from './tokenizer.ts'

const pageOfCountry = ({ content }: Catalogue, slug: string) => {
  const page = content.pageByPath.get(`/${slug}`)
  return page && isIndexablePage(page) ? page : undefined
}

const textsOf = (page: Page | undefined, language: Language) =>
  page
    ? [page.title, page.menuName, page.heading1, page.heading2, page.metaDescription].map(text => text[language])
    : []

/** Whether the audience can see a villa of the region or sub-region. */
const hasVillas =
  ({ villas }: Catalogue, meant: { regionId: number; subRegionId?: number }) =>
  (audience: Audience) =>
    villas.count(audience, meant.regionId, meant.subRegionId) > 0

export const country: ItemBuilder = (catalogue, id, language) => {
  const row = catalogue.content.countryById.get(id)
  const page = row && pageOfCountry(catalogue, row.slug)
  return (
    page && {
      id: `country ${id}`,
      kind: 'destinations',
      name: row.name[language],
      note: page.heading2[language],
      path: localPath(page.path, language),
      also: namesOf(row),
      where: [],
      about: [synonyms.villa[language], ...textsOf(page, language)],
      visibleTo: always,
    }
  )
}

export const region: ItemBuilder = (catalogue, id, language) => {
  const { content } = catalogue
  const row = content.regionById.get(id)
  if (!row || hiddenRegion(id, row.countryId)) return undefined
  const land = content.countryById.get(row.countryId)
  const page = shownPage(catalogue, row.destinationPageId)
  return {
    id: `region ${id}`,
    kind: 'destinations',
    name: row.name[language],
    note: noted(
      row.groupingName[language] === row.name[language] ? '' : row.groupingName[language],
      land?.name[language],
    ),
    path: localPath(page?.path ?? `/results?des=${id}`, language),
    also: namesOf(row),
    where: [...namesOf(land), row.groupingName[language], row.groupingName.en],
    about: [synonyms.villa[language], row.introduction[language], ...textsOf(page, language)],
    visibleTo: hasVillas(catalogue, { regionId: id }),
  }
}

export const subregion: ItemBuilder = (catalogue, id, language) => {
  const { content } = catalogue
  const row = content.subRegionById.get(id)
  const around = content.regionById.get(row?.regionId ?? 0)
  if (!row || !around) return undefined
  const land = content.countryById.get(around.countryId)
  return {
    id: `subregion ${id}`,
    kind: 'destinations',
    name: row.name[language],
    note: noted(around.name[language], land?.name[language]),
    path: localPath(`/results?des=${around.id}&subdes=${id}`, language),
    also: namesOf(row),
    where: [...namesOf(around), ...namesOf(land)],
    about: [synonyms.villa[language]],
    visibleTo: hasVillas(catalogue, { regionId: around.id, subRegionId: id }),
  }
}
