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
import type { Day, Weekday } from '#domain/calendar/day'
import type { CurrencyId } from '#domain/pricing/money'
import type { CollectionFilter } from '#domain/search/collections'
import type { Language } from '#domain/text/language'
import {
  assignedId,
  dateRangeCheck,
  days,
  localHtml,
  localText,
  revision,
  sequenceId,
  sequenceIdRef,
} from './columns.ts'
import { region } from './geography.ts'
import { picture, slideshow } from './media.ts'
import { villa } from './villas.ts'

export const page = pgTable(
  'page',
  {
    id: assignedId(),
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
    /** The day from which its text is in force, for conditions and legal notices. */
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
    /** What an editor calls it; stays while the row is replaced. Without one it is the id. */
    key: text(),
    position: integer().notNull(),
    type: text().$type<'Html' | 'SlideShow' | 'CuratedPageList'>().notNull(),
    html: localHtml(),
    slideshowId: integer().references(() => slideshow.id),
    pageIds: jsonb().$type<number[]>(),
  },
  t => [index().on(t.pageId), check('page_module_type', sql`${t.type} in ('Html', 'SlideShow', 'CuratedPageList')`)],
)

/** A collection of villas; type 3 is defined by its filter, others are hand-picked. */
export const list = pgTable(
  'list',
  {
    id: assignedId(),
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
  id: assignedId(),
  revision: revision(),
  path: text().notNull().unique(),
  name: localText().notNull(),
  title: localText().notNull(),
  introduction: localText().notNull(),
})

export const experience = pgTable(
  'experience',
  {
    id: assignedId(),
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
    /** The displayed price of an experience without prices by days. */
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
    /** The plan in case of rain. */
    rain: localText(),
    minutes: integer(),
    fromAge: smallint(),
    mostGuests: smallint(),
    /** The days of the week on which it takes place. */
    weekdays: smallint().array().$type<Weekday[]>().notNull().default([1, 2, 3, 4, 5, 6, 7]),
    /** The codes of the spoken languages. */
    spoken: text().array().notNull().default([]),
    slideshowId: integer().references(() => slideshow.id),
    /** The terms of its hosts for a cancellation (PD-140). */
    freeDays: smallint().notNull().default(7),
    laterPercent: smallint().notNull().default(50),
    /** The deposit of its hosts, in per cent or in cents of EUR, and the days before on which the balance is due (PD-141). */
    depositPercent: smallint(),
    depositCents: integer(),
    balanceDays: smallint(),
  },
  t => [
    check('experience_refund_terms', sql`${t.freeDays} between 0 and 365 and ${t.laterPercent} between 0 and 100`),
    check(
      'experience_deposit',
      sql`case when ${t.balanceDays} is null then num_nonnulls(${t.depositPercent}, ${t.depositCents}) = 0
        else ${t.balanceDays} between 0 and 365 and num_nonnulls(${t.depositPercent}, ${t.depositCents}) = 1
          and coalesce(${t.depositPercent} between 1 and 99, ${t.depositCents} > 0) end`,
    ),
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

/** The prices of an experience, and the days of its offer. An exclusion constraint prevents overlaps per party. */
export const experiencePrice = pgTable(
  'experience_price',
  {
    id: serial().primaryKey(),
    revision: revision(),
    experienceId: integer()
      .notNull()
      .references(() => experience.id, { onDelete: 'cascade' }),
    days: days().notNull(),
    /** Per adult, per child, or for the group. */
    guests: text().$type<'adult' | 'child' | 'group'>().notNull(),
    /** The size of the party. */
    fewest: smallint().notNull(),
    most: smallint().notNull(),
    cents: integer().notNull(),
  },
  t => [
    index().on(t.experienceId),
    check('experience_price_days', dateRangeCheck(t.days)),
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

/** A notice to travellers; each visitor sees it once while it is in force. */
export const travelNotice = pgTable('travel_notice', {
  key: text().primaryKey(),
  /** The number by which its versions are kept. */
  id: integer().notNull().unique().generatedByDefaultAsIdentity({ startWith: 10_000 }),
  heading: localText().notNull(),
  html: localHtml().notNull(),
  /** The countries (`de`) and languages that see it; everyone if both are empty. */
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

/** One row per published change, so that a process that lost its connection can detect missed ones. */
export const changeLog = pgTable(
  'change',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** `villa`: a villa's data. `nights`: its occupancies. Else the name of a content table. */
    subject: text().notNull().default('everything'),
    villaId: integer(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`app_now()`),
    /** How often caches in front of the site were told of it, at most twice, and when last. */
    purges: smallint().notNull().default(0),
    purgedAt: timestamp({ withTimezone: true }),
  },
  t => [index('change_unpurged').on(t.id).where(sql`${t.purges} < 2`)],
)

/** A person whom the company knows: by e-mail address only, or as a lead booker, who has an account. */
export const contact = pgTable(
  'contact',
  {
    id: sequenceId(),
    /** A public id, which reveals neither the number of rows nor their age. */
    publicId: uuid().notNull().unique().defaultRandom(),
    email: text().notNull().unique(),
    /** The title, "Dr"; empty where unknown. */
    title: text().notNull().default(''),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    language: text().$type<Language>().notNull().default('en'),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`app_now()`),
  },
  t => [
    index('contact_first_name_begins').on(sql`lower(${t.firstName}) text_pattern_ops`),
    index('contact_last_name_begins').on(sql`lower(${t.lastName}) text_pattern_ops`),
    index('contact_email_begins').on(sql`lower(${t.email}) text_pattern_ops`),
    index('contact_by_name').on(sql`lower(${t.lastName})`, t.id),
    index('contact_by_creation').on(t.createdAt, t.id),
  ],
)

/** The subscriptions of a contact. */
export const emailSubscription = pgTable(
  'email_subscription',
  {
    contactId: sequenceIdRef()
      .notNull()
      .references(() => contact.id, { onDelete: 'cascade' }),
    source: text().$type<'footer'>().notNull(),
    language: text().$type<Language>().notNull(),
    subscribedAt: timestamp({ withTimezone: true }).notNull().default(sql`app_now()`),
    /** The secret of the links in its e-mails: it proves access to the mailbox. */
    secret: uuid().notNull().unique().defaultRandom(),
    /** When the owner was last asked to confirm the address. */
    askedAt: timestamp({ withTimezone: true }),
    /** When the owner confirmed: only since then the address is subscribed. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** When the owner unsubscribed. */
    leftAt: timestamp({ withTimezone: true }),
  },
  t => [primaryKey({ columns: [t.contactId, t.source] })],
)
