import type { FoundKind } from '#contract/search'
import { type Audience, hiddenFrom, hiddenRegion } from '#domain/audience'
import { type Language, localPath, type Text } from '#domain/language'
import { templateOf } from '#domain/templates'
import type { Catalogue } from '#server/catalogue/catalogue'
import type { Page, PictureRow } from '#server/catalogue/content'
import { isForThePublic } from '#server/catalogue/public-pages'
import { synonyms } from './words.ts'

/** Something that can be found, in one language: how it is shown, and the texts by which it is found, the nearest first. */
export interface Thing {
  id: string
  kind: FoundKind
  name: string
  note: string
  path: string
  picture?: PictureRow | undefined
  also: string[]
  where: string[]
  about: string[]
  visibleTo: (audience: Audience) => boolean
  /** The moment at which it is over. */
  until?: number | undefined
}

type Maker = (catalogue: Catalogue, id: number, language: Language) => Thing | undefined

const always = () => true
const noted = (...parts: (string | undefined)[]) => [...new Set(parts.filter(Boolean))].join(', ')

type Named = { name: Text; alsoKnownAs?: string[] } | undefined
/** Every name of a place, in all languages and at home. */
const namesOf = (place: Named): string[] => (place ? [...Object.values(place.name), ...(place.alsoKnownAs ?? [])] : [])

const shownPage = ({ content }: Catalogue, id: number | null) => {
  const page = content.pageById.get(id ?? 0)
  return page && isForThePublic(page) ? page : undefined
}

const pageOfCountry = ({ content }: Catalogue, slug: string) => {
  const page = content.pageByPath.get(`/${slug}`)
  return page && isForThePublic(page) ? page : undefined
}

const textsOf = (page: Page | undefined, language: Language) =>
  page
    ? [page.title, page.menuName, page.heading1, page.heading2, page.metaDescription].map(text => text[language])
    : []

/** Whether the audience sees any villa of those meant. */
const hasVillas =
  ({ villas }: Catalogue, meant: { regionId: number; subRegionId?: number }) =>
  (audience: Audience) =>
    villas.count(audience, meant.regionId, meant.subRegionId) > 0

const country: Maker = (catalogue, id, language) => {
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

const region: Maker = (catalogue, id, language) => {
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

const subregion: Maker = (catalogue, id, language) => {
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

const villa: Maker = (catalogue, id, language) => {
  const { content, villas } = catalogue
  const found = villas.get(id)
  if (!found) return undefined
  const { row, search } = found
  const around = content.regionById.get(row.regionId)
  const part = content.subRegionById.get(row.subRegionId ?? 0)
  const groups = content.amenityGroups.filter(group => search.amenityGroups.includes(group.id))
  return {
    id: `villa ${id}`,
    kind: 'villas',
    name: row.name,
    note: noted(row.place, around?.name[language]),
    path: localPath(row.path, language),
    picture: row.thumb,
    also: [],
    // Texts that many villas share: a place with all its names, an amenity with its two.
    where: [
      [
        row.place,
        ...namesOf(part),
        ...namesOf(around),
        ...namesOf(content.countryById.get(search.countryId)),
        around?.groupingName[language] ?? '',
      ].join(' · '),
    ],
    about: [synonyms.villa[language], ...groups.map(({ name }) => `${name[language]} · ${name.en}`)],
    visibleTo: audience => !hiddenFrom(audience, search),
  }
}

const collection: Maker = ({ content }, id, language) => {
  const row = content.listById.get(id)
  return (
    row && {
      id: `collection ${id}`,
      kind: 'collections',
      name: row.name[language],
      note: '',
      path: localPath(row.path, language),
      picture: content.pictureById.get(row.pictureId),
      also: [row.name.en],
      where: (row.filter.regionIds ?? []).flatMap(regionId => namesOf(content.regionById.get(regionId))),
      about: [synonyms.collection[language], row.introduction[language]],
      visibleTo: always,
    }
  )
}

const experience: Maker = ({ content }, id, language) => {
  const row = content.experienceById.get(id)
  if (!row?.live) return undefined
  const group = content.experienceGroups.find(({ id: groupId }) => groupId === row.groupId)
  const regions = content.experienceRegions
    .filter(({ experienceId }) => experienceId === id)
    .flatMap(({ regionId }) => content.regionById.get(regionId) ?? [])
  return {
    id: `experience ${id}`,
    kind: 'experiences',
    name: row.name[language],
    note: noted(group?.name[language], regions[0]?.name[language]),
    path: localPath(row.path, language),
    picture: content.pictureById.get(row.pictureId),
    also: [row.title[language]],
    where: regions.flatMap(namesOf),
    about: [synonyms.experience[language], group?.name[language] ?? '', row.introduction[language]],
    visibleTo: always,
  }
}

const experiencegroup: Maker = ({ content }, id, language) => {
  const row = content.experienceGroups.find(group => group.id === id)
  return (
    row && {
      id: `experiencegroup ${id}`,
      kind: 'experiences',
      name: row.name[language],
      note: row.title[language],
      path: localPath(row.path, language),
      picture: content.pictureById.get(
        content.experiences.find(({ live, groupId }) => live && groupId === id)?.pictureId ?? 0,
      ),
      also: [row.title[language]],
      where: [],
      about: [synonyms.experience[language], row.introduction[language]],
      visibleTo: always,
    }
  )
}

const article: Maker = ({ content }, id, language) => {
  const row = content.blogPageById.get(id)
  if (!row) return undefined
  const tags = (content.tagsByBlogPage.get(id) ?? []).flatMap(({ tagId }) => content.blogTagById.get(tagId) ?? [])
  return {
    id: `article ${id}`,
    kind: 'journal',
    name: row.title[language],
    note: noted(...tags.map(({ name }) => name[language])),
    path: localPath(row.path, language),
    picture: content.pictureById.get(row.pictureId),
    also: [],
    where: namesOf(content.regionById.get(row.regionId ?? 0)),
    about: [synonyms.journal[language], row.introtext[language]],
    visibleTo: always,
    until: row.expiresAt?.getTime(),
  }
}

const press: Maker = ({ content }, id, language) => {
  const row = content.pressPageById.get(id)
  return (
    row && {
      id: `press ${id}`,
      kind: 'pages',
      name: row.title[language],
      note: row.publisherName,
      path: localPath(row.path, language),
      also: [row.publisherName],
      where: [],
      about: [synonyms.press[language], row.introText[language]],
      visibleTo: always,
    }
  )
}

/** Pages; those that are a country's or a region's are found as destinations. */
const page: Maker = (catalogue, id, language) => {
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

const makers = { country, region, subregion, villa, collection, experience, experiencegroup, article, press, page }

/** The ids of everything that there may be to find. */
export function allIds({ content, villas }: Catalogue): string[] {
  const rows: Record<keyof typeof makers, Iterable<number>> = {
    country: content.countryById.keys(),
    region: content.regionById.keys(),
    subregion: content.subRegionById.keys(),
    villa: villas.keys(),
    collection: content.listById.keys(),
    experience: content.experienceById.keys(),
    experiencegroup: content.experienceGroups.map(group => group.id),
    article: content.blogPageById.keys(),
    press: content.pressPageById.keys(),
    page: content.pageById.keys(),
  }
  return Object.entries(rows).flatMap(([kind, ids]) => Array.from(ids, id => `${kind} ${id}`))
}

/** The thing of an id, as the catalogue knows it now; undefined where there is nothing to be found. */
export function findThing(catalogue: Catalogue, id: string, language: Language): Thing | undefined {
  const [kind, number] = id.split(' ')
  return makers[kind as keyof typeof makers](catalogue, Number(number), language)
}
