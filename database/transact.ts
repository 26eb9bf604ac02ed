import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db, Transaction } from './connection.ts'
import { databaseFailure } from './failure.ts'

/** Serialisation failure and deadlock: another transaction stood in the way and the same one, run again, may succeed. */
const passing = new Set(['40001', '40P01'])

const attempts = 5

/**
 * Runs `work` in a transaction, and again where another stood in its way, five times at most. What it does must
 * therefore be in the transaction alone: mail and calls to others are jobs, written in it.
 */
export async function transact<T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt === attempts || !passing.has(databaseFailure(error)?.code ?? '')) throw error
      // Those who stood in each other's way should not come back together.
      await wait(Math.random() * 10 * 2 ** attempt)
    }
  }
}

/**
 * Takes the locks of villas until the transaction ends. Whoever writes nights calls it before anything else: what it
 * reads afterwards nobody changes meanwhile, and nobody waits in a circle.
 */
export async function lockVilla(tx: Transaction, ...villaIds: [number, ...number[]]): Promise<void> {
  await tx.execute(sql`select lock_villa(variadic ${sql.param(villaIds)}::integer[])`)
}
