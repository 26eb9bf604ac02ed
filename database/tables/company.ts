import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { assignedId, localHtml, localText, revision } from './columns.ts'
import { list, page } from './content.ts'
import { region } from './geography.ts'
import { picture } from './media.ts'

/** A team member whom visitors can meet: the `users` of the API. Former ones are not live. */
export const teamMember = pgTable(
  'team_member',
  {
    id: assignedId(),
    revision: revision(),
    position: integer().notNull(),
    fullName: text().notNull(),
    /** Their part: founder, first contact (specialist), client manager, area manager, or all others. */
    part: text().$type<'founder' | 'specialist' | 'manager' | 'area' | 'house'>().notNull(),
    role: localText().notNull(),
    /** Their own introduction. */
    pitch: localText().notNull(),
    /** Codes of the languages they speak, their own first: `el`. */
    languages: text().array().notNull().default([]),
    email: text().notNull(),
    /** The recipient of requests for experiences. */
    experienceGroupEmail: text().notNull(),
    workPhone: text().notNull(),
    /** Responsible for the guests of White Key. */
    whiteKey: boolean().notNull().default(false),
    live: boolean().notNull().default(true),
    /** A portrait; without one the page shows their initials. */
    pictureId: integer().references(() => picture.id),
  },
  t => [check('team_member_part', sql`${t.part} in ('founder', 'specialist', 'manager', 'area', 'house')`)],
)

/** The regions that a team member knows; the first contact for one has the lowest position in the team. */
export const teamMemberRegion = pgTable(
  'team_member_region',
  {
    teamMemberId: integer()
      .notNull()
      .references(() => teamMember.id, { onDelete: 'cascade' }),
    regionId: integer()
      .notNull()
      .references(() => region.id),
  },
  t => [primaryKey({ columns: [t.teamMemberId, t.regionId] }), index().on(t.regionId)],
)

/** A module of a page: a text, a figure, a step, a quote, a choice of villas. */
export const pagePart = pgTable(
  'page_part',
  {
    id: serial().primaryKey(),
    pageId: integer()
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    /** The key that an editor gives it; stays while the row is replaced. Without one it is the id. */
    key: text(),
    position: integer().notNull(),
    kind: text().$type<'text' | 'figure' | 'step' | 'quote' | 'villas'>().notNull(),
    /** The text before the heading: a year, a number; the author of a quote. */
    label: localText(),
    heading: localText(),
    html: localHtml(),
    pictureId: integer().references(() => picture.id),
    /** The collection whose villas are shown. */
    listId: integer().references(() => list.id, { onDelete: 'set null' }),
  },
  t => [index().on(t.pageId), check('page_part_kind', sql`${t.kind} in ('text', 'figure', 'step', 'quote', 'villas')`)],
)
