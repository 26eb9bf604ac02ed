import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { FilePayload } from '#contract/endpoint'
import { withTransaction } from '#database/transact'
import type { Staff } from '#domain/access/actor'
import type { Context } from '#server/context'
import { writeStaffEntry } from '#server/features/staff/public'
import { type CsvColumns, streamCsv } from './stream-csv.ts'

/** The database with the log, and that from which an export reads. */
export type ExportSource = Pick<Context, 'db' | 'reports'>

/** Logs an export with its filter, and begins to stream it. */
export async function exportList<Row extends Record<string, unknown>>(
  { db, reports }: ExportSource,
  { staffId }: Staff,
  { name, filter, query, columns }: { name: string; filter: object; query: SQL; columns: CsvColumns<Row> },
): Promise<FilePayload<'text/csv'>> {
  const parts = Object.entries(filter).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []))
  const reason = [name, ...parts].join(', ')
  await withTransaction(db, tx => writeStaffEntry(tx, { staffId, action: 'list-exported', reason }))
  return { type: 'text/csv', name: `${name}.csv`, saved: true, bytes: streamCsv(await reports.db(), query, columns) }
}

/** A moment in the files of all lists: in UTC, to the second. */
export const exportedTime = (column: AnyPgColumn | SQL): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

export const yesNo = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no')
