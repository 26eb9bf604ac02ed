import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { cleanHtml } from '#database/clean-html'
import type { Day } from '#domain/calendar/day'
import { type Text, wholeText } from '#domain/text/language'

/** An id that the specification or the demonstration assigns: ids of rows added by staff start at ten thousand. */
export const assignedId = () => integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 })

/** An id that failed attempts use up as well: a rejected booking, an address that signs up again. */
export const sequenceId = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

/** A reference to such an id. */
export const sequenceIdRef = () => bigint({ mode: 'number' })

/** A point in time, independent of time zones. */
export const instant = () => timestamp({ withTimezone: true })

/** A public id, which reveals neither the number of rows nor their age. */
export const publicId = () => uuid().notNull().unique().defaultRandom()

/** Bytes: hashes, and encrypted data. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * The revision of a row that staff edit. The database raises it with every change, and rejects a change based on
 * another revision than the current one (`edited-meanwhile`).
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

/** A check that a range has days, and only finite ones: readers would take `infinity` for free. */
export const dateRangeCheck = (range: AnyPgColumn) =>
  sql`not isempty(${range}) and ${range} <@ daterange('1000-01-01', '10000-01-01')`

/** A check that a text is a time of day: `16:00`. */
export const isTime = (time: AnyPgColumn) => sql`${time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`

/**
 * A text in each language: adding a language needs no column, and missing translations fall back to English. Reading it
 * adds the typographic spaces of its language.
 */
export const localText = customType<{ data: Text; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: text => JSON.stringify(text),
  fromDriver: text => wholeText(text as Text),
})

// Values that are no texts stay, so that validation finds them.
const cleaned = (text: Partial<Text>) =>
  Object.fromEntries(
    Object.entries(text).map(([language, html]) => [language, typeof html === 'string' ? cleanHtml(html) : html]),
  ) as Text

/** An HTML text in each language, sanitized when written and when read. */
export const localHtml = customType<{ data: Text; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: text => JSON.stringify(cleaned(text)),
  fromDriver: text => wholeText(cleaned(text as Text)),
})

/** Alternative names, above all local ones: Kérkyra, Κέρκυρα. The site search finds it by these names too. */
export const otherNames = () => text().array().notNull().default([])
