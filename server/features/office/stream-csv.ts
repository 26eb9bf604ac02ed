import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { byteOrderMark, type CsvValue, csvLine } from '#domain/text/csv'

/** Rows that are read at once. */
const rowsAtOnce = 500

/** A file ends after so long, whatever its reader does: it holds a connection. */
const longestMs = 120_000

/** The columns of an export: title, and the value of a row. */
export type CsvColumns<Row> = readonly (readonly [title: string, value: (row: Row) => CsvValue])[]

/**
 * Streams a query as a CSV file: a cursor of the database reads it in parts, as fast as the reader takes them. It ends
 * with an error where the reader leaves, or takes longer than two minutes.
 */
export function streamCsv<Row extends Record<string, unknown>>(
  db: Db,
  query: SQL,
  columns: CsvColumns<Row>,
): AsyncIterable<string> {
  const valuesOf = (row: unknown) => columns.map(([, value]) => value(row as Row))
  const out = new PassThrough({ encoding: 'utf8' })
  const late = setTimeout(() => out.destroy(new Error('an export took too long')), longestMs)
  out.once('close', () => clearTimeout(late))
  const closed = once(out, 'close').catch(() => undefined)
  const send = async (text: string) => {
    if (out.destroyed) throw new Error('the reader has left')
    if (!out.write(text)) await Promise.race([once(out, 'drain'), closed])
  }
  const read = db.transaction(async tx => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`)
    await tx.execute(sql`declare export no scroll cursor for ${query}`)
    await send(byteOrderMark + csvLine(columns.map(([title]) => title)))
    for (;;) {
      const { rows } = await tx.execute(sql`fetch ${sql.raw(String(rowsAtOnce))} from export`)
      if (rows.length > 0) await send(rows.map(row => csvLine(valuesOf(row))).join(''))
      if (rows.length < rowsAtOnce) return
    }
  })
  read.then(
    () => out.end(),
    (error: Error) => out.destroy(error),
  )
  return out
}
