import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db, Queryable } from '#database/connection'

/** The class of the advisory locks of pictures. */
const lockClass = 6_273_904

/** Milliseconds between looks for a picture that another machine is making. */
const pause = 250

interface Picture<Bytes> {
  /** The stored picture. */
  find: () => Promise<Bytes | undefined>
  /** Makes and stores it. */
  make: (db: Queryable) => Promise<Bytes>
}

/**
 * Makes a picture once for all processes and machines: who gets the database's lock makes it, the others wait until it
 * is stored. If it could not be stored, the next one makes it.
 */
export async function makeOnce<Bytes>(db: Db, key: string, { find, make }: Picture<Bytes>): Promise<Bytes> {
  for (;;) {
    const made = await db.transaction(async tx => {
      const { rows } = await tx.execute<{ isOurs: boolean }>(
        sql`select pg_try_advisory_xact_lock(${lockClass}::int, hashtext(${key})) as "isOurs"`,
      )
      // It can have been stored between the look and the lock.
      return rows[0]?.isOurs ? { bytes: (await find()) ?? (await make(tx)) } : undefined
    })
    if (made) return made.bytes
    await wait(pause)
    const found = await find()
    if (found) return found
  }
}
