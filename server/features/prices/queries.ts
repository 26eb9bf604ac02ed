import { createHash } from 'node:crypto'
import { asc, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { season, villa } from '#database/tables'
import { seasonsKey } from '#domain/pricing/paint-seasons'
import type { Season, Tier } from '#domain/pricing/season'

/** A villa with all its seasons, in order. */
export interface VillaSeasons {
  id: number
  name: string
  regionId: number
  live: boolean
  tiers: Tier[]
  seasons: Season[]
  /** Names the state of the seasons. */
  version: string
}

/** Names the state of a villa's seasons: any other state has another name. */
export const versionOf = (seasons: readonly Season[]): string =>
  createHash('sha256').update(seasonsKey(seasons)).digest('hex').slice(0, 32)

const present = ({ flexible, ...terms }: Season & { flexible?: Season['flexible'] | null }): Season => ({
  ...terms,
  ...(flexible && { flexible }),
})

/** Villas by name with all their seasons, in one statement. */
export async function findVillaSeasons(
  db: Queryable,
  wanted: SQL | undefined,
  limit?: number,
): Promise<VillaSeasons[]> {
  const seasons = sql<Season[]>`coalesce((
    select json_agg(json_build_object('from', lower(s.nights), 'to', upper(s.nights), 'changeover', s.changeover,
      'minimumNights', s.minimum_nights, 'bookable', s.bookable, 'weeklyCents', s.weekly_cents, 'flexible', s.flexible)
      order by lower(s.nights))
    from ${season} s where s.villa_id = villa.id), '[]'::json)`
  const columns = { id: villa.id, name: villa.name, regionId: villa.regionId, live: villa.live, tiers: villa.tiers }
  const query = db
    .select({ ...columns, seasons })
    .from(villa)
    .where(wanted)
    .orderBy(asc(villa.name), asc(villa.id))
  const rows = await (limit === undefined ? query : query.limit(limit))
  return rows.map(row => {
    const list = row.seasons.map(present)
    return { ...row, seasons: list, version: versionOf(list) }
  })
}

/** The condition of villas by id. */
export const villasOf = (ids: readonly number[]): SQL => sql`${villa.id} = any(${sql.param(`{${ids}}`)}::int[])`
