import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CollectionFilter } from '#domain/collections'
import type { Day } from '#domain/day'
import type { Language } from '#domain/language'
import type { CurrencyId } from '#domain/money'
import { attemptedId, days, givenId, localHtml, localText, revision, toAttempted } from './columns.ts'
import { region } from './geography.ts'
import { picture, slideshow } from './media.ts'
import { villa } from './villas.ts'

export const page = pgTable(
  'page',
  {
    id: givenId(),
    revision: revision(),
    parentId: integer(),
    templateId: smallint().notNull(),
    /** 301 or 302 sends to `redirectTo`; 404 and 410 show the not-found page. */
    httpStatusCode: smallint().notNull().default(200),
    redirectTo: text(),
    /** Without language: `/greece/corfu`. */
    path: text().notNull().unique(),
    menuName: localText().notNull(),
    title: localText().notNull(),
    metaDescription: localText().notNull(),
    heading1: localText().notNull(),
    heading2: localText().notNull(),
    /** Since when its text is in force, where that matters: conditions, and what the law asks to be told. */
    validFrom: date().$type<Day>(),
    pictureId: integer().references(() => picture.id),
  },
  t => [
    check('page_http_status_code', sql`${t.httpStatusCode} in (200, 301, 302, 404, 410)`),
    check('page_redirects_somewhere', sql`${t.httpStatusCode} not in (301, 302) or ${t.redirectTo} is not null`),
  ],
)

export const pageModule = pgTable(
  'page_module',
  {
    id: serial().primaryKey(),
    pageId: integer()
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    type: text().$type<'Html' | 'SlideShow' | 'CuratedPageList'>().notNull(),
    html: localHtml(),
    slideshowId: integer().references(() => slideshow.id),
    pageIds: jsonb().$type<number[]>(),
  },
  t => [index().on(t.pageId), check('page_module_type', sql`${t.type} in ('Html', 'SlideShow', 'CuratedPageList')`)],
)

/** A collection of villas; type 3 is made by its filter, others by hand. */
export const list = pgTable(
  'list',
  {
    id: givenId(),
    revision: revision(),
    path: text().notNull().unique(),
    listType: smallint().notNull(),
    name: localText().notNull(),
    introduction: localText().notNull(),
    filter: jsonb().$type<CollectionFilter>().notNull(),
    position: integer().notNull(),
    pictureId: integer()
      .notNull()
      .references(() => picture.id),
  },
  t => [check('list_type', sql`${t.listType} between 1 and 3`)],
)

export const listVilla = pgTable(
  'list_villa',
  {
    listId: integer()
      .notNull()
      .references(() => list.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    villaId: integer()
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
  },
  t => [primaryKey({ columns: [t.listId, t.villaId] })],
)

export const experienceGroup = pgTable('experience_group', {
  id: givenId(),
  revision: revision(),
  path: text().notNull().unique(),
  name: localText().notNull(),
  title: localText().notNull(),
  introduction: localText().notNull(),
})

export const experience = pgTable(
  'experience',
  {
    id: givenId(),
    revision: revision(),
    serviceId: integer().notNull().unique(),
    groupId: integer()
      .notNull()
      .references(() => experienceGroup.id),
    path: text().notNull().unique(),
    name: localText().notNull(),
    title: localText().notNull(),
    introduction: localText().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    live: boolean().notNull().default(true),
    priceFromCents: integer().notNull(),
    priceUnit: text().$type<'person' | 'group'>().notNull(),
    pictureId: integer()
      .notNull()
      .references(() => picture.id),
  },
  t => [
    check('experience_price_unit', sql`${t.priceUnit} in ('person', 'group')`),
    check('experience_price', sql`${t.priceFromCents} >= 0`),
  ],
)

export const experienceRegion = pgTable(
  'experience_region',
  {
    experienceId: integer()
      .notNull()
      .references(() => experience.id, { onDelete: 'cascade' }),
    regionId: integer()
      .notNull()
      .references(() => region.id),
  },
  t => [primaryKey({ columns: [t.experienceId, t.regionId] })],
)

/** A notice to travellers, shown to each of them once while it is in force. */
export const travelNotice = pgTable('travel_notice', {
  key: text().primaryKey(),
  heading: localText().notNull(),
  html: localHtml().notNull(),
  /** Office countries (`de`) and languages to which it is shown; with neither, to everybody. */
  officeCountries: text().array().notNull().default([]),
  languages: text().array().$type<Language[]>().notNull().default([]),
  period: days().notNull(),
  revision: revision(),
})

/** Exchange rates against the first currency, dated (decision 20). */
export const currency = pgTable('currency', {
  id: smallint().$type<CurrencyId>().primaryKey(),
  code: text().notNull(),
  name: text().notNull(),
  sign: text().notNull(),
  symbol: text().notNull(),
  rate: doublePrecision().notNull(),
  ratedOn: date().$type<Day>().notNull(),
})

/** One row for every announced change, so that a process that lost its connection can see that it missed some. */
export const change = pgTable('change', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  /** `villa`: what is said of a villa. `nights`: what takes its nights. Else the name of a table of content. */
  subject: text().notNull().default('everything'),
  villaId: integer(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** A person whom the company knows: so far by the e-mail address alone. */
export const contact = pgTable('contact', {
  id: attemptedId(),
  /** By what it is known outside: it tells neither how many there are nor since when this one is. */
  publicId: uuid().notNull().unique().defaultRandom(),
  email: text().notNull().unique(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** What a contact wants to be sent. */
export const emailSubscription = pgTable(
  'email_subscription',
  {
    contactId: toAttempted()
      .notNull()
      .references(() => contact.id, { onDelete: 'cascade' }),
    source: text().$type<'footer'>().notNull(),
    language: text().$type<Language>().notNull(),
    subscribedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Of the links in its letters: whoever has it reads what comes to the address. */
    secret: uuid().notNull().unique().defaultRandom(),
    /** When its owner was last asked whether the address is theirs. */
    askedAt: timestamp({ withTimezone: true }),
    /** When its owner said so: only since then it is on the list. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** When its owner took it off the list. */
    leftAt: timestamp({ withTimezone: true }),
  },
  t => [primaryKey({ columns: [t.contactId, t.source] })],
)
