import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds to wait for the lock, and after which the wait is logged. */
const usualPatience = 120_000
const toldAfter = 5000

/** SQLITE_BUSY: another process has the lock; the upper bits of a code hold details. */
const busy = 5

/**
 * Takes a lock that the operating system releases when the process ends, however it ends; undefined if another process
 * on this machine has it. Node.js offers such locks through SQLite alone: the file is an empty database, which stays.
 */
export function tryLock(file: string, kind: 'shared' | 'exclusive'): (() => void) | undefined {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: 0 })
    // Else SQLite would create a journal file beside it, which fails on a full disk.
    database.exec('pragma journal_mode = memory')
    database.exec(kind === 'shared' ? 'begin; select 1 from sqlite_schema' : 'begin exclusive')
  } catch (error) {
    database?.close()
    if ((((error as { errcode?: number }).errcode ?? 0) & 0xff) === busy) return undefined
    throw new Error(`The lock ${file} cannot be taken: ${(error as Error).message}`, { cause: error })
  }
  return () => database.close()
}

export interface Waiting {
  /** Aborted when the result is no longer needed. */
  signal?: AbortSignal | undefined
  /** Called once if it has to wait. */
  tell?: ((line: string) => void) | undefined
  /** Timeout of the wait in milliseconds. */
  patience?: number
}

/** Runs the work while no other process on this machine runs work under the same lock file. */
export async function withLock<T>(file: string, work: () => Promise<T>, waiting: Waiting = {}): Promise<T> {
  const { signal, tell, patience = usualPatience } = waiting
  const began = performance.now()
  let told = false
  let release = tryLock(file, 'exclusive')
  while (!release) {
    const waited = performance.now() - began
    if (waited > patience) {
      throw new Error(
        `Another process has held ${file} for ${Math.round(patience / 1000)} s; it starts or stops there.`,
      )
    }
    if (!told && waited > toldAfter) {
      told = true
      tell?.(`Waiting for another process, which starts or stops and holds ${file}.`)
    }
    await wait(50, undefined, { signal })
    release = tryLock(file, 'exclusive')
  }
  try {
    return await work()
  } finally {
    release()
  }
}
