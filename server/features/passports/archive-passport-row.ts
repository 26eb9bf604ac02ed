import { eq, sql } from 'drizzle-orm'
import type { PassportGuest } from '#contract/booking/passports'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { passport } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { getEditableRow, lockOpenPassports, presentRow } from './get-passports.ts'
import { findBookingOfRow, type World } from './queries.ts'
import { insertRow, recordReadiness } from './save-passport.ts'

/**
 * Archives the row of a guest who does not travel, or restores it. A repetition changes nothing. Throws `not-found` and
 * `not-in-this-state`.
 */
export async function archivePassportRow(
  tx: Transaction,
  world: World,
  actor: Actor,
  { id, archived, ...of }: { bookingId?: number | undefined; id: string; archived: boolean },
): Promise<PassportGuest> {
  const bookingId = of.bookingId ?? (await findBookingOfRow(tx, id))
  if (bookingId === undefined) throw new ProblemError('not-found')
  const found = await lockOpenPassports(tx, world, actor, bookingId)
  const row = getEditableRow(found, id)
  if ((row.archivedAt !== null) !== archived) {
    if (row.revision > 0)
      await tx
        .update(passport)
        .set({ archivedAt: archived ? sql`app_now()` : null, updatedAt: sql`app_now()` })
        .where(eq(passport.id, id))
    else await insertRow(tx, world, found, { ...row, isArchived: true })
    await recordReadiness(tx, world, actor, found)
  }
  return presentRow(tx, world, actor, { bookingId, id })
}
