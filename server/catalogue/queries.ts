import { type AnyColumn, and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Reads } from '#database/connection'
import * as tables from '#database/tables'
import type { Day } from '#domain/day'
import type { Language } from '#domain/language'
import type { Occupancy, Season } from '#domain/season'

const { tagline: _, story: __, location: ___, rooms: ____, nearby: _____, ...listed } = getTableColumns(tables.villa)

// What a picture is made from is asked for when it is made.
const { brief: ______, file: _______, ...shown } = getTableColumns(tables.picture)

/** Those of some villas that are live, as lists need them, without their texts. */
export const findListedVillas = (db: Reads, ids: readonly number[]) =>
  db
    .select({
      ...listed,
      thumb: shown,
      amenityIds: sql<
        number[]
      >`(select coalesce(json_agg(amenity_id), '[]') from villa_amenity where villa_id = ${tables.villa.id})`,
    })
    .from(tables.villa)
    .innerJoin(tables.picture, eq(tables.picture.id, tables.villa.thumbId))
    .where(and(eq(tables.villa.live, true), among(tables.villa.id, ids)))

export type ListedVilla = Awaited<ReturnType<typeof findListedVillas>>[number]

/** The ids of all live villas, in the recommended order. */
export async function findLiveVillaIds(db: Reads): Promise<number[]> {
  const { villa } = tables
  const rows = await db
    .select({ id: villa.id })
    .from(villa)
    .where(eq(villa.live, true))
    .orderBy(asc(villa.sortOrder), asc(villa.id))
  return rows.map(({ id }) => id)
}

const among = (column: AnyColumn, ids: readonly number[]) => sql`${column} = any(${sql.param(`{${ids}}`)}::int[])`

type SeasonValues = [
  from: Day,
  to: Day,
  changeover: Season['changeover'],
  minimumNights: number,
  bookable: Season['bookable'],
  weeklyCents: Season['weeklyCents'],
]

/**
 * The seasons of villas in the order of time, by villa. The database puts them together, so that each is read at once,
 * and without their names, which would take it as long again.
 */
export async function findSeasons(db: Reads, ids: readonly number[]): Promise<Map<number, Season[]>> {
  const { season } = tables
  const { rows } = await db.execute<{ id: number; seasons: SeasonValues[] }>(sql`
    select villa_id as id, json_agg(json_build_array(lower(nights), upper(nights), changeover, minimum_nights, bookable,
      weekly_cents) order by lower(nights)) as seasons
    from ${season} where ${among(season.villaId, ids)} group by villa_id`)
  const seasonOf = ([from, to, changeover, minimumNights, bookable, weeklyCents]: SeasonValues): Season => ({
    from,
    to,
    changeover,
    minimumNights,
    bookable,
    weeklyCents,
  })
  return new Map(rows.map(({ id, seasons }) => [id, seasons.map(seasonOf)]))
}

type OccupancyValues = [kind: Occupancy['kind'], from: Day, to: Day, expiresAt: number | null]

/** What takes nights of villas from a day on, by villa; a villa of which nothing is taken is left out. */
export async function findOccupancies(db: Reads, from: Day, ids: readonly number[]): Promise<Map<number, Occupancy[]>> {
  const { occupancy } = tables
  const { rows } = await db.execute<{ id: number; occupancies: OccupancyValues[] }>(sql`
    select villa_id as id, json_agg(json_build_array(kind, lower(nights), upper(nights),
      floor(extract(epoch from expires_at) * 1000))) as occupancies
    from ${occupancy} where ${among(occupancy.villaId, ids)} and upper(nights) > ${from} group by villa_id`)
  const occupancyOf = ([kind, from, to, expiresAt]: OccupancyValues): Occupancy => ({
    kind,
    from,
    to,
    ...(expiresAt !== null && { expiresAt }),
  })
  return new Map(rows.map(({ id, occupancies }) => [id, occupancies.map(occupancyOf)]))
}

/** The texts and rooms of a villa. */
export async function findVillaTexts(db: Reads, id: number) {
  const [row] = await db
    .select({
      tagline: tables.villa.tagline,
      story: tables.villa.story,
      location: tables.villa.location,
      rooms: tables.villa.rooms,
      nearby: tables.villa.nearby,
    })
    .from(tables.villa)
    .where(eq(tables.villa.id, id))
  return row
}

/** The reviews of a villa, the featured one first, then the newest. */
export const findReviews = (db: Reads, villaId: number) =>
  db
    .select()
    .from(tables.review)
    .where(eq(tables.review.villaId, villaId))
    .orderBy(sql`${tables.review.featured} desc, ${tables.review.stayed} desc, ${tables.review.id}`)

/** A review with full stars and not too long a text, in the reader's language where there is one; the same all day. */
export async function findReviewOfTheDay(db: Reads, villaIds: number[], language: Language, today: Day) {
  if (villaIds.length === 0) return undefined
  const [row] = await db
    .select()
    .from(tables.review)
    .where(
      sql`${tables.review.stars} = 5 and length(${tables.review.comments}) between 60 and 320 and ${inArray(tables.review.villaId, villaIds)}`,
    )
    .orderBy(sql`${tables.review.language} = ${language} desc, md5(${tables.review.id} || ${today})`)
    .limit(1)
  return row
}

/** The pictures of a slide show, in order. */
export const findSlideshowPictures = (db: Reads, slideshowId: number) =>
  db
    .select(shown)
    .from(tables.slideshowPicture)
    .innerJoin(tables.picture, eq(tables.picture.id, tables.slideshowPicture.pictureId))
    .where(eq(tables.slideshowPicture.slideshowId, slideshowId))
    .orderBy(asc(tables.slideshowPicture.position))

/** The answers of several queries that are asked at once, under their names. */
async function together<Queries extends Record<string, PromiseLike<unknown>>>(
  queries: Queries,
): Promise<{ [Name in keyof Queries]: Awaited<Queries[Name]> }> {
  const answers = await Promise.all(Object.entries(queries).map(async ([name, query]) => [name, await query]))
  return Object.fromEntries(answers)
}

/** What there is besides villas, whole: small tables that every page needs. */
export async function loadContentTables(db: Reads) {
  const rows = await together({
    countries: db.select().from(tables.country).orderBy(asc(tables.country.position)),
    regions: db.select().from(tables.region).orderBy(asc(tables.region.position)),
    subRegions: db.select().from(tables.subRegion).orderBy(asc(tables.subRegion.id)),
    places: db.select().from(tables.place).orderBy(asc(tables.place.id)),
    amenities: db.select().from(tables.amenity).orderBy(asc(tables.amenity.id)),
    amenityGroups: db.select().from(tables.amenityGroup).orderBy(asc(tables.amenityGroup.id)),
    amenitiesInGroups: db.select().from(tables.amenityInGroup),
    currencies: db.select().from(tables.currency).orderBy(asc(tables.currency.id)),
    pages: db.select().from(tables.page).orderBy(asc(tables.page.id)),
    modules: db
      .select()
      .from(tables.pageModule)
      .orderBy(asc(tables.pageModule.pageId), asc(tables.pageModule.position)),
    lists: db.select().from(tables.list).orderBy(asc(tables.list.position)),
    listVillas: db
      .select()
      .from(tables.listVilla)
      .orderBy(asc(tables.listVilla.listId), asc(tables.listVilla.position)),
    experienceGroups: db.select().from(tables.experienceGroup).orderBy(asc(tables.experienceGroup.id)),
    experiences: db.select().from(tables.experience).orderBy(asc(tables.experience.id)),
    experienceRegions: db.select().from(tables.experienceRegion),
    blogTags: db.select().from(tables.blogTag).orderBy(desc(tables.blogTag.isBlogCategory), asc(tables.blogTag.id)),
    // Drafts are known to nobody outside.
    blogPages: db
      .select()
      .from(tables.blogPage)
      .where(eq(tables.blogPage.status, 'published'))
      .orderBy(desc(tables.blogPage.publishedOn), desc(tables.blogPage.id)),
    blogPageTags: db
      .select()
      .from(tables.blogPageTag)
      .orderBy(asc(tables.blogPageTag.blogPageId), asc(tables.blogPageTag.position)),
    pressPages: db
      .select()
      .from(tables.pressPage)
      .orderBy(desc(tables.pressPage.publishedOn), desc(tables.pressPage.id)),
    pressVillas: db
      .select()
      .from(tables.pressVilla)
      .orderBy(asc(tables.pressVilla.pressPageId), asc(tables.pressVilla.position)),
    heardAboutUsSources: db.select().from(tables.heardAboutUsSource).orderBy(asc(tables.heardAboutUsSource.position)),
    travelNotices: db.select().from(tables.travelNotice).orderBy(asc(tables.travelNotice.key)),
  })
  // The pictures of all these; those of villas come with the villas.
  const pictures = await db
    .select(shown)
    .from(tables.picture)
    .where(
      sql`${tables.picture.id} in (select picture_id from page union select picture_id from list union select picture_id from experience
        union select picture_id from blog_page union select picture_id from press_page)`,
    )
  return { ...rows, pictures }
}

export type ContentTables = Awaited<ReturnType<typeof loadContentTables>>
