import { sql } from 'drizzle-orm'

/**
 * The site's time, read once for a statement. Queries that look for due rows compare with it: an index cannot be
 * searched for `app_now()` itself, which may change from row to row.
 */
export const currentTime = sql`(select app_now())`

/** The day of the site's time in UTC, read once for a statement. */
export const currentDay = sql`(select app_now()::date)`
