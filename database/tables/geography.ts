import { boolean, doublePrecision, integer, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'
import { assignedId, localText, otherNames, revision } from './columns.ts'

export const country = pgTable('country', {
  id: assignedId(),
  revision: revision(),
  slug: text().notNull().unique(),
  name: localText().notNull(),
  alsoKnownAs: otherNames(),
  /** The display order of countries: Italy, Greece, France. */
  position: integer().notNull(),
  /** The time zone of its villas: `Europe/Athens`. */
  timezone: text().notNull(),
})

export const region = pgTable('region', {
  id: assignedId(),
  revision: revision(),
  countryId: integer()
    .notNull()
    .references(() => country.id),
  slug: text().notNull().unique(),
  name: localText().notNull(),
  alsoKnownAs: otherNames(),
  /** The heading under which the destination filter lists it: "Ionian Islands". */
  groupingName: localText().notNull(),
  /** An island, or part of several: "Greek islands" (region 5) stands for those of Greece. */
  island: boolean().notNull().default(false),
  introduction: localText().notNull(),
  guide: localText().notNull(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  landscape: text().notNull(),
  architecture: text().notNull(),
  climate: jsonb().$type<{ air: number[]; sea: number[] }>().notNull(),
  position: integer().notNull(),
  /** The region configuration table: the pages that belong to the region, where it has them. */
  destinationPageId: integer(),
  cmsPageId: integer(),
  guidePageId: integer(),
  experiencePageId: integer(),
  weatherPageId: integer(),
})

export const subRegion = pgTable(
  'sub_region',
  {
    id: assignedId(),
    revision: revision(),
    regionId: integer()
      .notNull()
      .references(() => region.id),
    slug: text().notNull(),
    name: localText().notNull(),
  },
  t => [unique().on(t.regionId, t.slug)],
)

/** Airports, beaches, towns …: places that guests visit. */
export const place = pgTable('place', {
  id: serial().primaryKey(),
  regionId: integer()
    .notNull()
    .references(() => region.id),
  name: localText().notNull(),
  type: text().notNull(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
})
