import { ProblemError } from '#contract/problems'
import { maxVillasOfStroke, type StrokeMade, type StrokeRefusal } from '#contract/staff/office-prices'
import type { Transaction } from '#database/connection'
import { insertAll } from '#database/insert-all'
import { type CopiedYear, priceStroke, priceStrokeVilla } from '#database/tables'
import { lockVilla } from '#database/transact'
import type { Staff } from '#domain/access/actor'
import { nightsOf, type Stay } from '#domain/calendar/stay'
import { clipSeasons, seasonsKey } from '#domain/pricing/paint-seasons'
import { nightsOfYear } from '#domain/pricing/price-weeks'
import type { Season } from '#domain/pricing/season'
import { findSeasonFindings, preventsSaving, type SeasonFinding } from '#domain/pricing/season-findings'
import { type ChangeRefusal, copyTerms, paintTerms, type TermsChange } from '#domain/pricing/terms-change'
import { writeVersions } from '#server/features/versions/public'
import { throwFieldErrors } from '#server/platform/http/errors'
import { findVillaSeasons, type VillaSeasons, versionOf, villasOf } from './queries.ts'
import { saveSeasons } from './save-seasons.ts'

/** The longest stroke, in nights: three years. */
const maxNights = 3 * 366
/** The most reasons of a refusal. */
const maxReasons = 200

/** A villa with the seasons that it is to have. */
export interface PaintedVilla {
  villa: VillaSeasons
  seasons: Season[]
  refusals?: readonly (ChangeRefusal | SeasonFinding)[]
}

/** Locks villas and reads their seasons. Throws `not-found`. */
export async function lockVillaSeasons(tx: Transaction, ids: readonly number[]): Promise<VillaSeasons[]> {
  const [first, ...others] = new Set(ids)
  if (first === undefined) return []
  await lockVilla(tx, first, ...others)
  const villas = await findVillaSeasons(tx, villasOf([first, ...others]), maxVillasOfStroke)
  if (villas.length < others.length + 1) throw new ProblemError('not-found')
  return villas
}

/** Every reason why villas cannot have these seasons. Seasons outside the nights of the stroke are not its fault. */
function refusalsOf(painted: readonly PaintedVilla[], range: Stay): StrokeRefusal[] {
  return painted.flatMap(({ villa, seasons, refusals = [] }) => {
    const faults = findSeasonFindings(seasons, villa.tiers, { range }).filter(preventsSaving)
    return [...refusals, ...faults].map(
      found => ({ propertyId: villa.id, villa: villa.name, ...found }) as StrokeRefusal,
    )
  })
}

type Stroke = Omit<typeof priceStroke.$inferInsert, 'id' | 'at' | 'staffId' | 'villas' | 'nights'> & { nights: Stay }

/**
 * Saves the seasons of a stroke: rows, the stroke with what it changed, and a version of each changed villa. Throws
 * `prices-refused` with every reason, also where nothing would change.
 */
export async function saveStroke(
  tx: Transaction,
  staff: Staff,
  stroke: Stroke,
  painted: readonly PaintedVilla[],
): Promise<StrokeMade> {
  const { nights } = stroke
  const changed = painted.filter(({ villa, seasons }) => seasonsKey(villa.seasons) !== seasonsKey(seasons))
  const reasons = refusalsOf(painted, nights)
  if (reasons.length > 0 || changed.length === 0)
    throw new ProblemError('prices-refused', { more: { reasons: reasons.slice(0, maxReasons) } })
  await saveSeasons(
    tx,
    changed.map(({ villa, seasons }) => ({ villaId: villa.id, seasons })),
  )
  const [made] = await tx
    .insert(priceStroke)
    .values({ ...stroke, staffId: staff.staffId, villas: changed.length })
    .returning({ id: priceStroke.id })
  if (!made) throw new Error('the stroke was not stored')
  const parts = changed.map(({ villa, seasons }) => ({
    strokeId: made.id,
    villaId: villa.id,
    before: clipSeasons(villa.seasons, nights),
    after: clipSeasons(seasons, nights),
  }))
  await insertAll(parts, rows => tx.insert(priceStrokeVilla).values(rows))
  await writeVersions(
    tx,
    staff,
    changed.map(({ villa, seasons }) => ({
      kind: 'villa-prices',
      recordId: villa.id,
      before: { seasons: villa.seasons },
      after: { seasons },
      action: stroke.kind === 'undo' ? 'record-reverted' : 'prices-changed',
      reason: `${villa.name} ${nights.from}/${nights.to}`,
    })),
  )
  return {
    stroke: made.id,
    villas: changed.map(({ villa: { id }, seasons }) => ({ id, version: versionOf(seasons), seasons })),
  }
}

interface ChosenVilla {
  id: number
  version: string
}

/** Locks the villas that staff chose. Throws `not-found`, and `edited-meanwhile` with the prices of those that changed. */
async function lockChosen(tx: Transaction, chosen: readonly ChosenVilla[]): Promise<VillaSeasons[]> {
  const seen = new Map(chosen.map(({ id, version }) => [id, version]))
  const villas = await lockVillaSeasons(tx, [...seen.keys()])
  const edited = villas
    .filter(({ id, version }) => seen.get(id) !== version)
    .map(({ id, version, seasons }) => ({ id, version, seasons }))
  if (edited.length > 0) throw new ProblemError('edited-meanwhile', { more: { villas: edited } })
  return villas
}

/**
 * Paints terms over nights of villas, all or none. Throws `invalid-input`, `not-found`, `edited-meanwhile` and
 * `prices-refused`.
 */
export async function paintPrices(
  tx: Transaction,
  staff: Staff,
  { villas: chosen, nights, change }: { villas: readonly ChosenVilla[]; nights: Stay; change: TermsChange },
): Promise<StrokeMade> {
  throwFieldErrors({
    to: nights.to <= nights.from ? 'not-after' : nightsOf(nights) > maxNights ? 'invalid' : undefined,
  })
  const villas = await lockChosen(tx, chosen)
  const painted = villas.map(villa => ({ villa, ...paintTerms(villa, nights, change) }))
  return saveStroke(tx, staff, { kind: 'paint', nights, change: { paint: change } }, painted)
}

/** Copies a year of villas to another one, all or none. Throws as `paintPrices`. */
export async function copyPrices(
  tx: Transaction,
  staff: Staff,
  { villas: chosen, copy }: { villas: readonly ChosenVilla[]; copy: CopiedYear },
): Promise<StrokeMade> {
  throwFieldErrors({ toYear: copy.to === copy.from ? 'invalid' : undefined })
  const villas = await lockChosen(tx, chosen)
  const painted = villas.map(villa => ({ villa, seasons: copyTerms(villa.seasons, copy, copy.adjust) }))
  return saveStroke(tx, staff, { kind: 'copy', nights: nightsOfYear(copy.to), change: { copy } }, painted)
}
