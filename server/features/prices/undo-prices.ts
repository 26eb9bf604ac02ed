import { eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { StrokeMade, UndoPreview } from '#contract/staff/office-prices'
import type { Queryable, Transaction } from '#database/connection'
import { priceStroke, priceStrokeVilla } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { revertNights } from '#domain/pricing/paint-seasons'
import { lockVillaSeasons, saveStroke } from './paint-prices.ts'
import { findVillaSeasons, type VillaSeasons, villasOf } from './queries.ts'

const maxShown = 100

/** A stroke with what it changed, and whether it was undone. Throws `not-found`. */
async function findStroke(db: Queryable, strokeId: number) {
  const undone = sql<boolean>`exists (select from ${priceStroke} undo where undo.undoes_id = price_stroke.id)`
  const [stroke] = await db
    .select({ id: priceStroke.id, nights: priceStroke.nights, undone })
    .from(priceStroke)
    .where(eq(priceStroke.id, strokeId))
  if (!stroke) throw new ProblemError('not-found')
  const parts = await db.select().from(priceStrokeVilla).where(eq(priceStrokeVilla.strokeId, strokeId))
  return { ...stroke, parts: new Map(parts.map(part => [part.villaId, part])) }
}

/**
 * The villas whose numbers of bedrooms have changed since a stroke: its prices are by their order, and would go to other
 * bedrooms.
 */
async function findRearranged(db: Queryable, strokeId: number): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select villa.id from price_stroke as stroke
    join price_stroke_villa as part on part.stroke_id = stroke.id
    join villa on villa.id = part.villa_id
    where stroke.id = ${strokeId} and exists (
      select from record_version as version
      where version.kind = 'villa' and version.record_id = villa.id
        and version.number >= coalesce((
          select max(earlier.number) from record_version as earlier
          where earlier.kind = 'villa' and earlier.record_id = villa.id and earlier.at < stroke.at), 1)
        and jsonb_path_query_array(version.state, '$.tiers[*].rooms') <> jsonb_path_query_array(villa.tiers, '$[*].rooms'))`)
  return new Set(rows.map(({ id }) => id))
}

/** The seasons of villas after an undo. */
function revert(
  { nights, parts }: Pick<Awaited<ReturnType<typeof findStroke>>, 'nights' | 'parts'>,
  villas: readonly VillaSeasons[],
  replaceLater: boolean,
) {
  return villas.map(villa => {
    const { before = [], after = [] } = parts.get(villa.id) ?? {}
    return { villa, ...revertNights(villa.seasons, { range: nights, before, after }, { replaceLater }) }
  })
}

/** Shows the nights of a stroke that were changed again since. Throws `not-found`. */
export async function previewUndo(db: Queryable, strokeId: number): Promise<UndoPreview> {
  const stroke = await findStroke(db, strokeId)
  const villas = await findVillaSeasons(db, villasOf([...stroke.parts.keys()]))
  const changedAgain = revert(stroke, villas, false).filter(({ later }) => later.length > 0)
  return {
    villas: villas.length,
    undone: stroke.undone,
    changedAgain: changedAgain
      .slice(0, maxShown)
      .map(({ villa, later }) => ({ propertyId: villa.id, villa: villa.name, nights: later })),
  }
}

/**
 * Undoes a stroke once. Nights that were changed again since keep their terms, or get those of before. Throws
 * `not-found`, `not-in-this-state` for an undone one, and `prices-refused`, also for villas whose numbers of bedrooms have
 * changed since.
 */
export async function undoPrices(
  tx: Transaction,
  staff: Staff,
  { strokeId, later }: { strokeId: number; later: 'keep' | 'replace' },
): Promise<StrokeMade> {
  const known = await findStroke(tx, strokeId)
  const villas = await lockVillaSeasons(tx, [...known.parts.keys()])
  // Read again: another person can have undone it before the lock.
  const stroke = await findStroke(tx, strokeId)
  if (stroke.undone) throw new ProblemError('not-in-this-state')
  const { nights } = stroke
  const rearranged = await findRearranged(tx, strokeId)
  const reverted = revert(stroke, villas, later === 'replace').map(one => ({
    ...one,
    ...(rearranged.has(one.villa.id) && { refusals: [{ code: 'prices-differ', ...nights } as const] }),
  }))
  return saveStroke(tx, staff, { kind: 'undo', nights, change: {}, undoesId: stroke.id }, reverted)
}
