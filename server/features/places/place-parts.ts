import type { Experience } from '#contract/content/experiences'
import type { LinkedPage } from '#contract/pages/modules'
import type { ClimateData, PlaceCard, PlaceStay } from '#contract/pages/places'
import { todayAt } from '#domain/calendar/today'
import type { Audience } from '#domain/geography/audience'
import { bestMonths } from '#domain/geography/climate'
import { kilometresBetween } from '#domain/geography/distance'
import { emptyQuery } from '#domain/search/query'
import { type Language, localPath } from '#domain/text/language'
import { isIndexablePage, linkedArticle, linkedPage } from '#server/catalogue/pages/linked-pages'
import { defaultSearchFacts, presentExperience, presentProperty } from '#server/catalogue/present'
import { currentArticles } from '#server/catalogue/rows/articles'
import type { Page } from '#server/catalogue/rows/content'
import type { Context } from '#server/context'
import type { Region } from './find-place.ts'

export interface PageAudience {
  language: Language
  audience: Audience
}

export const presentClimate = ({ climate: { air, sea } }: Region): ClimateData => ({
  air,
  sea,
  best: bestMonths({ air, sea }),
})

/** The search query for the villas of regions. */
export const queryOf = (regions: readonly Region[]): string => `des=${regions.map(({ id }) => id).join(',')}`

/** The villas of regions: the total, and the first of them as cards. */
export function presentStay(
  { catalogue, clock }: Context,
  regions: readonly Region[],
  { language, audience }: PageAudience,
  most: number,
): PlaceStay {
  const { index, villas, content } = catalogue
  const today = todayAt(clock.now())
  const letting = regions.filter(({ id }) => villas.count(audience, id) > 0)
  const found =
    letting.length > 0
      ? index.search(
          { ...emptyQuery, des: letting.map(({ id }) => id), audience, limit: most },
          { now: clock.now(), today },
        )
      : { ids: [] }
  return {
    count: letting.reduce((sum, { id }) => sum + villas.count(audience, id), 0),
    query: queryOf(letting),
    villas: found.ids
      .flatMap(id => villas.get(id) ?? [])
      .map(villa =>
        presentProperty(villa, content, language, defaultSearchFacts(villa, todayAt(clock.now(), villa.timezone))),
      ),
  }
}

/** Regions as cards with the picture of their page. A region without a page has no card. */
export function regionCards(
  { catalogue }: Context,
  regions: readonly Region[],
  { language, audience }: PageAudience,
): PlaceCard[] {
  const { content, villas } = catalogue
  return regions.flatMap(region => {
    const page = content.pageById.get(region.destinationPageId ?? 0)
    const count = villas.count(audience, region.id)
    if (!page || count === 0) return []
    return [
      {
        ...linkedPage(page, content, language),
        name: region.name[language],
        text: region.introduction[language],
        villas: count,
      },
    ]
  })
}

/** The child pages of a place, except one. */
export const guidesTo = (
  { catalogue: { content } }: Context,
  place: Page,
  language: Language,
  except?: Page,
): LinkedPage[] =>
  content.pages
    .filter(page => page.parentId === place.id && page.id !== except?.id && isIndexablePage(page))
    .filter(page => !content.regions.some(({ destinationPageId }) => destinationPageId === page.id))
    .map(page => ({ ...linkedPage(page, content, language), text: page.metaDescription[language] }))

/** Live experiences of regions, in the site's usual order. */
export function experiencesOf(
  { catalogue: { content }, clock }: Context,
  regions: readonly Region[],
  language: Language,
): Experience[] {
  const ids = new Set(regions.map(({ id }) => id))
  const there = new Set(
    content.experienceRegions.filter(({ regionId }) => ids.has(regionId)).map(({ experienceId }) => experienceId),
  )
  const shown = { language, today: todayAt(clock.now()) }
  return content.experiences
    .filter(experience => experience.live && there.has(experience.id))
    .map(experience => presentExperience(experience, content, shown))
}

/** The newest articles about regions. */
export function articlesAbout(
  context: Context,
  regions: readonly Region[],
  language: Language,
  most: number,
): LinkedPage[] {
  const ids = new Set(regions.map(({ id }) => id))
  return currentArticles(context)
    .filter(({ regionId }) => regionId !== null && ids.has(regionId))
    .slice(0, most)
    .map(article => linkedArticle(article, context.catalogue.content, language))
}

/** The names of a region's places of a type, such as airports. */
export const namesOf = (
  { catalogue: { content } }: Context,
  region: Region,
  { type, language }: { type: string; language: Language },
): string[] =>
  (content.placesByRegion.get(region.id) ?? []).filter(place => place.type === type).map(({ name }) => name[language])

/** The path of a region's page in a language; null without a page. */
export function regionPagePath(
  { catalogue: { content } }: Context,
  id: number | null,
  language: Language,
): string | null {
  const page = content.pageById.get(id ?? 0)
  return page ? localPath(page.path, language) : null
}

/** The nearest other regions that have villas. */
export function nearestRegions(
  { catalogue }: Context,
  region: Region,
  { audience }: PageAudience,
  most: number,
): Region[] {
  const { content, villas } = catalogue
  return content.regions
    .filter(other => other.id !== region.id && villas.count(audience, other.id) > 0)
    .map(other => ({ other, away: kilometresBetween(region, other) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, most)
    .map(({ other }) => other)
}
