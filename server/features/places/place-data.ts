import type { CountryData, GuideData, RegionData, WeatherData } from '#contract/pages/places'
import { templateOf } from '#domain/content/templates'
import { localPath } from '#domain/text/language'
import type { Page } from '#server/catalogue/rows/content'
import type { Context } from '#server/context'
import { personPresenter } from '#server/features/team/public'
import { findPlace, type Region, regionsOfCountry } from './find-place.ts'
import {
  articlesAbout,
  experiencesOf,
  guidesTo,
  namesOf,
  nearestRegions,
  type PageAudience,
  presentClimate,
  presentStay,
  regionCards,
  regionPagePath,
} from './place-parts.ts'

const shown = { villas: 6, villasBeside: 3, experiences: 3, articles: 3, others: 3, compared: 4 } as const

/** Data of a region's page; undefined for a page that belongs to no region. */
export function regionData(context: Context, page: Page, reader: PageAudience): RegionData | undefined {
  const { content, villas } = context.catalogue
  const { language, audience } = reader
  const place = findPlace(content, page)
  const region = place?.region
  if (!place || !region) return undefined
  const [knows] = content.teamOfRegion(region.id)
  return {
    stay: presentStay(context, place.regions, reader, shown.villas),
    areas: content.subRegions
      .filter(({ regionId }) => regionId === region.id)
      .map(({ id, name }) => ({
        id,
        name: name[language],
        villas: villas.count(audience, region.id, id),
        query: `des=${region.id}&subdes=${id}`,
      }))
      .filter(area => area.villas > 0),
    climate: presentClimate(region),
    airports: namesOf(context, region, { type: 'Airport', language }),
    person: knows ? personPresenter(context, language, audience)(knows) : null,
    guides: guidesTo(context, place.page, language),
    experiences: experiencesOf(context, place.regions, language).slice(0, shown.experiences),
    articles: articlesAbout(context, place.regions, language, shown.articles),
    others: regionCards(context, nearestRegions(context, region, reader, shown.others), reader),
  }
}

/** Data of the page of a country or of its islands: the regions under their group names. */
export function countryData(context: Context, page: Page, reader: PageAudience): CountryData | undefined {
  const { language } = reader
  const place = findPlace(context.catalogue.content, page)
  if (!place) return undefined
  const groups = Map.groupBy(place.regions, region => region.groupingName[language])
  return {
    stay: presentStay(context, place.regions, reader, shown.villas),
    groups: [...groups]
      .map(([name, regions]) => ({ name, regions: regionCards(context, regions, reader) }))
      .filter(({ regions }) => regions.length > 0),
    guides: guidesTo(context, place.page, language),
    experiences: experiencesOf(context, place.regions, language).slice(0, shown.experiences),
    articles: articlesAbout(context, place.regions, language, shown.articles),
  }
}

/** Types of places that a guide covers, by the last segment of its path; other guides cover all types. */
const typesOfGuide: Readonly<Record<string, readonly string[]>> = {
  areas: ['Town', 'Village'],
  beaches: ['Beach'],
  history: ['Sight'],
  'towns-and-cities': ['Town', 'Village'],
}
const typesOfAll = ['Town', 'Village', 'Beach', 'Sight']

/** Data of a guide; undefined where its page has no place. */
export function guideData(context: Context, page: Page, reader: PageAudience): GuideData | undefined {
  const { content } = context.catalogue
  const { language } = reader
  const place = findPlace(content, page)
  if (!place) return undefined
  const about = templateOf(page.templateId).subject === 'experiences' ? 'experiences' : 'place'
  const experiences = experiencesOf(context, place.regions, language)
  const { region } = place
  const types = typesOfGuide[page.path.split('/').at(-1) ?? ''] ?? typesOfAll
  const places = region && about === 'place' ? (content.placesByRegion.get(region.id) ?? []) : []
  return {
    about,
    place: {
      name: (region?.name ?? place.page.menuName)[language],
      path: localPath(place.page.path, language),
    },
    places: places
      .filter(({ type }) => types.includes(type))
      .map(({ id, name, type, lat, lng }) => ({ id, name: name[language], type, lat, lng })),
    stay: presentStay(context, place.regions, reader, shown.villasBeside),
    experiences: about === 'experiences' ? experiences : experiences.slice(0, shown.experiences),
    others: guidesTo(context, place.page, language, page),
  }
}

/** The climates of regions by country, in the order of the catalogue. */
const compare = (context: Context, regions: readonly Region[], { language }: PageAudience): WeatherData['compared'] =>
  context.catalogue.content.countries
    .map(country => ({
      name: country.name[language],
      regions: regions
        .filter(({ countryId }) => countryId === country.id)
        .map(region => ({
          id: region.id,
          name: region.name[language],
          path: regionPagePath(context, region.weatherPageId, language),
          climate: presentClimate(region),
        })),
    }))
    .filter(({ regions: compared }) => compared.length > 0)

/** The weather of a region beside that of its neighbours; on the general page the weather of all regions. */
export function weatherData(context: Context, page: Page, reader: PageAudience): WeatherData {
  const { content, villas } = context.catalogue
  const place = findPlace(content, page)
  const region = place?.region
  if (!place || !region) {
    const letting = content.countries
      .flatMap(({ id }) => regionsOfCountry(content, id))
      .filter(({ id }) => villas.count(reader.audience, id) > 0)
    return {
      climate: null,
      stay: null,
      compared: compare(context, letting, reader),
      others: travelPages(context, page, reader),
    }
  }
  return {
    climate: presentClimate(region),
    stay: presentStay(context, place.regions, reader, shown.villasBeside),
    compared: compare(context, [region, ...nearestRegions(context, region, reader, shown.compared)], reader),
    others: guidesTo(context, place.page, reader.language, page),
  }
}

/** The sibling pages of a page. */
export function travelPages(context: Context, page: Page, { language }: PageAudience) {
  const parent = context.catalogue.content.pageById.get(page.parentId ?? 0)
  return parent && parent.path !== '/' ? guidesTo(context, parent, language, page) : guidesTo(context, page, language)
}
