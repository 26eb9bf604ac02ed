import { Refusal } from '#contract/refusals'
import type { StartupData } from '#contract/startup'
import type { Audience } from '#domain/audience'
import { hiddenFrom } from '#domain/audience'
import { type Language, languageIds, languages, localPath } from '#domain/language'
import { todayAt } from '#domain/today'
import type { Page } from '#server/catalogue/content'
import { presentDestinations } from '#server/catalogue/destinations'
import {
  presentAmenityGroups,
  presentCurrencies,
  presentExperience,
  presentList,
  presentProperty,
  wholeVilla,
} from '#server/catalogue/present'
import type { Context } from '#server/context'
import { presentBlogPage, presentBlogRegions, presentBlogTag } from '#server/features/journal/public'
import { presentPressPage } from '#server/features/press/public'

type Member = keyof StartupData

/** How each member is made; only those that were selected are. */
const members: {
  [M in Member]: (
    context: Context,
    language: Language,
    audience: Audience,
    expanded: boolean,
  ) => NonNullable<StartupData[M]>
} = {
  pages: ({ catalogue }, _language, _audience, expanded) =>
    catalogue.content.pages.map(page => presentCmsPage(page, expanded)),
  countries: ({ catalogue }, language) =>
    catalogue.content.countries.map(({ id, name }) => ({ id, name: name[language] })),
  regions: (context, language, audience) =>
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
              },
            ]
          : []
      }),
    ),
  properties: ({ catalogue, clock }, language, audience) => {
    const today = todayAt(clock.now())
    return [...catalogue.villas.values()]
      .filter(({ search }) => !hiddenFrom(audience, search))
      .map(villa => presentProperty(villa, catalogue.content, language, wholeVilla(villa, today)))
  },
  amenityGroups: ({ catalogue }, language) => presentAmenityGroups(catalogue.content, language),
  currencies: ({ catalogue }) => presentCurrencies(catalogue.content),
  lists: ({ catalogue }, language) =>
    catalogue.content.lists.map(list => presentList(list, catalogue.content, language)),
  experiences: ({ catalogue }, language) =>
    catalogue.content.experiences
      .filter(({ live }) => live)
      .map(row => presentExperience(row, catalogue.content, language)),
  experienceGroups: ({ catalogue }, language) =>
    catalogue.content.experienceGroups.map(({ id, path, name, title }) => ({
      id,
      parentid: null,
      title: title[language],
      cmsRelativeUrl: path,
      tier: { title: name[language] },
    })),
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

/** What `$expand` adds to a member. */
const nested: Partial<Record<Member, string>> = {
  pages: 'pages/languageSpecific',
  blogPages: 'blogPages/languageSpecificBlogs',
  blogTags: 'blogTags/languageSpecificTags',
}

const presentCmsPage = (page: Page, withTexts: boolean): NonNullable<StartupData['pages']>[number] => ({
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
      metaKeywords: '',
      StructuredSchema: '',
      title: page.title[language],
      menuName: page.menuName[language],
    })),
  }),
})

const namesIn = (list: string | undefined) =>
  list
    ?.split(',')
    .map(name => name.trim())
    .filter(Boolean) ?? []

/** The start-up data: the members that `$select` names, all of them without it (decision 4). Throws `invalid-input`. */
export function startupData(
  context: Context,
  { select, expand }: { select?: string | undefined; expand?: string | undefined },
  language: Language,
  audience: Audience,
): StartupData {
  const known = Object.keys(members) as Member[]
  const expandable = Object.values(nested)
  const errors = [
    ...namesIn(select)
      .filter(name => !known.includes(name as Member))
      .map(name => ({ field: 'query.$select', code: 'unknown-member', detail: `There is no member ${name}.` })),
    ...namesIn(expand)
      .filter(name => !expandable.includes(name))
      .map(name => ({ field: 'query.$expand', code: 'unknown-member', detail: `${name} cannot be expanded.` })),
  ]
  if (errors.length > 0) throw new Refusal('invalid-input', { errors })
  const selected = select ? known.filter(name => namesIn(select).includes(name)) : known
  const expanded = (member: Member) => namesIn(expand).includes(nested[member] ?? '')
  return Object.fromEntries(selected.map(name => [name, members[name](context, language, audience, expanded(name))]))
}
