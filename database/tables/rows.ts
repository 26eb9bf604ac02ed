import { Ajv2020 as Ajv } from 'ajv/dist/2020.js'
import { getTableColumns, is } from 'drizzle-orm'
import { type PgColumn, PgCustomColumn, type PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import * as tables from '#database/tables'
import { isTimezone } from '#domain/calendar/local-time'
import { maxZoom } from '#domain/pictures/crop'
import { pictureRatios } from '#domain/pictures/focus'
import { settingKinds } from '#domain/settings/settings'
import { languageIds, languages } from '#domain/text/language'
import {
  climateShape,
  flexibleRateShape,
  listFilterShape,
  longestText,
  nearbyShape,
  pageIdsShape,
  reviewTranslationsShape,
  roomsShape,
  settingShapes,
  textsShape,
  tiersShape,
  weeklyCentsShape,
} from './shapes.ts'

// The valid shapes of displayed rows. The database enforces them too, but a CHECK can be dropped for an hour, and a
// restored dump can be older than it. Shapes derive from the table's columns, so that a new column has one.

const text = z.string().max(longestText)
const day = z.iso.date()
const earliest = Date.UTC(1000, 0)
const latest = Date.UTC(10_000, 0)
const moment = z.date().refine(at => at.getTime() >= earliest && at.getTime() < latest)
const period = z.object({ from: day, to: day }).refine(({ from, to }) => from < to)
/** As `localText` and `localHtml` read it: every language has a text, if only the English one. */
const localText = z.object(Object.fromEntries(languages.map(language => [language, text])))

/** The shape of a column by its SQL type. */
const usual: Record<string, z.ZodType> = {
  integer: z.int(),
  serial: z.int(),
  smallint: z.int(),
  bigint: z.int(),
  'double precision': z.number(),
  boolean: z.boolean(),
  text,
  'text[]': z.array(text),
  'smallint[]': z.array(z.int()),
  date: day,
  'timestamp with time zone': moment,
  daterange: period,
}

function columnShape(column: PgColumn): z.ZodType {
  const type = column.getSQLType()
  const shape = type === 'jsonb' && is(column, PgCustomColumn) ? localText : usual[type]
  if (!shape) throw new Error(`What ${column.name} holds, of type ${type}, must be told`)
  return shape
}

/** The shape of a table's rows: by column types, unless `told` is more precise. */
function rowShape<Table extends PgTable>(
  table: Table,
  told: Partial<Record<keyof Table['$inferSelect'], z.ZodType>> = {},
): z.ZodObject<Record<string, z.ZodType>> {
  const columns = Object.entries<PgColumn>(getTableColumns(table))
  return z.object(
    Object.fromEntries(
      columns.map(([name, column]) => {
        const shape = told[name as keyof typeof told] ?? columnShape(column)
        return [name, column.notNull ? shape : shape.nullable()]
      }),
    ),
  )
}

const path = z.string().regex(/^\/(?!\/)[^"'<>\s?#\\]*$/)
/** The target of a page: within the site, or an external HTTP address. */
const target = z.string().regex(/^(\/(?!\/)|https?:\/\/)[^"'<>\s\\]*$/)
const place = { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }
const weekday = z.int().min(1).max(7)
const few = z.int().min(0).max(1000)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const percent = z.number().min(0).max(100)

const picture = rowShape(tables.picture, {
  // Only the illustrator, the media store and staff read these.
  brief: z.unknown(),
  likeness: z.unknown(),
  hash: z.string().regex(/^[\w-]{1,64}$/),
  width: z.int().min(1).max(50_000),
  height: z.int().min(1).max(50_000),
  colour: z.string().regex(/^#[0-9a-f]{6}$/i),
  focus: z.partialRecord(
    z.enum(['all', ...pictureRatios]),
    z.union([z.tuple([percent, percent]), z.tuple([percent, percent, z.number().min(1).max(maxZoom)])]),
  ),
}).pick({ id: true, hash: true, width: true, height: true, colour: true, alt: true, focus: true })

const villa = rowShape(tables.villa, {
  path,
  ...place,
  bedrooms: few,
  sleeps: few,
  bathrooms: few,
  tiers: tiersShape,
  rooms: roomsShape,
  nearby: nearbyShape,
  included: textsShape,
  extras: textsShape,
  houseRules: textsShape,
  arrivalFrom: time,
  departureBy: time,
  damageDepositCents: z.int().positive(),
})
const villaTexts = {
  tagline: true,
  story: true,
  location: true,
  rooms: true,
  nearby: true,
  included: true,
  extras: true,
  houseRules: true,
  arrivalFrom: true,
  departureBy: true,
  damageDepositCents: true,
} as const

/** A villa in lists: without its texts, with its picture and its amenities. */
const listedVilla = villa.omit(villaTexts).extend({ thumb: picture, amenityIds: z.array(z.int()) })

/** A season, as the database aggregates it. */
const season = z.object({
  from: day,
  to: day,
  changeover: z.array(z.int().min(1).max(7)),
  minimumNights: z.int().min(1).max(366),
  bookable: z.enum(['online', 'on-request']),
  weeklyCents: weeklyCentsShape,
  flexible: flexibleRateShape.optional(),
})

/** An occupancy, as the database aggregates it. */
const occupancy = z.object({
  kind: z.enum(['booking', 'option', 'block']),
  from: day,
  to: day,
  expiresAt: z.number().optional(),
})

const isInOrder = ({ from, to }: { from: string; to: string }) => from < to
const endsIfOption = ({ kind, expiresAt }: z.output<typeof occupancy>) =>
  (kind === 'option') === (expiresAt !== undefined)

/** The shapes of the displayed rows, by table name. */
export const rowSchemas = {
  country: rowShape(tables.country, { timezone: z.string().refine(isTimezone) }),
  region: rowShape(tables.region, { ...place, climate: climateShape }),
  sub_region: rowShape(tables.subRegion),
  place: rowShape(tables.place, place),
  amenity: rowShape(tables.amenity, {
    category: z.enum(['outdoors', 'water', 'indoors', 'staff', 'families', 'practical']),
  }),
  amenity_group: rowShape(tables.amenityGroup, { match: z.enum(['any', 'all']) }),
  amenity_in_group: rowShape(tables.amenityInGroup),
  currency: rowShape(tables.currency, {
    code: z.string().regex(/^[A-Z]{3}$/),
    rate: z.number().positive().max(1_000_000),
  }),
  page: rowShape(tables.page, {
    path,
    httpStatusCode: z.literal([200, 301, 302, 404, 410]),
    redirectTo: target,
  }),
  page_module: rowShape(tables.pageModule, {
    type: z.enum(['Html', 'SlideShow', 'CuratedPageList']),
    pageIds: pageIdsShape,
  }),
  page_part: rowShape(tables.pagePart, { kind: z.enum(['text', 'figure', 'step', 'quote', 'villas']) }),
  team_member: rowShape(tables.teamMember, {
    part: z.enum(['founder', 'specialist', 'manager', 'area', 'house']),
    languages: z.array(z.string().regex(/^[a-z]{2,3}$/)),
  }),
  team_member_region: rowShape(tables.teamMemberRegion),
  list: rowShape(tables.list, { path, listType: z.int().min(1).max(3), filter: listFilterShape }),
  list_villa: rowShape(tables.listVilla),
  experience_group: rowShape(tables.experienceGroup, { path }),
  experience: rowShape(tables.experience, {
    path,
    ...place,
    priceFromCents: z.int().min(0),
    priceUnit: z.enum(['person', 'group']),
    weekdays: z.array(weekday),
    spoken: z.array(z.string().regex(/^[a-z]{2,3}$/)),
  }),
  experience_meeting_point: rowShape(tables.experienceMeetingPoint, place),
  experience_price: rowShape(tables.experiencePrice, {
    guests: z.enum(['adult', 'child', 'group']),
    fewest: z.int().min(1),
    cents: z.int().min(0),
  }),
  experience_region: rowShape(tables.experienceRegion),
  blog_tag: rowShape(tables.blogTag, { path }),
  blog_page: rowShape(tables.blogPage, { path }),
  blog_page_tag: rowShape(tables.blogPageTag),
  press_page: rowShape(tables.pressPage, {
    path,
    mediaType: z.enum(['newspaper', 'magazine', 'online', 'broadcast']),
    originalUrl: z.string().regex(/^https?:\/\/[^"'<>\s\\]+$/),
  }),
  press_villa: rowShape(tables.pressVilla),
  heard_about_us_source: rowShape(tables.heardAboutUsSource),
  travel_notice: rowShape(tables.travelNotice, { languages: z.array(z.enum(Object.keys(languageIds))) }),
  picture,
  villa: listedVilla,
  villa_texts: villa.pick(villaTexts),
  review: rowShape(tables.review, {
    stars: z.int().min(1).max(5),
    stayed: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
    language: z.string().regex(/^[a-z]{2}$/),
    translations: reviewTranslationsShape,
  }),
  setting: z.union(
    settingKinds.map(kind => rowShape(tables.setting, { kind: z.literal(kind), value: settingShapes[kind] })),
  ),
  season: season.refine(isInOrder),
  occupancy: occupancy.refine(isInOrder).refine(endsIfOption),
} as const satisfies Record<string, z.ZodType>

export type PublicTable = keyof typeof rowSchemas

type Fits = (row: unknown) => boolean

// Zod generates the schemas: validating them against the meta-schema would take longer than compiling them.
const ajv = new Ajv({ validateFormats: false, validateSchema: false, meta: false })

const compiled = <Shape extends z.ZodType>(shape: Shape, ...rules: ((row: z.output<Shape>) => boolean)[]): Fits => {
  const fits = ajv.compile<z.output<Shape>>(z.toJSONSchema(shape, { io: 'input' }))
  return row => fits(row) && rules.every(rule => rule(row))
}

/** Tables with a million rows at start: a compiled shape is many times faster. */
const compiledShapes: Partial<Record<PublicTable, Fits>> = {
  villa: compiled(listedVilla),
  season: compiled(season, isInOrder),
  occupancy: compiled(occupancy, isInOrder, endsIfOption),
}

/** Whether a row has a valid shape. */
export const isValidRow = (table: PublicTable, row: unknown): boolean =>
  compiledShapes[table]?.(row) ?? rowSchemas[table].safeParse(row).success
