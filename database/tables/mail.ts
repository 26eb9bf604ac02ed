import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/text/language'
import { bytes, instant } from './columns.ts'

/** An e-mail, written in the transaction of its cause and sent by a job. */
export const mail = pgTable(
  'mail',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** For the Message-ID: the same for every attempt, so that the recipient can detect duplicates. */
    reference: uuid().notNull().unique().defaultRandom(),
    recipient: text().notNull(),
    language: text().$type<Language>().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    replyTo: text(),
    /** The one-click unsubscribe address (RFC 8058). */
    listUnsubscribe: text(),
    /** The event that it reports, where that must be sent only once. */
    cause: text().unique(),
    /** An attached calendar file, and whether it adds or removes the entry. */
    calendar: text(),
    calendarMethod: text().$type<'publish' | 'cancel'>(),
    /** An attached PDF and its file name. */
    pdf: bytes(),
    pdfName: text(),
    writtenAt: instant().notNull().default(sql`app_now()`),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed, without the server's text, which can name the recipient. */
    lastError: text(),
    sentAt: instant(),
    /** Rejected permanently: no attempt follows. */
    refusedAt: instant(),
  },
  t => [
    index().on(t.writtenAt),
    index().on(t.recipient),
    index('mail_undelivered').on(t.id).where(sql`${t.sentAt} is null and ${t.lastError} is not null`),
    // Those that wait are few, of a table that keeps e-mails for years.
    index('mail_waiting').on(t.writtenAt).where(sql`${t.sentAt} is null and ${t.refusedAt} is null`),
  ],
)

/** Sent e-mails that count against a limit of their recipient. */
export const mailLimit = pgTable(
  'mail_limit',
  {
    /** The hash of the limit's name and of the address. */
    key: bytes().primaryKey(),
    /** The e-mails of the last day, at most as many as the limit allows. */
    sentAt: timestamp({ withTimezone: true }).array().notNull(),
    /** The time from which none of them counts any more. */
    restedAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [index().on(t.restedAt)],
)
