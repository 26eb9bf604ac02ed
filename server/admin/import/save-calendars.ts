import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { insertAll } from '#database/insert-all'
import * as tables from '#database/tables'
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

type SeasonRow = typeof tables.season.$inferInsert

const seasonKey = (row: SeasonRow) =>
  JSON.stringify([
    row.villaId,
    row.nights.from,
    row.nights.to,
    row.changeover,
    row.minimumNights,
    row.bookable,
    row.weeklyCents,
    row.flexible?.surcharge ?? null,
    row.flexible?.depositPercent ?? null,
    row.flexible?.freeDays ?? null,
  ])

/** Replaces the seasons of the villas of the file; equal ones stay. Bookings keep their price. */
export async function saveSeasons(
  tx: Transaction,
  seasons: readonly PlannedSeason[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const { season } = tables
  const wanted = seasons.map(({ row, weeklyCents, flexible }) => ({
    villaId: ids.get(row.villa) ?? 0,
    nights: { from: row.from, to: row.to },
    changeover: row.changeover,
    minimumNights: row.minimum_nights,
    bookable: row.bookable ?? ('online' as const),
    weeklyCents,
    flexible,
  }))
  const villaIds = [...new Set(wanted.map(({ villaId }) => villaId))]
  if (villaIds.length === 0) return
  const there = await tx.select().from(season).where(inArray(season.villaId, villaIds))
  const { gone, added } = compare(there, wanted, seasonKey)
  if (gone.length > 0) await tx.delete(season).where(inArray(season.id, gone))
  await insertAll(added, rows => tx.insert(season).values(rows))
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
    .where(and(inArray(ownerBlock.villaId, villaIds), isNotNull(ownerBlock.code)))
  const { gone, added } = compare(there, wanted, blockKey)
  if (gone.length > 0) await tx.delete(ownerBlock).where(inArray(ownerBlock.id, gone))
  await insertAll(added, rows => tx.insert(ownerBlock).values(rows))
}
