import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#database/connection'
import { insertAll } from '#database/insert-all'
import { occupancy, ownerBlock } from '#database/tables'
import { intersectStays, mergeStays, subtractStays } from '#domain/availability/stay-sets'
import type { Stay } from '#domain/calendar/stay'
import { expireOverdueOptions } from './occupancy.ts'

// Nights that the calendar of a sales channel takes. The caller holds the lock of the villa.

const current = (nights: typeof ownerBlock.nights | typeof occupancy.nights) =>
  gt(sql`upper(${nights})`, sql`app_now()::date`)

/** The taken nights of a villa from today on, without those of one channel; with their kind. */
export const findTakenNights = (db: Queryable, villaId: number, withoutFeedId: number) =>
  db
    .select({ nights: occupancy.nights, kind: occupancy.kind, id: occupancy.id })
    .from(occupancy)
    .leftJoin(ownerBlock, eq(ownerBlock.id, occupancy.ownerBlockId))
    .where(
      and(
        eq(occupancy.villaId, villaId),
        current(occupancy.nights),
        or(isNull(occupancy.expiresAt), gt(occupancy.expiresAt, sql`app_now()`)),
        or(isNull(ownerBlock.feedId), ne(ownerBlock.feedId, withoutFeedId)),
      ),
    )
    .orderBy(occupancy.nights)

const keyOf = ({ from, to }: Stay) => `${from}/${to}`

/**
 * Takes the nights of a channel's calendar, as far as nothing else takes them, and frees those that it no longer has.
 * Past nights stay. Returns the nights that a booking or a live option takes, of which nothing changes, and those that
 * are free again.
 */
export async function saveImportedNights(
  tx: Transaction,
  { feedId, villaId, note, isPartial }: { feedId: number; villaId: number; note: string; isPartial: boolean },
  read: readonly Stay[],
): Promise<{ clashes: Stay[]; freed: Stay[] }> {
  const there = await tx
    .select({ id: ownerBlock.id, nights: ownerBlock.nights })
    .from(ownerBlock)
    .where(and(eq(ownerBlock.feedId, feedId), current(ownerBlock.nights)))
  const stays = isPartial ? mergeStays([...read, ...there.map(({ nights }) => nights)]) : read
  await expireOverdueOptions(
    tx,
    stays.map(stay => ({ villaId, stay })),
  )
  const taken = await findTakenNights(tx, villaId, feedId)
  const free = subtractStays(
    stays,
    taken.map(({ nights }) => nights),
  )
  const wanted = new Set(free.map(keyOf))
  const kept = new Set(there.map(({ nights }) => keyOf(nights)))
  const gone = there.filter(({ nights }) => !wanted.has(keyOf(nights))).map(({ id }) => id)
  if (gone.length > 0) await tx.delete(ownerBlock).where(inArray(ownerBlock.id, gone))
  await insertAll(
    free.filter(stay => !kept.has(keyOf(stay))).map(nights => ({ villaId, nights, note, feedId })),
    rows => tx.insert(ownerBlock).values(rows),
  )
  const sold = taken.filter(({ kind }) => kind !== 'block').map(({ nights }) => nights)
  return {
    clashes: intersectStays(mergeStays(stays), mergeStays(sold)),
    freed: subtractStays(
      there.map(({ nights }) => nights),
      free,
    ),
  }
}

/** Frees all nights that a channel's calendar has taken. */
export async function freeImportedNights(tx: Transaction, feedId: number): Promise<void> {
  await tx.delete(ownerBlock).where(eq(ownerBlock.feedId, feedId))
}
