import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { isSameValue } from '#domain/access/versions'
import { tidyRegistrationNumber } from '#domain/catalogue/registration-number'
import { droppedTiers, priceSources } from '#domain/catalogue/tier-prices'
import type { VillaRecord } from '#domain/catalogue/villa-record'
import { lockPaths } from '#server/features/publishing/public'
import { throwFieldErrors } from '#server/platform/http/errors'
import { missingOf } from './present-record.ts'
import { columnsOf, type FoundRecord, findRegion, hasSubRegion } from './queries.ts'

const { page, villa, villaAmenity } = tables

/** The template of a page that only redirects. */
const redirectTemplate = 99
const noText = { en: '', fr: '', de: '' }

/** Whether another villa, page, article or other content has a path; a page that only redirects gives way. */
async function isPathTaken(db: Queryable, path: string, villaId: number | undefined): Promise<boolean> {
  const [other] = await db
    .select({ id: villa.id })
    .from(villa)
    .where(and(eq(villa.path, path), villaId === undefined ? undefined : ne(villa.id, villaId)))
  if (other) return true
  const { rows } = await db.execute(sql`select from content_record where path = ${path} and kind <> 'redirect' limit 1`)
  return rows.length > 0
}

/**
 * Completes an edited record: the address follows from region and slug, the registration number gets its official
 * spelling. Throws `invalid-input` for a place that is not in the region and an address that is taken.
 */
export async function completeRecord(db: Transaction, record: VillaRecord, villaId?: number): Promise<VillaRecord> {
  const region = await findRegion(db, record.regionId)
  const path = `${region?.villaPath ?? ''}/${record.slug}`
  // Nothing else is published at the address meanwhile.
  if (path !== record.path) await lockPaths(db)
  const { subRegionId } = record
  throwFieldErrors({
    'values.regionId': region ? undefined : 'invalid',
    'values.subRegionId':
      subRegionId === null || (await hasSubRegion(db, record.regionId, subRegionId)) ? undefined : 'invalid',
    'values.slug': (await isPathTaken(db, path, villaId)) ? 'taken' : undefined,
  })
  const amenities = await db
    .select({ id: tables.amenity.id })
    .from(tables.amenity)
    .where(inArray(tables.amenity.id, [...record.amenityIds, 0]))
  return {
    ...record,
    path,
    registrationNumber: tidyRegistrationNumber(region?.country ?? '', record.registrationNumber),
    amenityIds: amenities.map(({ id }) => id).toSorted((a, b) => a - b),
  }
}

/** Redirects the former address of a villa that was on the site; addresses that led there lead to the new one. */
async function redirectFormerPath(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.delete(page).where(and(eq(page.path, to), eq(page.templateId, redirectTemplate)))
  await tx.update(page).set({ redirectTo: to }).where(eq(page.redirectTo, from))
  await tx.insert(page).values({
    templateId: redirectTemplate,
    path: from,
    httpStatusCode: 301,
    redirectTo: to,
    menuName: noText,
    title: noText,
    metaDescription: noText,
    heading1: noText,
    heading2: noText,
  })
}

/** Whether a villa is or was on the site: links to its address exist. */
async function wasLive(tx: Transaction, { id, record, code }: FoundRecord): Promise<boolean> {
  if (record.live || code !== null) return true
  const { rows } = await tx.execute(sql`
    select from record_version where kind = 'villa' and record_id = ${id} and state ->> 'live' = 'true' limit 1`)
  return rows.length > 0
}

/** Brings the prices of seasons to changed tiers. Throws `priced-tier` where one would be lost. */
async function movePrices(tx: Transaction, villaId: number, before: VillaRecord, after: VillaRecord): Promise<void> {
  const { rows } = await tx.execute<{ tier: number }>(sql`
    select distinct tier::int from season, generate_series(0, ${before.tiers.length - 1}::int) as tier
    where villa_id = ${villaId} and upper(nights) > app_now()::date and jsonb_typeof(weekly_cents -> tier) = 'number'`)
  const priced = new Set(rows.map(({ tier }) => tier))
  const dropped = droppedTiers(before.tiers, after.tiers, tier => priced.has(tier))
  if (dropped.length > 0) throw new ProblemError('priced-tier', { more: { bedrooms: dropped } })
  await tx.execute(sql`
    update season set weekly_cents = (
      select jsonb_agg(coalesce(weekly_cents -> source, 'null') order by place)
      from unnest(${sql.param(priceSources(before.tiers, after.tiers))}::int[]) with ordinality as sources (source, place))
    where villa_id = ${villaId}`)
}

async function saveAmenities(tx: Transaction, villaId: number, wanted: readonly number[]): Promise<void> {
  await tx
    .delete(villaAmenity)
    .where(and(eq(villaAmenity.villaId, villaId), sql`${villaAmenity.amenityId} <> all(${sql.param(wanted)}::int[])`))
  if (wanted.length > 0)
    await tx
      .insert(villaAmenity)
      .values(wanted.map(amenityId => ({ villaId, amenityId })))
      .onConflictDoNothing()
}

/**
 * Writes a completed record over a locked villa. A live villa must not come to lack what it had. Throws
 * `villa-incomplete`, `priced-tier`, and `invalid-input` where another edit took the address.
 */
export async function saveRecord(tx: Transaction, found: FoundRecord, after: VillaRecord): Promise<void> {
  const { id, record: before } = found
  if (after.live) {
    const region = await findRegion(tx, after.regionId)
    const country = { slug: region?.country ?? '' }
    const [lacked, lacks] = [
      before.live ? await missingOf(tx, found, before) : [],
      await missingOf(tx, { ...found, country }, after),
    ]
    const isNew = (kind: string) => !lacked.some(each => each.kind === kind)
    const missing = lacks.filter(({ kind }) => isNew(kind))
    if (missing.length > 0 || (after.live && found.thumbId === null))
      throw new ProblemError('villa-incomplete', { more: { missing } })
  }
  const tiersDiffer = !isSameValue(before.tiers, after.tiers)
  if (tiersDiffer) await movePrices(tx, id, before, after)
  if (before.path !== after.path && (await wasLive(tx, found))) await redirectFormerPath(tx, before.path, after.path)
  await tx.update(villa).set(columnsOf(after)).where(eq(villa.id, id))
  if (!isSameValue(before.amenityIds, after.amenityIds)) await saveAmenities(tx, id, after.amenityIds)
}

/** Adds a completed record with a slide show, as the last one of the recommended order. Returns its id. */
export async function insertRecord(
  tx: Transaction,
  record: VillaRecord,
  shown: { slideshowId: number; thumbId: number | null },
): Promise<number> {
  const [made] = await tx
    .insert(villa)
    .values({
      ...columnsOf(record),
      ...shown,
      sortOrder: sql`(select coalesce(max(sort_order), 0) + 10 from villa)`,
    })
    .returning({ id: villa.id })
  if (!made) throw new Error('No villa was added')
  await saveAmenities(tx, made.id, record.amenityIds)
  return made.id
}
