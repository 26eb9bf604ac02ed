import { inArray } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { insertAll } from '#database/insert-all'
import { season } from '#database/tables'
import { termsKey } from '#domain/pricing/paint-seasons'
import type { Season } from '#domain/pricing/season'

type SeasonRow = typeof season.$inferInsert

const keyOf = ({ villaId, nights, changeover, minimumNights, bookable, weeklyCents, flexible }: SeasonRow) => {
  const terms = { changeover, minimumNights, bookable, weeklyCents, flexible: flexible ?? undefined }
  return JSON.stringify([villaId, nights.from, nights.to, termsKey(terms)])
}

const rowOf = (villaId: number, { from, to, flexible, ...terms }: Season): SeasonRow => ({
  villaId,
  nights: { from, to },
  changeover: terms.changeover,
  minimumNights: terms.minimumNights,
  bookable: terms.bookable,
  weeklyCents: terms.weeklyCents,
  flexible: flexible ?? null,
})

/** Replaces the seasons of villas; equal ones stay. Bookings keep their price. */
export async function saveSeasons(
  tx: Transaction,
  villas: readonly { villaId: number; seasons: readonly Season[] }[],
): Promise<void> {
  if (villas.length === 0) return
  const wanted = villas.flatMap(({ villaId, seasons }) => seasons.map(one => rowOf(villaId, one)))
  const ids = villas.map(({ villaId }) => villaId)
  const there = await tx.select().from(season).where(inArray(season.villaId, ids))
  const keys = new Set(wanted.map(keyOf))
  const stored = new Set(there.map(keyOf))
  const gone = there.filter(row => !keys.has(keyOf(row))).map(({ id }) => id)
  if (gone.length > 0) await tx.delete(season).where(inArray(season.id, gone))
  await insertAll(
    wanted.filter(row => !stored.has(keyOf(row))),
    rows => tx.insert(season).values(rows),
  )
}
