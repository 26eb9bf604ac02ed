import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { type ConstructorOptions, fromDrizzle, PgBoss } from 'pg-boss'
import type { Queryable } from '#database/connection'

type Executor = ReturnType<typeof fromDrizzle>

/** The adapter only uses `execute`. */
const executorOf = (over: Queryable): Executor => fromDrizzle(over as Parameters<typeof fromDrizzle>[0], sql)

const current = new AsyncLocalStorage<Executor>()

/** The queue that only sends. It looks each queue up once, through the connection of the first job. */
const sender = new PgBoss({
  db: { executeSql: (text, values) => (current.getStore() as Executor).executeSql(text, values) },
  schedule: false,
  supervise: false,
})

/** Sends jobs through a connection or a transaction, with which they become visible. */
export const jobSender = <T>(over: Queryable, send: (queue: PgBoss, db: Executor) => Promise<T>): Promise<T> => {
  const db = executorOf(over)
  return current.run(db, () => send(sender, db))
}

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
    db: executorOf(over),
    schedule: false,
    supervise: false,
    ...options,
  })
