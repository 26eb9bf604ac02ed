import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { OfficeBlockShown, OwnerBlockResponse } from '#contract/staff/office-blocks'
import type { Queryable, Transaction } from '#database/connection'
import { ownerBlock, villa } from '#database/tables'
import { lockVilla } from '#database/transact'
import type { Staff } from '#domain/access/actor'
import type { Reach } from '#domain/access/roles/reach'
import { changesBetween, maskedValue } from '#domain/access/staff-changes'
import { nightsOf, type Stay } from '#domain/calendar/stay'
import { blockNights, moveBlockedNights, unblockNights } from '#server/features/bookings/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { regionInReach } from '#server/platform/auth/reach-conditions'
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
    .where(
      and(
        eq(ownerBlock.villaId, villaId),
        isNull(ownerBlock.feedId),
        gt(sql`upper(${ownerBlock.nights})`, sql`app_now()::date`),
      ),
    )
    .orderBy(asc(ownerBlock.nights))
  return { blocks: rows.map(({ id, nights, note }) => ({ id, propertyId: villaId, ...nights, note })) }
}

/** A block as the log names it: its words, and the fields that its removal takes away. */
async function findBlock(tx: Transaction, blockId: number) {
  const [found] = await tx
    .select({ villa: villa.name, nights: ownerBlock.nights, note: ownerBlock.note })
    .from(ownerBlock)
    .innerJoin(villa, eq(villa.id, ownerBlock.villaId))
    .where(and(eq(ownerBlock.id, blockId), isNull(ownerBlock.feedId)))
  if (!found) throw new ProblemError('not-found')
  const { nights, note } = found
  return {
    words: `${found.villa} ${nights.from}/${nights.to}`,
    fields: { villa: found.villa, ...nights, note: note && maskedValue },
  }
}

const maxAtOnce = 50

/** Lists the current and future blocks of all villas, by their first night. */
export async function listAllBlocks(
  db: Queryable,
  reach: Reach,
  cursor: string | undefined,
): Promise<{ blocks: OfficeBlockShown[]; next: string | null }> {
  const [day = '', id = ''] = cursor?.split('.') ?? []
  const first = sql<string>`lower(${ownerBlock.nights})`
  const rows = await db
    .select({
      id: ownerBlock.id,
      propertyId: villa.id,
      villa: villa.name,
      nights: ownerBlock.nights,
      note: ownerBlock.note,
    })
    .from(ownerBlock)
    .innerJoin(villa, eq(villa.id, ownerBlock.villaId))
    .where(
      and(
        gt(sql`upper(${ownerBlock.nights})`, sql`app_now()::date`),
        isNull(ownerBlock.feedId),
        regionInReach(reach, villa.regionId),
        cursor === undefined ? undefined : sql`(${first}, ${ownerBlock.id}) > (${day}::date, ${id}::integer)`,
      ),
    )
    .orderBy(first, asc(ownerBlock.id))
    .limit(maxAtOnce + 1)
  const blocks = rows.slice(0, maxAtOnce).map(({ nights, ...block }) => ({ ...block, ...nights }))
  const last = blocks.at(-1)
  return { blocks, next: rows.length > maxAtOnce && last ? `${last.from}.${last.id}` : null }
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
  const { words } = await findBlock(tx, id)
  await writeStaffEntry(tx, { staffId, action: 'nights-blocked', reason: words })
  return { id, propertyId: villaId, ...stay, note }
}

/** Frees blocked nights. Throws `not-found`. */
export async function removeOwnerBlock(tx: Transaction, { staffId }: Staff, blockId: number): Promise<void> {
  const { words, fields } = await findBlock(tx, blockId)
  await unblockNights(tx, blockId)
  const changes = changesBetween(fields, {})
  await writeStaffEntry(tx, { staffId, action: 'nights-unblocked', reason: words, changes })
}

interface PlacedNights {
  villaId: number
  stay: Stay
}

interface BlockMove extends PlacedNights {
  blockId: number
  /** The reason; by default that of before. */
  note?: string | undefined
  /** Where the member of staff saw it. */
  expected: PlacedNights
}

const isAt = (block: { villaId: number; nights: Stay }, { villaId, stay }: PlacedNights) =>
  block.villaId === villaId && block.nights.from === stay.from && block.nights.to === stay.to

/**
 * Moves, shortens or lengthens an owner block. Throws `not-found`, `invalid-input`, `dates-taken`, and `edited-meanwhile`
 * where it is no longer where the member of staff saw it.
 */
export async function moveOwnerBlock(
  tx: Transaction,
  { staffId }: Staff,
  { blockId, villaId, stay, note, expected }: BlockMove,
): Promise<OwnerBlockResponse> {
  await askVilla(tx, villaId)
  throwFieldErrors({ to: stay.to <= stay.from ? 'not-after' : nightsOf(stay) > mostNights ? 'invalid' : undefined })
  await lockVilla(tx, villaId, expected.villaId)
  const [current] = await tx
    .select()
    .from(ownerBlock)
    .where(and(eq(ownerBlock.id, blockId), isNull(ownerBlock.feedId)))
    .for('update')
  if (!current) throw new ProblemError('not-found')
  if (!isAt(current, expected)) throw new ProblemError('edited-meanwhile')
  const before = await findBlock(tx, blockId)
  const words = note ?? current.note
  await moveBlockedNights(tx, blockId, { villaId, stay, note: words })
  const after = await findBlock(tx, blockId)
  await writeStaffEntry(tx, {
    staffId,
    action: 'nights-unblocked',
    reason: before.words,
    changes: changesBetween(before.fields, after.fields),
  })
  await writeStaffEntry(tx, { staffId, action: 'nights-blocked', reason: after.words })
  return { id: blockId, propertyId: villaId, ...stay, note: words }
}
