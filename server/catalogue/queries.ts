import { type AnyColumn, and, asc, desc, eq, getTableColumns, is, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import type { PublicTable } from '#database/tables/rows'
import type { Day } from '#domain/calendar/day'
import type { Language } from '#domain/text/language'
import { type InvalidRow, partitionValid } from './rows/invalid-rows.ts'

const { id, tagline, story, location, rooms, nearby, included, extras, houseRules, ...others } = getTableColumns(
  tables.villa,
)
const { arrivalFrom, departureBy, damageDepositCents, ...columns } = others
const listed = { id, ...columns }

/** The columns of a villa that only its own page shows. */
const villaPageColumns = {
  ...{ id, tagline, story, location, rooms, nearby, included, extras, houseRules },
  ...{ arrivalFrom, departureBy, damageDepositCents },
}

const { hash, width, height, colour, alt, focus } = tables.picture
/** The columns of a picture that pages show; the other columns are for its rendering and for staff. */
const shown = { id: tables.picture.id, hash, width, height, colour, alt, focus }

/** The live ones of some villas, as lists need them, without their texts; with `drafts` the others too. */
export const findListedVillas = (db: Queryable, ids: readonly number[], { drafts = false } = {}) =>
  db
    .select({
      ...listed,
      thumb: shown,
      amenityIds: sql<
        number[]
      >`(select coalesce(json_agg(amenity_id), '[]') from villa_amenity where villa_id = ${tables.villa.id})`,
      starsAverage: sql<
        number | null
      >`(select round(avg(stars), 1)::float8 from review where villa_id = ${tables.villa.id})`,
      numberOfReviews: sql<number>`(select count(*)::int from review where villa_id = ${tables.villa.id})`,
    })
    .from(tables.villa)
    .leftJoin(tables.picture, eq(tables.picture.id, tables.villa.thumbId))
    .where(and(drafts ? undefined : eq(tables.villa.live, true), whereIn(tables.villa.id, ids)))

type FoundVilla = Awaited<ReturnType<typeof findListedVillas>>[number]

/** A valid villa: it has its picture. */
export type ListedVilla = FoundVilla & { thumb: NonNullable<FoundVilla['thumb']> }

/** The ids of all live villas, in the recommended order. */
export async function findLiveVillaIds(db: Queryable): Promise<number[]> {
  const { villa } = tables
  const rows = await db
    .select({ id: villa.id })
    .from(villa)
    .where(eq(villa.live, true))
    .orderBy(asc(villa.sortOrder), asc(villa.id))
  return rows.map(({ id }) => id)
}

/** A condition: the column is one of the ids. */
export const whereIn = (column: AnyColumn, ids: readonly number[]) =>
  sql`${column} = any(${sql.param(`{${ids}}`)}::int[])`

/** The texts, rooms and house rules of some villas. */
export const findTextsOfVillas = (db: Queryable, ids: readonly number[]) =>
  db.select(villaPageColumns).from(tables.villa).where(whereIn(tables.villa.id, ids))

/** The texts and rooms of a villa. */
export async function findVillaTexts(db: Queryable, id: number) {
  const [row] = await findTextsOfVillas(db, [id])
  return row
}

/** The reviews of a villa, the featured one first, then the newest. */
export const findReviews = (db: Queryable, villaId: number) =>
  db
    .select()
    .from(tables.review)
    .where(eq(tables.review.villaId, villaId))
    .orderBy(sql`${tables.review.featured} desc, ${tables.review.stayed} desc, ${tables.review.id}`)

/** Ratings of villas: the average of the stars and the number of reviews. */
export const findRatings = (db: Queryable, villaIds: readonly number[]) =>
  db
    .select({
      villaId: tables.review.villaId,
      starsAverage: sql<number>`round(avg(${tables.review.stars}), 1)::float8`,
      numberOfReviews: sql<number>`count(*)::int`,
    })
    .from(tables.review)
    .where(whereIn(tables.review.villaId, villaIds))
    .groupBy(tables.review.villaId)

/** A review with full stars and a short text, in the reader's language if there is one; the same all day. */
export async function findReviewOfTheDay(db: Queryable, villaIds: number[], language: Language, today: Day) {
  if (villaIds.length === 0) return undefined
  const [row] = await db
    .select()
    .from(tables.review)
    .where(
      sql`${tables.review.stars} = 5 and length(${tables.review.comments}) between 60 and 320 and ${whereIn(tables.review.villaId, villaIds)}`,
    )
    .orderBy(sql`${tables.review.language} = ${language} desc, md5(${tables.review.id} || ${today})`)
    .limit(1)
  return row
}

/** The pictures of a slide show, in order. */
export const findSlideshowPictures = (db: Queryable, slideshowId: number) =>
  db
    .select({ ...shown, room: tables.slideshowPicture.room })
    .from(tables.slideshowPicture)
    .innerJoin(tables.picture, eq(tables.picture.id, tables.slideshowPicture.pictureId))
    .where(eq(tables.slideshowPicture.slideshowId, slideshowId))
    .orderBy(asc(tables.slideshowPicture.position))

/** Whether a slide show is that of a villa that is not live. */
export async function isSlideshowOfDraft(db: Queryable, slideshowId: number): Promise<boolean> {
  const { slideshowId: column, live } = tables.villa
  const drafts = await db
    .select({ id })
    .from(tables.villa)
    .where(and(eq(column, slideshowId), eq(live, false)))
    .limit(1)
  return drafts.length > 0
}

/** Runs queries and returns their results by name: concurrently, or one after the other in a transaction. */
async function together<Queries extends Record<string, PromiseLike<unknown>>>(
  db: Queryable,
  queries: Queries,
): Promise<{ [Name in keyof Queries]: Awaited<Queries[Name]> }> {
  const answers: [string, unknown][] = []
  // A query begins when it is awaited; the connection of a transaction takes one at a time.
  if (is(db, PgTransaction)) for (const [name, query] of Object.entries(queries)) answers.push([name, await query])
  else
    answers.push(
      ...(await Promise.all(
        Object.entries(queries).map(async ([name, query]) => [name, await query] as [string, unknown]),
      )),
    )
  return Object.fromEntries(answers) as { [Name in keyof Queries]: Awaited<Queries[Name]> }
}

/** The days of the recent period. */
const recentDays = 90

/**
 * How often articles were read, in total and recently. The current day is omitted: its number would differ between
 * processes.
 */
const findReadings = (db: Queryable) => {
  const { day, readings, blogPageId } = tables.blogReadCount
  const today = sql`(app_now() at time zone 'UTC')::date`
  return db
    .select({
      blogPageId,
      ever: sql<number>`sum(${readings})::int`,
      lately: sql<number>`coalesce(sum(${readings}) filter (where ${day} >= ${today} - ${recentDays}::int), 0)::int`,
    })
    .from(tables.blogReadCount)
    .where(sql`${day} < ${today}`)
    .groupBy(blogPageId)
}

/** Everything but villas, whole: small tables that every page needs. */
async function findContentTables(db: Queryable) {
  const rows = await together(db, {
    countries: db.select().from(tables.country).orderBy(asc(tables.country.position)),
    regions: db.select().from(tables.region).orderBy(asc(tables.region.position)),
    subRegions: db.select().from(tables.subRegion).orderBy(asc(tables.subRegion.id)),
    places: db.select().from(tables.place).orderBy(asc(tables.place.id)),
    amenities: db.select().from(tables.amenity).orderBy(asc(tables.amenity.id)),
    amenityGroups: db.select().from(tables.amenityGroup).orderBy(asc(tables.amenityGroup.id)),
    amenitiesInGroups: db.select().from(tables.amenityInGroup),
    currencies: db.select().from(tables.currency).orderBy(asc(tables.currency.id)),
    settings: db.select().from(tables.setting).orderBy(asc(tables.setting.from), asc(tables.setting.id)),
    pages: db.select().from(tables.page).orderBy(asc(tables.page.id)),
    modules: db
      .select()
      .from(tables.pageModule)
      .orderBy(asc(tables.pageModule.pageId), asc(tables.pageModule.position)),
    parts: db.select().from(tables.pagePart).orderBy(asc(tables.pagePart.pageId), asc(tables.pagePart.position)),
    // Former team members are not published.
    teamMembers: db
      .select()
      .from(tables.teamMember)
      .where(eq(tables.teamMember.live, true))
      .orderBy(asc(tables.teamMember.position), asc(tables.teamMember.id)),
    teamMemberRegions: db.select().from(tables.teamMemberRegion),
    lists: db.select().from(tables.list).orderBy(asc(tables.list.position)),
    listVillas: db
      .select()
      .from(tables.listVilla)
      .orderBy(asc(tables.listVilla.listId), asc(tables.listVilla.position)),
    experienceGroups: db.select().from(tables.experienceGroup).orderBy(asc(tables.experienceGroup.id)),
    experiences: db.select().from(tables.experience).orderBy(asc(tables.experience.id)),
    experienceRegions: db.select().from(tables.experienceRegion),
    meetingPoints: db.select().from(tables.experienceMeetingPoint).orderBy(asc(tables.experienceMeetingPoint.id)),
    experiencePrices: db.select().from(tables.experiencePrice).orderBy(asc(tables.experiencePrice.id)),
    blogTags: db.select().from(tables.blogTag).orderBy(desc(tables.blogTag.isBlogCategory), asc(tables.blogTag.id)),
    // Drafts are not published.
    blogPages: db
      .select()
      .from(tables.blogPage)
      .where(eq(tables.blogPage.status, 'published'))
      .orderBy(desc(tables.blogPage.publishedOn), desc(tables.blogPage.id)),
    blogPageTags: db
      .select()
      .from(tables.blogPageTag)
      .orderBy(asc(tables.blogPageTag.blogPageId), asc(tables.blogPageTag.position)),
    blogReadings: findReadings(db),
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
  // The pictures of all these; pictures of villas are loaded with the villas.
  const pictures = await db
    .select(shown)
    .from(tables.picture)
    .where(
      sql`${tables.picture.id} in (select picture_id from page union select picture_id from list union select picture_id from experience
        union select picture_id from blog_page union select picture_id from press_page
        union select picture_id from page_part union select picture_id from team_member)`,
    )
  return { ...rows, pictures }
}

type FoundTables = Awaited<ReturnType<typeof findContentTables>>

/** The ids that a row joins, where it has none of its own. */
const idsOf = (row: object): string =>
  Object.entries(row)
    .flatMap(([name, value]) => (name.endsWith('Id') ? [value] : []))
    .join('/')

const idOf = (row: object): string => String('id' in row ? row.id : 'key' in row ? row.key : idsOf(row))

/** Everything but villas; invalid rows are skipped and reported. */
export async function loadContentTables(db: Queryable): Promise<FoundTables & { unreadable: InvalidRow[] }> {
  const found = await findContentTables(db)
  const unreadable: InvalidRow[] = []
  const readable = <Row extends object>(table: PublicTable, rows: Row[]): Row[] => {
    const sifted = partitionValid(table, rows, idOf)
    unreadable.push(...sifted.unreadable)
    return sifted.readable
  }
  const pictures = readable('picture', found.pictures)
  const shown = new Set(pictures.map(({ id }) => id))
  /** Skips rows whose picture is missing. */
  const pictured = <Row extends { id: number; pictureId: number }>(table: PublicTable, rows: Row[]): Row[] =>
    readable(table, rows).filter(({ id, pictureId }) => {
      if (!shown.has(pictureId)) unreadable.push({ table, id: String(id) })
      return shown.has(pictureId)
    })
  return {
    countries: readable('country', found.countries),
    regions: readable('region', found.regions),
    subRegions: readable('sub_region', found.subRegions),
    places: readable('place', found.places),
    amenities: readable('amenity', found.amenities),
    amenityGroups: readable('amenity_group', found.amenityGroups),
    amenitiesInGroups: readable('amenity_in_group', found.amenitiesInGroups),
    currencies: readable('currency', found.currencies),
    settings: readable('setting', found.settings),
    pages: readable('page', found.pages),
    modules: readable('page_module', found.modules),
    parts: readable('page_part', found.parts),
    teamMembers: readable('team_member', found.teamMembers),
    teamMemberRegions: readable('team_member_region', found.teamMemberRegions),
    lists: pictured('list', found.lists),
    listVillas: readable('list_villa', found.listVillas),
    experienceGroups: readable('experience_group', found.experienceGroups),
    experiences: pictured('experience', found.experiences),
    experienceRegions: readable('experience_region', found.experienceRegions),
    meetingPoints: readable('experience_meeting_point', found.meetingPoints),
    experiencePrices: readable('experience_price', found.experiencePrices),
    blogTags: readable('blog_tag', found.blogTags),
    blogPages: pictured('blog_page', found.blogPages),
    blogPageTags: readable('blog_page_tag', found.blogPageTags),
    blogReadings: found.blogReadings,
    pressPages: pictured('press_page', found.pressPages),
    pressVillas: readable('press_villa', found.pressVillas),
    heardAboutUsSources: readable('heard_about_us_source', found.heardAboutUsSources),
    travelNotices: readable('travel_notice', found.travelNotices),
    pictures,
    unreadable,
  }
}

export type ContentTables = Awaited<ReturnType<typeof loadContentTables>>
