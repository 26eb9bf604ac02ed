import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { cleanHtml } from '#database/clean-html'
import type { Day } from '#domain/day'
import { type Text, wholeText } from '#domain/language'

/** An id that the specification, or the demonstration, gives: what the staff add is counted from ten thousand. */
export const givenId = () => integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 })

/** An id that attempts use up as well: a refused booking, an address that signs up again. */
export const attemptedId = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

/** What refers to such an id. */
export const toAttempted = () => bigint({ mode: 'number' })

/** A moment, whatever the zone of who looks at it. */
export const instant = () => timestamp({ withTimezone: true })

/** By what somebody is known outside: it tells neither how many there are nor since when this one is. */
export const publicId = () => uuid().notNull().unique().defaultRandom()

/** Bytes: hashes, and what is sealed. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * The edition of a row that staff edit. The database raises it with every change, and refuses a change that says it was
 * made from another than the current one (`edited-meanwhile`).
 */
export const revision = () => integer().notNull().default(1)

/** A half-open range of days, as PostgreSQL's `daterange`: `[from,to)`. */
export const days = customType<{ data: { from: Day; to: Day }; driverData: string }>({
  dataType: () => 'daterange',
  toDriver: ({ from, to }) => `[${from},${to})`,
  fromDriver: range => {
    const [from = '', to = ''] = range.slice(1, -1).split(',')
    return { from, to }
  },
})

/** That a range holds days, and none that the calendar cannot write: `infinity` would be free for whoever reads it. */
export const areDays = (range: AnyPgColumn) =>
  sql`not isempty(${range}) and ${range} <@ daterange('1000-01-01', '10000-01-01')`

/** That a text is a time of the day: `16:00`. */
export const isTime = (time: AnyPgColumn) => sql`${time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`

/**
 * A text in each language: adding a language needs no column, and what is not yet written reads as English. It is read
 * with the spaces that its language wants, whoever has written it.
 */
export const localText = customType<{ data: Text; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: text => JSON.stringify(text),
  fromDriver: text => wholeText(text as Text),
})

// What is no text is left as it is, to be noticed by whoever reads it.
const cleaned = (text: Partial<Text>) =>
  Object.fromEntries(
    Object.entries(text).map(([language, html]) => [language, typeof html === 'string' ? cleanHtml(html) : html]),
  ) as Text

/** A text in HTML in each language: only harmless elements are written, and, whoever has written it, read. */
export const localHtml = customType<{ data: Text; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: text => JSON.stringify(cleaned(text)),
  fromDriver: text => wholeText(cleaned(text as Text)),
})

/** What else something is called, at home above all: Kérkyra, Κέρκυρα. The site's search finds it by these names too. */
export const otherNames = () => text().array().notNull().default([])
