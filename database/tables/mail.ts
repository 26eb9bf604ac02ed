import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/language'
import { bytes, instant } from './columns.ts'

/** An e-mail, written in the transaction of its cause and sent by a job. */
export const mail = pgTable('mail', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Of the Message-ID: the same however often sending is tried, so that whoever gets it twice can tell. */
  reference: uuid().notNull().unique().defaultRandom(),
  recipient: text().notNull(),
  language: text().$type<Language>().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  text: text().notNull(),
  replyTo: text(),
  /** The address of one click that ends such mail (RFC 8058). */
  listUnsubscribe: text(),
  /** What it tells, where that is told once however often somebody sets out to tell it. */
  cause: text().unique(),
  /** A file for calendars that comes with it, and whether it puts an entry there or takes it away. */
  calendar: text(),
  calendarMethod: text().$type<'publish' | 'cancel'>(),
  /** A PDF that comes with it, and under which name it is saved. */
  pdf: bytes(),
  pdfName: text(),
  writtenAt: instant().notNull().default(sql`app_now()`),
  attempts: integer().notNull().default(0),
  /** Why the last attempt failed, without the server's words: they may name the recipient. */
  lastError: text(),
  sentAt: instant(),
  /** Refused for good: no attempt follows. */
  refusedAt: instant(),
})

/** When e-mails left that count against a limit of their recipient. */
export const mailLimit = pgTable(
  'mail_limit',
  {
    /** The hash of the limit's name and of the address. */
    key: bytes().primaryKey(),
    /** The e-mails of the last day: no more than the limit allows. */
    sentAt: timestamp({ withTimezone: true }).array().notNull(),
    /** The moment from which none of them counts any more. */
    restedAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [index().on(t.restedAt)],
)
