import type { Db, Transaction } from '#database/connection'

/** Does work in a transaction. */
export const transact = <T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> => db.transaction(work)
