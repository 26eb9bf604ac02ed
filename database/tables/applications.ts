import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ApplicationKind } from '#domain/people/applications'
import type { Language } from '#domain/text/language'
import { sequenceId } from './columns.ts'

/**
 * An application: of a travel agent, the owner of a villa, a guest for White Key, or a job applicant. Fields that a
 * form lacks are empty.
 */
export const application = pgTable(
  'application',
  {
    id: sequenceId(),
    /** The reference for applicant and office. */
    reference: uuid().notNull().unique().defaultRandom(),
    kind: text().$type<ApplicationKind>().notNull(),
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    /** ISO 3166, in capitals. */
    country: text().notNull().default(''),
    /** The agency. */
    organisation: text().notNull().default(''),
    /** The agency's licence: an IATA number, an entry in a register. */
    licence: text().notNull().default(''),
    /** The agency's website; for a villa, an address with its pictures. */
    website: text().notNull().default(''),
    /** The post; the name of the villa; the person who recommends the applicant. */
    subject: text().notNull().default(''),
    /** The place of the villa, or of the applicant. */
    place: text().notNull().default(''),
    bedrooms: smallint().notNull().default(0),
    sleeps: smallint().notNull().default(0),
    message: text().notNull().default(''),
    /** Probably submitted by a bot: the office decides, and the address gets no e-mail. */
    suspected: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`app_now()`),
  },
  t => [
    index().on(t.email, t.createdAt),
    check('application_kind', sql`${t.kind} in ('agent', 'owner', 'whitekey', 'career')`),
  ],
)
