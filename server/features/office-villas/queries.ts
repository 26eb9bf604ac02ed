import { and, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import { asText, type VillaRecord, type WrittenText } from '#domain/catalogue/villa-record'
import type { Text } from '#domain/text/language'

const { villa, region, country } = tables

/** A text as it was written: the usual column type would fill in missing languages. */
const raw = (column: AnyPgColumn) => sql<WrittenText>`${column}`

const recordColumns = {
  name: villa.name,
  slug: villa.slug,
  path: villa.path,
  regionId: villa.regionId,
  subRegionId: villa.subRegionId,
  place: villa.place,
  lat: villa.lat,
  lng: villa.lng,
  bedrooms: villa.bedrooms,
  sleeps: villa.sleeps,
  bathrooms: villa.bathrooms,
  tiers: villa.tiers,
  exquisite: villa.exquisite,
  registrationNumber: villa.registrationNumber,
  rooms: sql<VillaRecord['rooms']>`${villa.rooms}`,
  amenityIds: sql<number[]>`(select coalesce(json_agg(amenity_id order by amenity_id), '[]')
    from villa_amenity where villa_id = ${villa.id})`,
  tagline: raw(villa.tagline),
  story: raw(villa.story),
  location: raw(villa.location),
  included: sql<WrittenText[]>`${villa.included}`,
  extras: sql<WrittenText[]>`${villa.extras}`,
  houseRules: sql<WrittenText[]>`${villa.houseRules}`,
  arrivalFrom: villa.arrivalFrom,
  departureBy: villa.departureBy,
  damageDepositCents: villa.damageDepositCents,
  hideForItaly: villa.hideForItaly,
  hideForGreece: villa.hideForGreece,
  nearby: sql<VillaRecord['nearby']>`${villa.nearby}`,
  live: villa.live,
  archived: villa.archived,
} satisfies Record<keyof VillaRecord, unknown>

/** A villa as staff edit it, and what only the server needs of it. */
export interface FoundRecord {
  id: number
  revision: number
  code: string | null
  record: VillaRecord
  slideshowId: number
  thumbId: number | null
  country: { slug: string; timezone: string }
}

/** A villa of any state; with `lock` it stays as it is until the transaction ends. */
export async function findRecord(
  db: Queryable,
  id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<FoundRecord | undefined> {
  const query = db
    .select({
      id: villa.id,
      revision: villa.revision,
      code: villa.code,
      slideshowId: villa.slideshowId,
      thumbId: villa.thumbId,
      record: recordColumns,
      country: { slug: country.slug, timezone: country.timezone },
    })
    .from(villa)
    .innerJoin(region, eq(region.id, villa.regionId))
    .innerJoin(country, eq(country.id, region.countryId))
    .where(eq(villa.id, id))
  const [found] = lock ? await query.for('no key update', { of: villa }) : await query
  return found
}

const texts = (lines: readonly WrittenText[]) => lines as Text[]

/** The columns of a record, without its amenities, which are rows of their own. */
export const columnsOf = ({ amenityIds: _, ...record }: VillaRecord) => ({
  ...record,
  rooms: record.rooms as (typeof villa.$inferInsert)['rooms'],
  nearby: record.nearby as (typeof villa.$inferInsert)['nearby'],
  tagline: asText(record.tagline),
  story: asText(record.story),
  location: asText(record.location),
  included: texts(record.included),
  extras: texts(record.extras),
  houseRules: texts(record.houseRules),
})

/** The number of pictures of a villa, and whether the whole villa has a price on some night from today on. */
export async function findSurroundings(
  db: Queryable,
  { id, slideshowId }: Pick<FoundRecord, 'id' | 'slideshowId'>,
): Promise<{ pictures: number; hasPrice: boolean; comingBookings: number }> {
  const { rows } = await db.execute<{ pictures: number; has_price: boolean; coming: number }>(sql`
    select
      (select count(*)::int from slideshow_picture where slideshow_id = ${slideshowId}) as pictures,
      exists (
        select from season where villa_id = ${id} and upper(nights) > app_now()::date
          and jsonb_typeof(weekly_cents -> (jsonb_array_length(weekly_cents) - 1)) = 'number') as has_price,
      (select count(*)::int from occupancy where villa_id = ${id} and kind <> 'block'
        and upper(nights) > app_now()::date and (expires_at is null or expires_at > app_now())) as coming`)
  const [row] = rows
  return { pictures: row?.pictures ?? 0, hasPrice: row?.has_price ?? false, comingBookings: row?.coming ?? 0 }
}

/** A region with the beginning of the paths of its villas. */
export async function findRegion(db: Queryable, regionId: number) {
  const [found] = await db
    .select({ id: region.id, slug: region.slug, country: country.slug, name: region.name })
    .from(region)
    .innerJoin(country, eq(country.id, region.countryId))
    .where(eq(region.id, regionId))
  return found && { ...found, villaPath: `/${found.country}/${found.slug}/villas` }
}

/** Whether a sub-region belongs to a region. */
export async function hasSubRegion(db: Queryable, regionId: number, subRegionId: number): Promise<boolean> {
  const { subRegion } = tables
  const [found] = await db
    .select({ id: subRegion.id })
    .from(subRegion)
    .where(and(eq(subRegion.id, subRegionId), eq(subRegion.regionId, regionId)))
  return found !== undefined
}
