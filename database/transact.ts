import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db, Transaction } from './connection.ts'
import { isOutdatedPlan, postgresError } from './failure.ts'

/** Serialization failure and deadlock: a conflict with another transaction, where a retry can succeed. */
const passing = new Set(['40001', '40P01'])

const isPassing = (error: unknown) => passing.has(postgresError(error)?.code ?? '') || isOutdatedPlan(error)

const attempts = 5

/**
 * Runs `work` in a transaction, and retries it after a conflict or a migration, five times at most. It must therefore have no effects
 * outside the transaction: e-mails and requests to providers are jobs, enqueued in it.
 */
export async function withTransaction<T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt === attempts || !isPassing(error)) throw error
      // Random delay, so that conflicting transactions do not collide again.
      await wait(Math.random() * 10 * 2 ** attempt)
    }
  }
}

/**
 * Takes the locks of villas until the transaction ends. Call it before anything else when writing occupancies: later
 * reads are stable, and lock order prevents deadlocks.
 */
export async function lockVilla(tx: Transaction, ...villaIds: [number, ...number[]]): Promise<void> {
  await tx.execute(sql`select lock_villa(variadic ${sql.param(villaIds)}::integer[])`)
}
