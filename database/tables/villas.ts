import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { Weekday } from '#domain/calendar/day'
import type { NearbyFact } from '#domain/geography/nearby'
import type { FlexibleRate, Tier } from '#domain/pricing/season'
import type { Language, Text } from '#domain/text/language'
import type { ReviewTranslations } from '#domain/villas/reviews'
import type { Room } from '#domain/villas/rooms'
import { assignedId, dateRangeCheck, days, isTime, localText, otherNames, revision } from './columns.ts'
import { region, subRegion } from './geography.ts'
import { picture, slideshow } from './media.ts'

const accented = 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ'
const plain = 'aaaaaaceeeeiiiinoooooouuuuyy'

/** The words by which staff find a villa: of its name, with and without accents, its address, its place and its code. */
export const villaWords = (t: Record<'name' | 'slug' | 'place' | 'code', AnyPgColumn>) =>
  sql`to_tsvector('simple', ${t.name} || ' ' || ${t.place} || ' ' || translate(lower(${t.name} || ' ' || ${t.place}), '${sql.raw(accented)}', '${sql.raw(plain)}') || ' ' || replace(${t.slug}, '-', ' ') || ' ' || coalesce(${t.code}, ''))`

export const villa = pgTable(
  'villa',
  {
    id: serial().primaryKey(),
    revision: revision(),
    /** The company's own name of a villa that was imported: a later import finds it by that. */
    code: text().unique(),
    slug: text().notNull(),
    /** Without language: `/greece/corfu/villas/kalami-house`. */
    path: text().notNull().unique(),
    name: text().notNull(),
    regionId: integer()
      .notNull()
      .references(() => region.id),
    subRegionId: integer().references(() => subRegion.id),
    /** The nearest village or town. */
    place: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    bedrooms: integer().notNull(),
    sleeps: integer().notNull(),
    bathrooms: integer().notNull(),
    exquisite: boolean().notNull().default(false),
    hideForItaly: boolean().notNull().default(false),
    hideForGreece: boolean().notNull().default(false),
    /** The recommended order; smaller comes first. */
    sortOrder: integer().notNull(),
    /** The number under which the country has registered the villa (PD-22). */
    registrationNumber: text().notNull(),
    live: boolean().notNull().default(true),
    /** No longer let: it is in no list of drafts, and stays for its bookings (PD-171). */
    archived: boolean().notNull().default(false),
    tiers: jsonb().$type<Tier[]>().notNull(),
    rooms: jsonb().$type<Room[]>().notNull(),
    tagline: localText().notNull(),
    story: localText().notNull(),
    location: localText().notNull(),
    /** Places and the minutes to reach them, as entered by the villa's editor. */
    nearby: jsonb().$type<NearbyFact[]>().notNull().default([]),
    /** Services in the price of a stay, line by line; and extras, paid on site or later. */
    included: jsonb().$type<Text[]>().notNull().default([]),
    extras: jsonb().$type<Text[]>().notNull().default([]),
    /** The rules for guests of this house. */
    houseRules: jsonb().$type<Text[]>().notNull().default([]),
    /** Earliest arrival and latest departure, in its local time: `16:00`. */
    arrivalFrom: text(),
    departureBy: text(),
    /** The damage deposit in cents of EUR; null where none is required. */
    damageDepositCents: integer(),
    slideshowId: integer()
      .notNull()
      .references(() => slideshow.id),
    /** The picture in lists; a draft can be without one. */
    thumbId: integer().references(() => picture.id),
  },
  t => [
    index().on(t.regionId),
    // The lists of the back office.
    index('villa_by_name').on(t.live, t.archived, t.name, t.id),
    index('villa_by_order').on(t.live, t.archived, t.sortOrder, t.id),
    index('villa_by_bedrooms').on(t.live, t.archived, t.bedrooms, t.id),
    index('villa_by_sleeps').on(t.live, t.archived, t.sleeps, t.id),
    index('villa_by_region').on(t.regionId, t.live, t.archived, t.sortOrder, t.id),
    index('villa_unregistered').on(t.id).where(sql`${t.live} and ${t.registrationNumber} = ''`),
    index('villa_words').using('gin', villaWords(t)),
    check('villa_archived', sql`not (${t.live} and ${t.archived})`),
    check('villa_pictured', sql`${t.thumbId} is not null or not ${t.live}`),
    index('villa_names').on(t.name, t.id),
    index().on(t.thumbId),
    index().on(t.slideshowId),
    check('villa_arrival_from', isTime(t.arrivalFrom)),
    check('villa_departure_by', isTime(t.departureBy)),
    check('villa_damage_deposit', sql`${t.damageDepositCents} > 0`),
  ],
)

/** The owner of a villa, for staff alone (PD-172). */
export const villaOwner = pgTable('villa_owner', {
  villaId: integer()
    .primaryKey()
    .references(() => villa.id, { onDelete: 'cascade' }),
  revision: revision(),
  name: text().notNull().default(''),
  email: text().notNull().default(''),
  phone: text().notNull().default(''),
  note: text().notNull().default(''),
})

/** A season's terms. An exclusion constraint prevents overlaps per villa. */
export const season = pgTable(
  'season',
  {
    id: serial().primaryKey(),
    revision: revision(),
    villaId: integer()
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    nights: days().notNull(),
    changeover: smallint().array().$type<Weekday[]>().notNull(),
    minimumNights: integer().notNull(),
    bookable: text().$type<'online' | 'on-request'>().notNull(),
    /** Cents of EUR a week, one per tier of the villa; null where the tier is not let. */
    weeklyCents: jsonb().$type<(number | null)[]>().notNull(),
    /** What the flexible rate costs more, and its terms (PD-95); none where the standard rate alone is offered. */
    flexible: jsonb().$type<FlexibleRate>(),
  },
  t => [
    index().on(t.villaId),
    check('season_bookable', sql`${t.bookable} in ('online', 'on-request')`),
    check('season_minimum_nights', sql`${t.minimumNights} >= 1`),
    check('season_nights', dateRangeCheck(t.nights)),
  ],
)

export const amenity = pgTable('amenity', {
  id: assignedId(),
  revision: revision(),
  key: text().notNull().unique(),
  name: localText().notNull(),
  category: text().$type<'outdoors' | 'water' | 'indoors' | 'staff' | 'families' | 'practical'>().notNull(),
})

/** The filter groups of a search. */
export const amenityGroup = pgTable(
  'amenity_group',
  {
    id: assignedId(),
    revision: revision(),
    name: localText().notNull(),
    /** Whether a villa needs one of the group's amenities or all of them. */
    match: text().$type<'any' | 'all'>().notNull(),
    /** Synonyms that people type, in any language. */
    alsoKnownAs: otherNames(),
    allowFiltering: boolean().notNull(),
    live: boolean().notNull().default(true),
    deleted: boolean().notNull().default(false),
  },
  t => [
    check('amenity_group_match', sql`${t.match} in ('any', 'all')`),
    check('amenity_group_other_names', sql`is_list(${t.alsoKnownAs})`),
  ],
)

export const amenityInGroup = pgTable(
  'amenity_in_group',
  {
    amenityGroupId: integer()
      .notNull()
      .references(() => amenityGroup.id),
    amenityId: integer()
      .notNull()
      .references(() => amenity.id),
  },
  t => [primaryKey({ columns: [t.amenityGroupId, t.amenityId] })],
)

export const villaAmenity = pgTable(
  'villa_amenity',
  {
    villaId: integer()
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    amenityId: integer()
      .notNull()
      .references(() => amenity.id),
  },
  t => [primaryKey({ columns: [t.villaId, t.amenityId] })],
)

export const review = pgTable(
  'review',
  {
    id: serial().primaryKey(),
    revision: revision(),
    villaId: integer()
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    stars: smallint().notNull(),
    /** The month of the stay, YYYY-MM. */
    stayed: text().notNull(),
    signature: text().notNull(),
    language: text().$type<Language>().notNull(),
    title: text().notNull(),
    comments: text().notNull(),
    reply: text(),
    featured: boolean().notNull().default(false),
    /** Our translations, by language code. */
    translations: jsonb().$type<ReviewTranslations>().notNull().default({}),
  },
  t => [
    index().on(t.villaId),
    index().on(t.stayed.desc(), t.id),
    check('review_stars', sql`${t.stars} between 1 and 5`),
    check('review_stayed', sql`${t.stayed} ~ '^\\d{4}-(0[1-9]|1[0-2])$'`),
  ],
)
