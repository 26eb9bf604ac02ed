import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Day } from '#domain/calendar/day'
import { assignedId, localHtml, localText, revision } from './columns.ts'
import { region } from './geography.ts'
import { picture } from './media.ts'
import { villa } from './villas.ts'

/** A subject of articles. A category is a tag; every article has exactly one. */
export const blogTag = pgTable(
  'blog_tag',
  {
    id: assignedId(),
    revision: revision(),
    path: text().notNull().unique(),
    isBlogCategory: boolean().notNull().default(false),
    /** 1 or 2: the category is the first or the second on the journal's home. */
    homePlace: smallint().unique(),
    name: localText().notNull(),
    pageTitle: localText().notNull(),
    introduction: localText().notNull(),
  },
  t => [
    check('blog_tag_home_place', sql`${t.homePlace} is null or (${t.isBlogCategory} and ${t.homePlace} in (1, 2))`),
  ],
)

/** An article of the journal. Drafts are not published; an expired article is gone (410). */
export const blogPage = pgTable(
  'blog_page',
  {
    id: assignedId(),
    revision: revision(),
    path: text().notNull().unique(),
    status: text().$type<'published' | 'draft'>().notNull().default('published'),
    title: localText().notNull(),
    introtext: localText().notNull(),
    content: localHtml().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => blogTag.id),
    regionId: integer().references(() => region.id),
    /** Its picture opens the journal's home. */
    hero: boolean().notNull().default(false),
    /** Articles that an editor recommends at the end of this one. */
    featuredBlog1: integer().references((): AnyPgColumn => blogPage.id, { onDelete: 'set null' }),
    featuredBlog2: integer().references((): AnyPgColumn => blogPage.id, { onDelete: 'set null' }),
    writtenByName: text().notNull(),
    publishedOn: date().$type<Day>().notNull(),
    lastEditedOn: date().$type<Day>().notNull(),
    expiresAt: timestamp({ withTimezone: true }),
    pictureId: integer()
      .notNull()
      .references(() => picture.id),
  },
  t => [
    index().on(t.categoryId),
    index().on(t.regionId),
    uniqueIndex('blog_page_one_hero').on(t.hero).where(sql`${t.hero}`),
    check('blog_page_status', sql`${t.status} in ('published', 'draft')`),
    check('blog_page_edited_later', sql`${t.lastEditedOn} >= ${t.publishedOn}`),
    check('blog_page_features_others', sql`${t.id} <> ${t.featuredBlog1} and ${t.id} <> ${t.featuredBlog2}`),
  ],
)

/** Readings of an article by day, in UTC: only a number, without any data of readers. */
export const blogReadCount = pgTable(
  'blog_reading',
  {
    blogPageId: integer()
      .notNull()
      .references(() => blogPage.id, { onDelete: 'cascade' }),
    day: date().$type<Day>().notNull(),
    readings: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.blogPageId, t.day] }), check('blog_reading_readings', sql`${t.readings} > 0`)],
)

/** The tags of an article in their order, its category among them. */
export const blogPageTag = pgTable(
  'blog_page_tag',
  {
    blogPageId: integer()
      .notNull()
      .references(() => blogPage.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => blogTag.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.blogPageId, t.tagId] }), unique().on(t.blogPageId, t.position), index().on(t.tagId)],
)

/** A press piece: an article or broadcast about the company. */
export const pressPage = pgTable(
  'press_page',
  {
    id: assignedId(),
    revision: revision(),
    path: text().notNull().unique(),
    publisherName: text().notNull(),
    mediaType: text().$type<'newspaper' | 'magazine' | 'online' | 'broadcast'>().notNull(),
    publishedOn: date().$type<Day>().notNull(),
    title: localText().notNull(),
    introText: localText().notNull(),
    content: localHtml().notNull(),
    /** The pull quote. */
    quote: localText(),
    /** The address of the original. */
    originalUrl: text(),
    pictureId: integer()
      .notNull()
      .references(() => picture.id),
  },
  t => [
    check('press_page_media_type', sql`${t.mediaType} in ('newspaper', 'magazine', 'online', 'broadcast')`),
    check('press_page_original_url', sql`${t.originalUrl} ~ '^https?://[^"''<>\\s\\\\]+$'`),
  ],
)

/** The villas that a press piece mentions. */
export const pressVilla = pgTable(
  'press_villa',
  {
    pressPageId: integer()
      .notNull()
      .references(() => pressPage.id, { onDelete: 'cascade' }),
    villaId: integer()
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.pressPageId, t.villaId] }), index().on(t.villaId)],
)

/** An answer to "How did you hear about us?"; some have a text field for details. */
export const heardAboutUsSource = pgTable('heard_about_us_source', {
  id: assignedId(),
  revision: revision(),
  position: integer().notNull(),
  name: localText().notNull(),
  description: localText().notNull(),
  showOtherTextbox: boolean().notNull().default(false),
})
