import { sql } from 'drizzle-orm'
import { type ConstructorOptions, fromDrizzle, PgBoss } from 'pg-boss'
import type { Reads } from '#database/connection'

/**
 * The queue of jobs as seen through a connection or a transaction: what is sent through a transaction is there when
 * that commits, and not before. It works on nothing by itself unless `options` say so.
 */
export const jobQueue = (
  over: Reads,
  options: Pick<
    ConstructorOptions,
    'schedule' | 'supervise' | 'superviseIntervalSeconds' | 'monitorIntervalSeconds'
  > = {},
): PgBoss =>
  new PgBoss({
    // The adapter asks for `execute` alone, which is all that it is given.
    db: fromDrizzle(over as Parameters<typeof fromDrizzle>[0], sql),
    schedule: false,
    supervise: false,
    ...options,
  })
