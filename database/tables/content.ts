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
import type { Day, Weekday } from '#domain/day'
import type { Language } from '#domain/language'
import type { CurrencyId } from '#domain/money'
import { areDays, attemptedId, days, givenId, localHtml, localText, revision, toAttempted } from './columns.ts'
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
    /** What lists say where it has no prices by days: these say it themselves. */
    priceFromCents: integer().notNull(),
    priceUnit: text().$type<'person' | 'group'>().notNull(),
    pictureId: integer()
      .notNull()
      .references(() => picture.id),
    /** The text of its page. */
    body: localHtml(),
    meeting: localText(),
    /** What the price includes, a line each. */
    included: localText(),
    /** What happens if it rains. */
    rain: localText(),
    minutes: integer(),
    fromAge: smallint(),
    mostGuests: smallint(),
    /** The days of the week on which it takes place. */
    weekdays: smallint().array().$type<Weekday[]>().notNull().default([1, 2, 3, 4, 5, 6, 7]),
    /** The languages that are spoken, by their codes. */
    spoken: text().array().notNull().default([]),
    slideshowId: integer().references(() => slideshow.id),
  },
  t => [
    check('experience_price_unit', sql`${t.priceUnit} in ('person', 'group')`),
    check('experience_price', sql`${t.priceFromCents} >= 0`),
    check('experience_minutes', sql`${t.minutes} between 1 and 20160`),
    check('experience_from_age', sql`${t.fromAge} between 0 and 99`),
    check('experience_most_guests', sql`${t.mostGuests} between 1 and 1000`),
    check(
      'experience_weekdays',
      sql`is_list(${t.weekdays}) and ${t.weekdays} <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]`,
    ),
    check(
      'experience_spoken',
      sql`is_list(${t.spoken}) and array_to_string(${t.spoken}, ' ') ~ '^([a-z]{2,3}( |$))*$'`,
    ),
  ],
)

/** What an experience costs, and when it is offered. An exclusion constraint keeps the prices of a party apart. */
export const experiencePrice = pgTable(
  'experience_price',
  {
    id: serial().primaryKey(),
    revision: revision(),
    experienceId: integer()
      .notNull()
      .references(() => experience.id, { onDelete: 'cascade' }),
    days: days().notNull(),
    /** For each adult, each child, or all of them together. */
    guests: text().$type<'adult' | 'child' | 'group'>().notNull(),
    /** The size of the party. */
    fewest: smallint().notNull(),
    most: smallint().notNull(),
    cents: integer().notNull(),
  },
  t => [
    index().on(t.experienceId),
    check('experience_price_days', areDays(t.days)),
    check('experience_price_guests', sql`${t.guests} in ('adult', 'child', 'group')`),
    check('experience_price_party', sql`1 <= ${t.fewest} and ${t.fewest} <= ${t.most} and ${t.most} <= 1000`),
    check('experience_price_cents', sql`${t.cents} >= 0`),
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

/** Exchange rates against the first currency, dated (PD-20). */
export const currency = pgTable(
  'currency',
  {
    id: smallint().$type<CurrencyId>().primaryKey(),
    code: text().notNull(),
    name: text().notNull(),
    sign: text().notNull(),
    symbol: text().notNull(),
    rate: doublePrecision().notNull(),
    ratedOn: date().$type<Day>().notNull(),
  },
  t => [
    check('currency_code', sql`${t.code} ~ '^[A-Z]{3}$'`),
    check('currency_rate', sql`${t.rate} > 0 and ${t.rate} <= 1000000`),
  ],
)

/** One row for every announced change, so that a process that lost its connection can see that it missed some. */
export const change = pgTable('change', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  /** `villa`: what is said of a villa. `nights`: what takes its nights. Else the name of a table of content. */
  subject: text().notNull().default('everything'),
  villaId: integer(),
  at: timestamp({ withTimezone: true }).notNull().default(sql`app_now()`),
})

/** A person whom the company knows: by the e-mail address alone, or as a lead booker, who has an account. */
export const contact = pgTable(
  'contact',
  {
    id: attemptedId(),
    /** By what it is known outside: it tells neither how many there are nor since when this one is. */
    publicId: uuid().notNull().unique().defaultRandom(),
    email: text().notNull().unique(),
    /** How they are addressed, "Dr"; empty where they do not say. */
    title: text().notNull().default(''),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    language: text().$type<Language>().notNull().default('en'),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`app_now()`),
  },
  t => [
    index('contact_last_name_begins').on(sql`lower(${t.lastName}) text_pattern_ops`),
    index('contact_email_begins').on(sql`lower(${t.email}) text_pattern_ops`),
  ],
)

/** What a contact wants to be sent. */
export const emailSubscription = pgTable(
  'email_subscription',
  {
    contactId: toAttempted()
      .notNull()
      .references(() => contact.id, { onDelete: 'cascade' }),
    source: text().$type<'footer'>().notNull(),
    language: text().$type<Language>().notNull(),
    subscribedAt: timestamp({ withTimezone: true }).notNull().default(sql`app_now()`),
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
