import type { Language } from '#domain/text/language'
import type { Catalogue } from '#server/catalogue/catalogue'
import { article, collection, experience, experiencegroup, press } from './find-editorial.ts'
import { page, question, questionIds } from './find-pages.ts'
import { country, region, subregion } from './find-places.ts'
import { amenities, villa } from './find-villas.ts'
import type { SearchableItem } from './searchable-item.ts'

const itemBuilders = {
  country,
  region,
  subregion,
  villa,
  amenities,
  collection,
  experience,
  experiencegroup,
  article,
  press,
  page,
  question,
}

/** The ids of all things that can be searchable. */
export function allIds(catalogue: Catalogue): string[] {
  const { content, villas } = catalogue
  const rows: Record<keyof typeof itemBuilders, Iterable<number>> = {
    country: content.countryById.keys(),
    region: content.regionById.keys(),
    subregion: content.subRegionById.keys(),
    villa: villas.keys(),
    amenities: content.offeredAmenityGroups.map(group => group.id),
    collection: content.listById.keys(),
    experience: content.experienceById.keys(),
    experiencegroup: content.experienceGroups.map(group => group.id),
    article: content.blogPageById.keys(),
    press: content.pressPageById.keys(),
    page: content.pageById.keys(),
    question: questionIds(catalogue),
  }
  return Object.entries(rows).flatMap(([kind, ids]) => Array.from(ids, id => `${kind} ${id}`))
}

/** Finds a thing by its id in the current catalogue; undefined where it does not exist or is not searchable. */
export function buildItem(catalogue: Catalogue, id: string, language: Language): SearchableItem | undefined {
  const [kind = '', number] = id.split(' ')
  return Object.hasOwn(itemBuilders, kind)
    ? itemBuilders[kind as keyof typeof itemBuilders](catalogue, Number(number), language)
    : undefined
}
