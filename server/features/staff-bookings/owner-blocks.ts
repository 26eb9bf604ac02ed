import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { OwnerBlockResponse } from '#contract/staff/staff-bookings'
import type { Queryable, Transaction } from '#database/connection'
import { ownerBlock, villa } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { nightsOf, type Stay } from '#domain/calendar/stay'
import { blockNights, unblockNights } from '#server/features/bookings/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { throwFieldErrors } from '#server/platform/http/errors'

/** Longest owner block, in nights. */
const mostNights = 800

/** Checks that the villa exists. Throws `not-found`. */
async function askVilla(db: Queryable, villaId: number): Promise<void> {
  const [found] = await db.select({ id: villa.id }).from(villa).where(eq(villa.id, villaId))
  if (!found) throw new ProblemError('not-found')
}

/** Lists the current and future blocks of a villa. Throws `not-found`. */
export async function listBlocks(db: Queryable, villaId: number): Promise<{ blocks: OwnerBlockResponse[] }> {
  await askVilla(db, villaId)
  const rows = await db
    .select()
    .from(ownerBlock)
    .where(and(eq(ownerBlock.villaId, villaId), gt(sql`upper(${ownerBlock.nights})`, sql`app_now()::date`)))
    .orderBy(asc(ownerBlock.nights))
  return { blocks: rows.map(({ id, nights, note }) => ({ id, propertyId: villaId, ...nights, note })) }
}

/** Blocks nights for a villa's owner. Throws `not-found`, `invalid-input` and `dates-taken`. */
export async function createOwnerBlock(
  tx: Transaction,
  { staffId }: Staff,
  { villaId, stay, note }: { villaId: number; stay: Stay; note: string },
): Promise<OwnerBlockResponse> {
  await askVilla(tx, villaId)
  throwFieldErrors({ to: stay.to <= stay.from ? 'not-after' : nightsOf(stay) > mostNights ? 'invalid' : undefined })
  const id = await blockNights(tx, { villaId, stay, note })
  await writeStaffEntry(tx, { staffId, action: 'nights-blocked', reason: await describeBlock(tx, id) })
  return { id, propertyId: villaId, ...stay, note }
}

/** The villa and nights of a block, as the log names them. Throws `not-found`. */
async function describeBlock(tx: Transaction, blockId: number): Promise<string> {
  const [found] = await tx
    .select({ name: villa.name, nights: ownerBlock.nights })
    .from(ownerBlock)
    .innerJoin(villa, eq(villa.id, ownerBlock.villaId))
    .where(eq(ownerBlock.id, blockId))
  if (!found) throw new ProblemError('not-found')
  return `${found.name} ${found.nights.from}/${found.nights.to}`
}

/** Frees blocked nights. Throws `not-found`. */
export async function removeOwnerBlock(tx: Transaction, { staffId }: Staff, blockId: number): Promise<void> {
  const reason = await describeBlock(tx, blockId)
  await unblockNights(tx, blockId)
  await writeStaffEntry(tx, { staffId, action: 'nights-unblocked', reason })
}
