import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { insertAll } from '#database/insert-all'
import * as tables from '#database/tables'
import { saveSeasons as saveVillaSeasons } from '#server/features/prices/public'
import type { PlannedSeason } from './check-calendars.ts'
import type { Read } from './read-table.ts'

/** Ids of rows whose content is not wanted, and wanted contents that no row has. */
function compare<Row extends { id: number }, Wanted>(
  there: readonly Row[],
  wanted: readonly Wanted[],
  keyOf: (row: Row | Wanted) => string,
): { gone: number[]; added: Wanted[] } {
  const keys = new Set(wanted.map(keyOf))
  const kept = new Set(there.map(keyOf))
  return {
    gone: there.filter(row => !keys.has(keyOf(row))).map(({ id }) => id),
    added: wanted.filter(row => !kept.has(keyOf(row))),
  }
}

/** Replaces the seasons of the villas of the file; equal ones stay. Bookings keep their price. */
export async function saveSeasons(
  tx: Transaction,
  seasons: readonly PlannedSeason[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const byVilla = Map.groupBy(seasons, ({ row }) => row.villa)
  const villas = [...byVilla].map(([code, planned]) => ({
    villaId: ids.get(code) ?? 0,
    seasons: planned.map(({ row, weeklyCents, flexible }) => ({
      from: row.from,
      to: row.to,
      changeover: row.changeover,
      minimumNights: row.minimum_nights,
      bookable: row.bookable ?? ('online' as const),
      weeklyCents,
      ...(flexible && { flexible }),
    })),
  }))
  await saveVillaSeasons(tx, villas)
}

type BlockRow = typeof tables.ownerBlock.$inferInsert

const blockKey = ({ villaId, code, nights: { from, to }, note }: BlockRow) =>
  JSON.stringify([villaId, code, from, to, note])

/** Replaces the imported blocks of the villas of the file; equal ones stay, and so do those of the back office. */
export async function saveBlocks(
  tx: Transaction,
  blocks: readonly Read<'owner-blocks'>[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const { ownerBlock } = tables
  const wanted = blocks.map(({ villa, code, from, to, note = '' }) => ({
    villaId: ids.get(villa) ?? 0,
    code,
    nights: { from, to },
    note,
  }))
  const villaIds = [...new Set(wanted.map(({ villaId }) => villaId))]
  if (villaIds.length === 0) return
  const there = await tx
    .select()
    .from(ownerBlock)
    .where(and(inArray(ownerBlock.villaId, villaIds), isNotNull(ownerBlock.code), isNull(ownerBlock.feedId)))
  const { gone, added } = compare(there, wanted, blockKey)
  if (gone.length > 0) await tx.delete(ownerBlock).where(inArray(ownerBlock.id, gone))
  await insertAll(added, rows => tx.insert(ownerBlock).values(rows))
}
