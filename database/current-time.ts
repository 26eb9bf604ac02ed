import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * The site's time, read once for a statement. Queries that look for due rows compare with it: an index cannot be
 * searched for `app_now()` itself, which may change from row to row.
 */
export const currentTime = sql`(select app_now())`

/**
 * An instant as text in UTC, to the microsecond: `2027-01-15T10:00:00.123456Z`. Cursors contain it, because `Date` has
 * milliseconds only.
 */
export const instantText = (column: AnyPgColumn | SQL): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
