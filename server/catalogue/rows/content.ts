import { type Settings, type SettingVersion, settingsOf } from '#domain/settings/settings'
import type { ContentTables } from '../queries.ts'

const byId = <Row extends { id: number }>(rows: Row[]) => new Map(rows.map(row => [row.id, row]))
const byPath = <Row extends { path: string }>(rows: Row[]) => new Map(rows.map(row => [row.path, row]))

/** Everything but villas, indexed for lookup. Any change replaces it as a whole. */
export type Content = ReturnType<typeof arrangeContent>

export type Page = ContentTables['pages'][number]
export type ListRow = ContentTables['lists'][number]
export type ExperienceRow = ContentTables['experiences'][number]
export type PictureRow = ContentTables['pictures'][number]
export type BlogPageRow = ContentTables['blogPages'][number]
export type BlogTagRow = ContentTables['blogTags'][number]
export type PartRow = ContentTables['parts'][number]
export type TeamMemberRow = ContentTables['teamMembers'][number]
export type PressPageRow = ContentTables['pressPages'][number]

const latest: { text: string; settings: Settings } = { text: '', settings: settingsOf([]) }

/** The same settings for the same rows: the search index compares tax rules by identity. */
function sharedSettings(rows: ContentTables['settings']): Settings {
  const text = JSON.stringify(rows)
  if (text !== latest.text) Object.assign(latest, { text, settings: settingsOf(rows as SettingVersion[]) })
  return latest.settings
}

export function arrangeContent(rows: ContentTables) {
  const amenitiesOf = Map.groupBy(rows.amenitiesInGroups, ({ amenityGroupId }) => amenityGroupId)
  const groups = rows.amenityGroups
    .filter(({ live, deleted }) => live && !deleted)
    .map(({ id, match }) => ({ id, match, needed: (amenitiesOf.get(id) ?? []).map(({ amenityId }) => amenityId) }))
  const amenityGroupsOf = (amenityIds: readonly number[]) => {
    const has = new Set(amenityIds)
    return groups
      .filter(({ match, needed }) =>
        match === 'all' ? needed.every(id => has.has(id)) : needed.some(id => has.has(id)),
      )
      .map(({ id }) => id)
  }
  const articleExpiries = rows.blogPages.flatMap(({ expiresAt }) => expiresAt?.getTime() ?? []).sort((a, b) => a - b)
  return {
    ...rows,
    settings: sharedSettings(rows.settings),
    /** The regions with their sub-regions, for parsing addresses. */
    searchRegions: rows.regions.map(({ id, countryId, island }) => ({
      id,
      countryId,
      island,
      subRegions: rows.subRegions.flatMap(sub => (sub.regionId === id ? [{ id: sub.id, regionId: id }] : [])),
    })),
    /** The groups of amenities by which visitors can filter. */
    offeredAmenityGroups: rows.amenityGroups.filter(group => group.live && !group.deleted && group.allowFiltering),
    /** The amenities that explain a group whose name is not enough: any of three or more matches. */
    explainedBy: ({ id, match }: ContentTables['amenityGroups'][number]) => {
      const meant = new Set((amenitiesOf.get(id) ?? []).map(({ amenityId }) => amenityId))
      return match === 'any' && meant.size > 2 ? rows.amenities.filter(amenity => meant.has(amenity.id)) : []
    },
    countryById: byId(rows.countries),
    timezones: [...new Set(rows.countries.map(country => country.timezone))],
    regionById: byId(rows.regions),
    regionsByCountry: Map.groupBy(rows.regions, region => region.countryId),
    subRegionById: byId(rows.subRegions),
    subRegionsByRegion: Map.groupBy(rows.subRegions, sub => sub.regionId),
    amenityById: byId(rows.amenities),
    pageById: byId(rows.pages),
    pageByPath: byPath(rows.pages),
    modulesByPage: Map.groupBy(rows.modules, module => module.pageId),
    partsByPage: Map.groupBy(rows.parts, part => part.pageId),
    teamMemberById: byId(rows.teamMembers),
    /** The team members who know a region, by priority. */
    teamOfRegion: (regionId: number) => {
      const ids = new Set(rows.teamMemberRegions.flatMap(row => (row.regionId === regionId ? [row.teamMemberId] : [])))
      return rows.teamMembers.filter(({ id }) => ids.has(id))
    },
    regionsOfMember: Map.groupBy(rows.teamMemberRegions, row => row.teamMemberId),
    placesByRegion: Map.groupBy(rows.places, place => place.regionId),
    listById: byId(rows.lists),
    listByPath: byPath(rows.lists),
    villasByList: Map.groupBy(rows.listVillas, row => row.listId),
    experienceById: byId(rows.experiences),
    experienceByPath: byPath(rows.experiences),
    regionsByExperience: Map.groupBy(rows.experienceRegions, row => row.experienceId),
    experienceGroupById: byId(rows.experienceGroups),
    experienceGroupByPath: byPath(rows.experienceGroups),
    /** The further places where an experience begins. */
    meetingPointsByExperience: Map.groupBy(rows.meetingPoints, row => row.experienceId),
    /** In the shape of the pricing rules. */
    pricesByExperience: new Map(
      [...Map.groupBy(rows.experiencePrices, ({ experienceId }) => experienceId)].map(([id, prices]) => [
        id,
        prices.map(({ days, guests, fewest, most, cents }) => ({ ...days, guests, fewest, most, cents })),
      ]),
    ),
    pictureById: byId(rows.pictures),
    blogPageById: byId(rows.blogPages),
    blogPageByPath: byPath(rows.blogPages),
    blogTagById: byId(rows.blogTags),
    blogTagByPath: byPath(rows.blogTags),
    /** The first moment after the given one at which an article expires. */
    nextArticleExpiry: (after: number) => articleExpiries.find(moment => moment > after) ?? Number.POSITIVE_INFINITY,
    readingsByBlogPage: new Map(rows.blogReadings.map(({ blogPageId, ...readings }) => [blogPageId, readings])),
    tagsByBlogPage: Map.groupBy(rows.blogPageTags, row => row.blogPageId),
    pressPageById: byId(rows.pressPages),
    pressPageByPath: byPath(rows.pressPages),
    pressByVilla: Map.groupBy(rows.pressVillas, row => row.villaId),
    villasByPressPage: Map.groupBy(rows.pressVillas, row => row.pressPageId),
    /** The filter groups of a villa by its amenities. */
    amenityGroupsOf,
  }
}
