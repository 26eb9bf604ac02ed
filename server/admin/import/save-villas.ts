import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { insertAll, takeNewValues } from '#database/insert-all'
import * as tables from '#database/tables'
import { linesOf, textOf } from './cells.ts'
import type { PlannedVilla } from './check-villas.ts'
import type { KnownRows } from './known-rows.ts'

/** The columns that an import writes. */
const written = [
  'slug',
  'path',
  'name',
  'regionId',
  'subRegionId',
  'place',
  'lat',
  'lng',
  'bedrooms',
  'sleeps',
  'bathrooms',
  'exquisite',
  'hideForItaly',
  'hideForGreece',
  'sortOrder',
  'registrationNumber',
  'live',
  'tiers',
  'rooms',
  'tagline',
  'story',
  'location',
  'included',
  'extras',
  'houseRules',
  'arrivalFrom',
  'departureBy',
  'damageDepositCents',
  'thumbId',
] as const

/** The pictures of a villa: its slide show, and the first of them. */
export interface ShownPictures {
  slideshowId: number
  /** Null for a villa without pictures, which is not live. */
  thumbId: number | null
}

function villaRow(planned: PlannedVilla, position: number, shown: ShownPictures) {
  const { row, regionId, subRegionId, slug, path, tiers } = planned
  return {
    code: row.code,
    slug,
    path,
    name: row.name,
    regionId,
    subRegionId,
    place: row.place,
    lat: row.lat,
    lng: row.lng,
    bedrooms: row.bedrooms,
    sleeps: row.sleeps,
    bathrooms: row.bathrooms,
    exquisite: row.exquisite ?? false,
    hideForItaly: row.hide_for_italy ?? false,
    hideForGreece: row.hide_for_greece ?? false,
    sortOrder: row.sort_order ?? (position + 1) * 10,
    registrationNumber: row.registration_number,
    live: row.live ?? true,
    tiers,
    rooms: row.rooms ?? [],
    tagline: textOf(row, 'tagline'),
    story: textOf(row, 'story'),
    location: textOf(row, 'location'),
    included: linesOf(row, 'included'),
    extras: linesOf(row, 'extras'),
    houseRules: linesOf(row, 'house_rules'),
    arrivalFrom: row.arrival_from ?? null,
    departureBy: row.departure_by ?? null,
    damageDepositCents: row.damage_deposit ?? null,
    ...shown,
  }
}

/** The amenities of villas: some come, some go, the others stay. */
async function saveAmenities(tx: Transaction, wanted: Map<number, readonly number[]>): Promise<void> {
  const ids = [...wanted.keys()]
  if (ids.length === 0) return
  const { villaAmenity } = tables
  const there = await tx.select().from(villaAmenity).where(inArray(villaAmenity.villaId, ids))
  const gone = there.filter(({ villaId, amenityId }) => !wanted.get(villaId)?.includes(amenityId))
  if (gone.length > 0)
    await tx.execute(sql`
      delete from villa_amenity using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as gone ("villaId" int, "amenityId" int)
      where villa_id = gone."villaId" and amenity_id = gone."amenityId"`)
  const known = new Set(there.map(({ villaId, amenityId }) => `${villaId}/${amenityId}`))
  await insertAll(
    [...wanted].flatMap(([villaId, amenityIds]) =>
      [...new Set(amenityIds)]
        .filter(amenityId => !known.has(`${villaId}/${amenityId}`))
        .map(amenityId => ({ villaId, amenityId })),
    ),
    rows => tx.insert(villaAmenity).values(rows),
  )
}

/**
 * Saves villas by their code; equal ones stay untouched. `shownOf` tells the pictures of a villa. Returns the ids of all
 * villas with a code.
 */
export async function saveVillas(
  tx: Transaction,
  planned: ReadonlyMap<string, PlannedVilla>,
  known: KnownRows,
  shownOf: (code: string) => ShownPictures,
): Promise<Map<string, number>> {
  const { villa } = tables
  const ids = new Map([...known.villas].map(([code, { id }]) => [code, id]))
  const rows = [...planned.values()].map((each, i) => villaRow(each, i, shownOf(each.row.code)))
  await insertAll(rows, some =>
    tx
      .insert(villa)
      .values(some)
      .onConflictDoUpdate({ target: villa.code, ...takeNewValues(villa, written) }),
  )
  const saved = await tx.select({ id: villa.id, code: villa.code }).from(villa).where(sql`${villa.code} is not null`)
  for (const { id, code } of saved) if (code !== null) ids.set(code, id)
  await saveAmenities(
    tx,
    new Map([...planned.values()].map(({ row, amenityIds }) => [ids.get(row.code) ?? 0, amenityIds])),
  )
  return ids
}
