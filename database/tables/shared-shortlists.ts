import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Day } from '#domain/day'
import type { Language } from '#domain/language'
import { instant } from './columns.ts'
import { villa } from './villas.ts'

/** A shortlist that a visitor shows to friends. Whoever has its id may see it and say what they think (PD-85). */
export const sharedShortlist = pgTable(
  'shared_shortlist',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Of the secret by which its sender is known, SHA-256 in hexadecimal digits. */
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

/** What friends say of its villas. Who they are nobody knows: a cookie tells one from the others, on one list alone. */
export const sharedShortlistVote = pgTable(
  'shared_shortlist_vote',
  {
    sharedShortlistId: ofList(),
    villaId: ofVilla(),
    /** Of the voter's cookie and the list, SHA-256 in hexadecimal digits. */
    voterHash: text().notNull(),
    yes: boolean().notNull(),
  },
  t => [primaryKey({ columns: [t.sharedShortlistId, t.villaId, t.voterHash] })],
)

/** To whom the link of a list is to be sent; the row goes when the letter is written. */
export const shortlistReferral = pgTable('shortlist_referral', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  sharedShortlistId: ofList(),
  recipient: text().notNull(),
  createdAt: instant().notNull().default(sql`app_now()`),
})
