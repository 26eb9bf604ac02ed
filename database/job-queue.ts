import { sql } from 'drizzle-orm'
import { type ConstructorOptions, fromDrizzle, PgBoss } from 'pg-boss'
import type { Queryable } from '#database/connection'

/**
 * The job queue through a connection or a transaction: jobs sent in a transaction become visible with its commit. It
 * runs no jobs by itself unless `options` say so.
 */
export const jobQueue = (
  over: Queryable,
  options: Pick<
    ConstructorOptions,
    'schedule' | 'supervise' | 'superviseIntervalSeconds' | 'monitorIntervalSeconds'
  > = {},
): PgBoss =>
  new PgBoss({
    // The adapter only uses `execute`.
    db: fromDrizzle(over as Parameters<typeof fromDrizzle>[0], sql),
    schedule: false,
    supervise: false,
    ...options,
  })
