import type { Language } from '#domain/language'
import type { Catalogue } from '#server/catalogue/catalogue'
import { page, question, questionIds } from './find-pages.ts'
import { country, region, subregion } from './find-places.ts'
import { article, collection, experience, experiencegroup, press } from './find-stories.ts'
import { amenities, villa } from './find-villas.ts'
import type { Thing } from './thing.ts'

const makers = {
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
  const rows: Record<keyof typeof makers, Iterable<number>> = {
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
export function findThing(catalogue: Catalogue, id: string, language: Language): Thing | undefined {
  const [kind = '', number] = id.split(' ')
  return Object.hasOwn(makers, kind)
    ? makers[kind as keyof typeof makers](catalogue, Number(number), language)
    : undefined
}
