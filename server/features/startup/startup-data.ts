import { type StartupData, startupData as shape } from '#contract/site/startup'
import { todayAt } from '#domain/calendar/today'
import type { Audience } from '#domain/geography/audience'
import { hiddenFrom } from '#domain/geography/audience'
import { findPlaceTypeId } from '#domain/geography/place-types'
import { type Language, languageIds, languages, localPath } from '#domain/text/language'
import { keywordsOfPage, schemaOfPage } from '#server/catalogue/pages/page-texts'
import { defaultSearchFacts, presentExperience, presentList, presentProperty } from '#server/catalogue/present'
import type { Page } from '#server/catalogue/rows/content'
import { presentCurrencies } from '#server/catalogue/rows/currencies'
import { presentDestinations } from '#server/catalogue/rows/destinations'
import type { Context } from '#server/context'
import { presentExperienceGroup } from '#server/features/experiences/public'
import { presentBlogPage, presentBlogRegions, presentBlogTag } from '#server/features/journal/public'
import { presentPressPage } from '#server/features/press/public'
import { parseSelectExpand } from '#server/platform/http/odata-select'
import { forEachYielding } from '#server/platform/queue/yielding'

type Member = keyof StartupData

type Item<M extends Member> = NonNullable<StartupData[M]>[number]

/** Builds each member; only selected members are built. */
const members: {
  [M in Member]: (context: Context, language: Language, audience: Audience, expanded: boolean) => Iterable<Item<M>>
} = {
  pages: (context, _language, _audience, expanded) =>
    context.catalogue.content.pages.map(page => presentCmsPage(page, context, expanded)),
  countries: ({ catalogue }, language) =>
    catalogue.content.countries.map(({ id, name }) => ({ id, name: name[language] })),
  regions: (context, language, audience, expanded) =>
    presentDestinations(context.catalogue, language, audience).flatMap(country =>
      country.regions.flatMap(region => {
        const row = context.catalogue.content.regionById.get(region.id)
        return row
          ? [
              {
                ...region,
                description: row.introduction[language],
                destinationID: row.destinationPageId,
                cmsID: row.cmsPageId,
                guideID: row.guidePageId,
                experienceID: row.experiencePageId,
                weatherID: row.weatherPageId,
                lat: row.lat,
                lng: row.lng,
                ...(expanded && { regionPlaces: presentRegionPlaces(context, row.id, language) }),
              },
            ]
          : []
      }),
    ),
  properties: ({ catalogue, clock }, language, audience) => {
    const today = todayAt(clock.now())
    return [...catalogue.villas.values()]
      .values()
      .filter(({ search }) => !hiddenFrom(audience, search))
      .map(villa => presentProperty(villa, catalogue.content, language, defaultSearchFacts(villa, today)))
  },
  amenityGroups: ({ catalogue }, language) =>
    catalogue.content.amenityGroups.map(({ id, name, allowFiltering, live, deleted }) => ({
      id,
      name: name[language],
      allowFiltering,
      live,
      deleted,
    })),
  currencies: context => presentCurrencies(context),
  lists: ({ catalogue }, language) =>
    catalogue.content.lists.map(list => presentList(list, catalogue.content, language)),
  experiences: ({ catalogue, clock }, language) =>
    catalogue.content.experiences
      .filter(({ live }) => live)
      .map(row => presentExperience(row, catalogue.content, { language, today: todayAt(clock.now()) })),
  experienceGroups: ({ catalogue }, language) =>
    catalogue.content.experienceGroups.map(group => presentExperienceGroup(group, catalogue.content, language)),
  blogPages: (context, language, _audience, expanded) =>
    context.catalogue.content.blogPages.map(row => presentBlogPage(row, context, language, expanded)),
  blogTags: ({ catalogue }, language, _audience, expanded) =>
    catalogue.content.blogTags.map(row => presentBlogTag(row, language, expanded)),
  blogRegions: presentBlogRegions,
  heardAboutUsSources: ({ catalogue }, language) =>
    catalogue.content.heardAboutUsSources.map(({ id, name, description, showOtherTextbox }) => ({
      id,
      name: name[language],
      description: description[language],
      showOtherTextbox,
    })),
  pressPages: (context, language, audience) =>
    context.catalogue.content.pressPages.map(row => presentPressPage(row, context, language, audience)),
}

/** Maps each member to the nested path that `$expand` names. */
const nested: Partial<Record<Member, string>> = {
  pages: 'pages/languageSpecific',
  blogPages: 'blogPages/languageSpecificBlogs',
  blogTags: 'blogTags/languageSpecificTags',
  regions: 'regions/regionPlaces',
}

const presentRegionPlaces = ({ catalogue: { content } }: Context, regionId: number, language: Language) =>
  (content.placesByRegion.get(regionId) ?? []).map(({ id, name, type, lat, lng }) => ({
    id,
    name: name[language],
    regionPlaceTypeId: findPlaceTypeId(type) ?? 0,
    lat,
    lng,
  }))

const presentCmsPage = (
  page: Page,
  context: Context,
  withTexts: boolean,
): NonNullable<StartupData['pages']>[number] => ({
  id: page.id,
  parentPageId: page.parentId,
  templateId: page.templateId,
  httpStatusCode: page.httpStatusCode,
  paths: languages.map(language => ({ language: languageIds[language], path: localPath(page.path, language) })),
  ...(withTexts && {
    languageSpecific: languages.map(language => ({
      language: languageIds[language],
      heading1: page.heading1[language],
      heading2: page.heading2[language],
      metaDescription: page.metaDescription[language],
      metaKeywords: keywordsOfPage(page, context.catalogue, language),
      StructuredSchema: schemaOfPage(page, context, language),
      title: page.title[language],
      menuName: page.menuName[language],
    })),
  }),
})

export interface AskedStartupData {
  select: readonly Member[]
  expand: readonly Member[]
  language: Language
  audience: Audience
}

/** Reads which members `$select` and `$expand` name; without `$select` all of them (PD-4). Throws `invalid-input`. */
export function readAsked(query: { $select?: string | undefined; $expand?: string | undefined }) {
  const known = Object.keys(members) as Member[]
  const { select, expand } = parseSelectExpand(query, { members: known, expandable: Object.values(nested) })
  return { select, expand: known.filter(name => expand.includes(nested[name] ?? '')) }
}

/** Approximate characters per chunk. */
const partLength = 64 * 1024

/**
 * Streams the start-up data as JSON in chunks, because serialising a large catalogue in one go blocks the event loop.
 */
export async function* startupData(
  context: Context,
  { select, expand, language, audience }: AskedStartupData,
): AsyncGenerator<string> {
  let part = '{'
  for (const [i, name] of select.entries()) {
    const item = shape.shape[name].unwrap().element
    part += `${i > 0 ? ',' : ''}"${name}":[`
    let separator = ''
    const items: Iterable<unknown> = members[name](context, language, audience, expand.includes(name))
    for await (const made of forEachYielding(items)) {
      part += separator + JSON.stringify(item.parse(made))
      separator = ','
      if (part.length < partLength) continue
      yield part
      part = ''
    }
    part += ']'
  }
  yield `${part}}`
}
