import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ApplicationKind } from '#domain/applications'
import type { Language } from '#domain/language'
import { attemptedId } from './columns.ts'

/**
 * Who would like to work with the company, or to be introduced to it: a travel agent, the owner of a villa, a guest for
 * White Key, somebody who looks for work. What a form does not ask is empty.
 */
export const application = pgTable(
  'application',
  {
    id: attemptedId(),
    /** By what applicant and office know it. */
    reference: uuid().notNull().unique().defaultRandom(),
    kind: text().$type<ApplicationKind>().notNull(),
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** As it is dialled from anywhere (E.164). */
    phone: text().notNull(),
    /** ISO 3166, in capitals. */
    country: text().notNull().default(''),
    /** The agency. */
    organisation: text().notNull().default(''),
    /** What the agency is licensed as: an IATA number, an entry in a register. */
    licence: text().notNull().default(''),
    /** Of the agency; of a villa, where its pictures can be seen. */
    website: text().notNull().default(''),
    /** The post; the name of the villa; who recommends somebody. */
    subject: text().notNull().default(''),
    /** Where the villa is, or the applicant lives. */
    place: text().notNull().default(''),
    bedrooms: smallint().notNull().default(0),
    sleeps: smallint().notNull().default(0),
    message: text().notNull().default(''),
    /** It looks as if a program had filled it in: the office decides, and the address hears nothing. */
    suspected: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`app_now()`),
  },
  t => [
    index().on(t.email, t.createdAt),
    check('application_kind', sql`${t.kind} in ('agent', 'owner', 'whitekey', 'career')`),
  ],
)
