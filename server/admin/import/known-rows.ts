import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import type { Stay } from '#domain/calendar/stay'
import type { Tier } from '#domain/pricing/season'

export interface KnownRegion {
  id: number
  /** The beginning of the paths of its villas: `/greece/corfu`. */
  path: string
  subRegions: Map<string, number>
}

interface KnownVilla {
  id: number
  code: string
  path: string
  tiers: Tier[]
  slideshowId: number
  thumbId: number | null
  archived: boolean
  bedrooms: number
}

/** The rows of the database to which an import refers. */
export interface KnownRows {
  regions: Map<string, KnownRegion>
  amenities: Map<string, number>
  villas: Map<string, KnownVilla>
  /** Paths of villas without a code, or of collections, articles and the like. */
  otherPaths: Set<string>
  pages: Map<string, { id: number; isRedirect: boolean }>
}

/** Loads everything that an import can refer to: some queries, whatever its size. */
export async function loadKnownRows(db: Queryable): Promise<KnownRows> {
  const { region, country, subRegion, amenity, villa, page, list } = tables
  const regions = await db
    .select({ id: region.id, slug: region.slug, country: country.slug })
    .from(region)
    .innerJoin(country, eq(country.id, region.countryId))
  const subRegions = await db.select().from(subRegion)
  const amenities = await db.select({ id: amenity.id, key: amenity.key }).from(amenity)
  const villas = await db
    .select({
      id: villa.id,
      code: villa.code,
      path: villa.path,
      tiers: villa.tiers,
      slideshowId: villa.slideshowId,
      thumbId: villa.thumbId,
      archived: villa.archived,
      bedrooms: villa.bedrooms,
    })
    .from(villa)
  const pages = await db.select({ id: page.id, path: page.path, status: page.httpStatusCode }).from(page)
  const lists = await db.select({ path: list.path }).from(list)
  const coded = villas.flatMap(row => (row.code === null ? [] : [{ ...row, code: row.code }]))
  return {
    regions: new Map(
      regions.map(({ id, slug, country: of }) => [
        slug,
        {
          id,
          path: `/${of}/${slug}`,
          subRegions: new Map(subRegions.flatMap(sub => (sub.regionId === id ? [[sub.slug, sub.id]] : []))),
        },
      ]),
    ),
    amenities: new Map(amenities.map(({ id, key }) => [key, id])),
    villas: new Map(coded.map(row => [row.code, row])),
    otherPaths: new Set([...villas.filter(row => row.code === null), ...lists].map(({ path }) => path)),
    pages: new Map(pages.map(({ id, path, status }) => [path, { id, isRedirect: status !== 200 && status !== 404 }])),
  }
}

/** Nights that bookings, holds and blocks of the back office take, by villa: imported blocks must leave them free. */
export async function findTakenNights(db: Queryable, villaIds: readonly number[]): Promise<Map<number, Stay[]>> {
  if (villaIds.length === 0) return new Map()
  const { occupancy, ownerBlock } = tables
  const rows = await db
    .select({ villaId: occupancy.villaId, nights: occupancy.nights })
    .from(occupancy)
    .leftJoin(ownerBlock, eq(ownerBlock.id, occupancy.ownerBlockId))
    .where(and(inArray(occupancy.villaId, [...villaIds]), isNull(ownerBlock.code)))
  return new Map(
    [...Map.groupBy(rows, ({ villaId }) => villaId)].map(([id, all]) => [id, all.map(({ nights }) => nights)]),
  )
}
