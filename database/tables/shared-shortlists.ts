import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Day } from '#domain/calendar/day'
import type { Language } from '#domain/text/language'
import { instant } from './columns.ts'
import { villa } from './villas.ts'

/** A shortlist that a visitor shares with friends. Anyone with its id can see it and vote (PD-85). */
export const sharedShortlist = pgTable(
  'shared_shortlist',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The hash of the sender's secret, SHA-256 in hexadecimal digits. */
    tokenHash: text().notNull(),
    language: text().$type<Language>().notNull(),
    firstName: text().notNull(),
    note: text().notNull().default(''),
    arrival: date().$type<Day>(),
    departure: date().$type<Day>(),
    adults: smallint().notNull().default(0),
    children: smallint().notNull().default(0),
    infants: smallint().notNull().default(0),
    createdAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    index().on(t.createdAt),
    check('shared_shortlist_stay', sql`num_nulls(${t.arrival}, ${t.departure}) <> 1 and ${t.arrival} < ${t.departure}`),
  ],
)

const ofList = () =>
  uuid()
    .notNull()
    .references(() => sharedShortlist.id, { onDelete: 'cascade' })
const ofVilla = () =>
  integer()
    .notNull()
    .references(() => villa.id, { onDelete: 'cascade' })

/** Its villas, in the sender's order. */
export const sharedShortlistVilla = pgTable(
  'shared_shortlist_villa',
  { sharedShortlistId: ofList(), villaId: ofVilla(), position: smallint().notNull() },
  t => [primaryKey({ columns: [t.sharedShortlistId, t.villaId] })],
)

/** A friend's vote on a villa. Voters are anonymous: a cookie distinguishes them, on one list only. */
export const sharedShortlistVote = pgTable(
  'shared_shortlist_vote',
  {
    sharedShortlistId: ofList(),
    villaId: ofVilla(),
    /** The hash of the voter's cookie and the list, SHA-256 in hexadecimal digits. */
    voterHash: text().notNull(),
    yes: boolean().notNull(),
  },
  t => [primaryKey({ columns: [t.sharedShortlistId, t.villaId, t.voterHash] })],
)

/** The recipient of a list's link; the row is deleted when the e-mail is written. */
export const shortlistReferral = pgTable('shortlist_referral', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  sharedShortlistId: ofList(),
  recipient: text().notNull(),
  createdAt: instant().notNull().default(sql`app_now()`),
})
