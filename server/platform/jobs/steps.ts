import { and, eq } from 'drizzle-orm'
import type { Db, Transaction } from '#database/connection'
import * as tables from '#database/tables'

/**
 * Does a step of a job, unless an earlier attempt has: then what came of it is answered. `act` is what happens outside
 * of the database, `write` what is kept of it; that, and that the step is done, is written in one transaction. A process
 * that dies in between acts again, so whatever `act` calls gets a key of its own that stays the same.
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
      // Where another has done it meanwhile, what was written here is undone.
      await tx.insert(tables.jobStep).values({ jobId, key, result })
    })
    return result
  }
}
