import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { passport } from '#database/tables'
import { withTransaction } from '#database/transact'
import type { KeyRing } from '#server/platform/security/key-ring'
import { decryptDetails, encryptDetails } from './encrypt-details.ts'

const rowsAtOnce = 100
const firstId = '00000000-0000-0000-0000-000000000000'

/**
 * Encrypts all passport details with the active key, in small transactions, and returns the number of changed rows.
 * Editors notice nothing but a higher revision. It can be repeated and interrupted.
 */
export async function reencryptPassports(db: Db, ring: KeyRing): Promise<number> {
  let changed = 0
  for (let after: string | undefined = firstId; after !== undefined; ) {
    const from: string = after
    const done = await withTransaction(db, async tx => {
      const rows = await tx
        .select({ id: passport.id, details: passport.details })
        .from(passport)
        .where(and(gt(passport.id, from), sql`split_part(${passport.details}, '.', 2) <> ${ring.activeId}`))
        .orderBy(asc(passport.id))
        .limit(rowsAtOnce)
        .for('update')
      for (const { id, details } of rows)
        await tx
          .update(passport)
          .set({ details: encryptDetails(ring, id, decryptDetails(ring, id, details)) })
          .where(eq(passport.id, id))
      return { count: rows.length, last: rows.length === rowsAtOnce ? rows.at(-1)?.id : undefined }
    })
    changed += done.count
    after = done.last
  }
  return changed
}
