import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { givenId, localHtml, localText, revision } from './columns.ts'
import { list, page } from './content.ts'
import { region } from './geography.ts'
import { picture } from './media.ts'

/** Somebody of the company whom visitors may meet: the `users` of the calls. Who has left is not live. */
export const teamMember = pgTable(
  'team_member',
  {
    id: givenId(),
    revision: revision(),
    position: integer().notNull(),
    fullName: text().notNull(),
    /** What they do: founders, who answers first, whoever looks after a booking, who holds the keys, and all others. */
    part: text().$type<'founder' | 'specialist' | 'manager' | 'area' | 'house'>().notNull(),
    role: localText().notNull(),
    /** What they say of themselves. */
    pitch: localText().notNull(),
    /** Codes of the languages they speak, their own first: `el`. */
    languages: text().array().notNull().default([]),
    email: text().notNull(),
    /** Where requests for experiences are sent. */
    experienceGroupEmail: text().notNull(),
    workPhone: text().notNull(),
    /** Looks after the guests of White Key. */
    whiteKey: boolean().notNull().default(false),
    live: boolean().notNull().default(true),
    /** A portrait; without one their initials are shown. */
    pictureId: integer().references(() => picture.id),
  },
  t => [check('team_member_part', sql`${t.part} in ('founder', 'specialist', 'manager', 'area', 'house')`)],
)

/** The regions that somebody knows; the first to be asked about one has the lowest position in the team. */
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

/** A part of a page that is put together: what is told, a figure, a step of a way, somebody's words, a choice of villas. */
export const pagePart = pgTable(
  'page_part',
  {
    id: serial().primaryKey(),
    pageId: integer()
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    kind: text().$type<'text' | 'figure' | 'step' | 'quote' | 'villas'>().notNull(),
    /** What stands before the heading: a year, a number; of somebody's words, who said them. */
    label: localText(),
    heading: localText(),
    html: localHtml(),
    pictureId: integer().references(() => picture.id),
    /** The collection of which villas are shown. */
    listId: integer().references(() => list.id, { onDelete: 'set null' }),
  },
  t => [index().on(t.pageId), check('page_part_kind', sql`${t.kind} in ('text', 'figure', 'step', 'quote', 'villas')`)],
)
