import { and, eq } from 'drizzle-orm'
import type { Db, Transaction } from '#database/connection'
import * as tables from '#database/tables'

/**
 * Runs a step of a job, or returns the result of an earlier attempt. `act` works outside the database, `write` stores
 * its result in the transaction that marks the step as done. A process that dies in between runs `act` again, so `act`
 * must call providers with a stable idempotency key.
 */
export type Step = <Result>(
  key: string,
  act: () => Promise<Result>,
  write?: (tx: Transaction, result: Result) => Promise<void>,
) => Promise<Result>

export function stepsOf(db: Db, jobId: string): Step {
  return async <Result>(
    key: string,
    act: () => Promise<Result>,
    write?: (tx: Transaction, result: Result) => unknown,
  ) => {
    const [done] = await db
      .select({ result: tables.jobStep.result })
      .from(tables.jobStep)
      .where(and(eq(tables.jobStep.jobId, jobId), eq(tables.jobStep.key, key)))
    if (done) return done.result as Result
    const result = await act()
    await db.transaction(async tx => {
      await write?.(tx, result)
      // Where another process has done it meanwhile, the unique key rolls back these writes.
      await tx.insert(tables.jobStep).values({ jobId, key, result })
    })
    return result
  }
}
