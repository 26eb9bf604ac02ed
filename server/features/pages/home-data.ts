import type { HomeData } from '#contract/pages/home'
import type { ListSummary } from '#contract/villas/lists'
import type { Property } from '#contract/villas/villa-search'
import { type Day, lastPublishedDay, partsOf } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import type { Audience } from '#domain/geography/audience'
import { emptyQuery } from '#domain/search/query'
import { type Language, localPath } from '#domain/text/language'
import type { CatalogueVilla } from '#server/catalogue/catalogue'
import { linkedArticle } from '#server/catalogue/pages/linked-pages'
import { quoteOfTheDay } from '#server/catalogue/pages/quote-of-the-day'
import { defaultSearchFacts, presentListSummary, presentPicture, presentProperty } from '#server/catalogue/present'
import { currentArticles } from '#server/catalogue/rows/articles'
import type { Page } from '#server/catalogue/rows/content'
import { presentDestinations } from '#server/catalogue/rows/destinations'
import type { Context } from '#server/context'
import type { Configuration } from '#server/platform/config/configuration'

const shown = { villas: 3, lists: 3, destinations: 5, journal: 3 } as const

/** Three exquisite villas, from three different countries where possible. */
function featuredVillas({ catalogue, clock }: Context, audience: Audience, today: Day) {
  const { content, index, villas } = catalogue
  const ofCountries = content.countries.map(country => {
    const des = content.regions.filter(region => region.countryId === country.id).map(({ id }) => id)
    const query = { ...emptyQuery, des, exquisite: true, audience, limit: shown.villas }
    return index.search(query, { now: clock.now(), today }).ids.flatMap(id => villas.get(id) ?? [])
  })
  const inOrder = (found: CatalogueVilla[]) => found.toSorted((a, b) => a.row.sortOrder - b.row.sortOrder)
  const first = inOrder(ofCountries.flatMap(found => found.slice(0, 1)))
  return [...first, ...inOrder(ofCountries.flatMap(found => found.slice(1)))].slice(0, shown.villas)
}

function destinationPictures(
  { catalogue }: Context,
  language: Language,
  villas: (id: number) => number,
): HomeData['destinations'] {
  const { content } = catalogue
  const greece = content.countries.find(country => country.slug === 'greece')
  const countryPage = content.pageByPath.get('/greece')
  const ofPage = (page: Page | undefined, name: string, count: number) => {
    const picture = content.pictureById.get(page?.pictureId ?? 0)
    return page && picture
      ? [{ name, path: localPath(page.path, language), villas: count, picture: presentPicture(picture, language) }]
      : []
  }
  const regions = content.regions.filter(region => region.destinationPageId && region.countryId !== greece?.id)
  const greekCount = content.regions
    .filter(region => region.countryId === greece?.id)
    .reduce((sum, region) => sum + villas(region.id), 0)
  return [
    ...ofPage(countryPage, greece?.name[language] ?? '', greekCount),
    ...regions.flatMap(region =>
      ofPage(content.pageById.get(region.destinationPageId ?? 0), region.name[language], villas(region.id)),
    ),
  ].slice(0, shown.destinations)
}

/** The URL of the background film: no controls, muted, looping, and with the provider's tracking off. */
function filmAddress({ heroFilm: { film, player } }: Configuration): string | null {
  const [id, hash] = film.split('/')
  if (!id || !hash) return null
  const how = { h: hash, background: '1', autoplay: '1', loop: '1', muted: '1', dnt: '1' }
  return `${player}/${id}?${new URLSearchParams(how)}`
}

/** Three villas and three collections as suggestions. */
export function suggestions(
  context: Context,
  language: Language,
  audience: Audience,
): { villas: Property[]; lists: ListSummary[] } {
  const { content } = context.catalogue
  const today = todayAt(context.clock.now())
  return {
    villas: featuredVillas(context, audience, today).map(villa =>
      presentProperty(villa, content, language, defaultSearchFacts(villa, today)),
    ),
    lists: content.lists.slice(0, shown.lists).map(list => presentListSummary(list, content, language)),
  }
}

/** Data of the home page (SPEC 2.6, look: Home). */
export async function homeData(
  context: Context,
  page: Page,
  language: Language,
  audience: Audience,
): Promise<HomeData> {
  const { catalogue, clock } = context
  const { content } = catalogue
  const today = todayAt(clock.now())
  const { villas, lists } = suggestions(context, language, audience)
  const counts = new Map(
    presentDestinations(catalogue, language, audience).flatMap(country =>
      country.regions.map(region => [region.id, region.liveVillaCount] as const),
    ),
  )
  const hero = content.pictureById.get(page.pictureId ?? 0)
  return {
    hero: hero ? presentPicture(hero, language) : null,
    heroVideo: context.configuration.heroVideo || null,
    heroFilm: filmAddress(context.configuration),
    bookableYear: partsOf(lastPublishedDay(today)).year,
    featuredVillas: villas,
    featuredLists: lists,
    destinations: destinationPictures(context, language, id => counts.get(id) ?? 0),
    review: await quoteOfTheDay(context, language, audience),
    journal: currentArticles(context)
      .slice(0, shown.journal)
      .map(article => linkedArticle(article, content, language)),
  }
}
