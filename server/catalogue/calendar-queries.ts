import { type AnyColumn, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import type { Day } from '#domain/calendar/day'
import type { FlexibleRate, Occupancy, Season } from '#domain/pricing/season'
import { whereIn } from './queries.ts'

/** A range without an end counts as current: it is invalid, and must be noticed. */
const notOver = (nights: AnyColumn, day: Day) => sql`(upper(${nights}) > ${day} or upper(${nights}) is null)`

/** Rows of a villa, and their ids in the same order. */
export interface RowsOfVilla<Row> {
  rows: Row[]
  ids: number[]
}

type SeasonValues = [
  id: number,
  from: Day,
  to: Day,
  changeover: Season['changeover'],
  minimumNights: number,
  bookable: Season['bookable'],
  weeklyCents: Season['weeklyCents'],
  flexible: FlexibleRate | null,
]

const idsFirst = (rows: readonly [id: number, ...rest: unknown[]][]) => rows.map(([id]) => id)

/**
 * The seasons of villas that end after a day, in chronological order, by villa. The database aggregates them, so that
 * each is parsed quickly, and omits their names, which would double the time.
 */
export async function findSeasons(
  db: Queryable,
  from: Day,
  ids: readonly number[],
): Promise<Map<number, RowsOfVilla<Season>>> {
  const { season } = tables
  const { rows } = await db.execute<{ id: number; seasons: SeasonValues[] }>(sql`
    select villa_id as id, json_agg(json_build_array(id, lower(nights), upper(nights), changeover, minimum_nights, bookable,
      weekly_cents, flexible) order by lower(nights)) as seasons
    from ${season} where ${whereIn(season.villaId, ids)} and ${notOver(season.nights, from)} group by villa_id`)
  const seasonOf = ([
    _,
    from,
    to,
    changeover,
    minimumNights,
    bookable,
    weeklyCents,
    flexible,
  ]: SeasonValues): Season => ({
    from,
    to,
    changeover,
    minimumNights,
    bookable,
    weeklyCents,
    ...(flexible && { flexible }),
  })
  return new Map(rows.map(({ id, seasons }) => [id, { rows: seasons.map(seasonOf), ids: idsFirst(seasons) }]))
}

type OccupancyValues = [id: number, kind: Occupancy['kind'], from: Day, to: Day, expiresAt: number | null]

/** The occupancies of villas from a day on, by villa; villas without any are absent. */
export async function findOccupancies(
  db: Queryable,
  from: Day,
  ids: readonly number[],
): Promise<Map<number, RowsOfVilla<Occupancy>>> {
  const { occupancy } = tables
  const { rows } = await db.execute<{ id: number; occupancies: OccupancyValues[] }>(sql`
    select villa_id as id, json_agg(json_build_array(id, kind, lower(nights), upper(nights),
      floor(extract(epoch from expires_at) * 1000))) as occupancies
    from ${occupancy} where ${whereIn(occupancy.villaId, ids)} and ${notOver(occupancy.nights, from)}
    group by villa_id`)
  const occupancyOf = ([_, kind, from, to, expiresAt]: OccupancyValues): Occupancy => ({
    kind,
    from,
    to,
    ...(expiresAt !== null && { expiresAt }),
  })
  return new Map(
    rows.map(({ id, occupancies }) => [id, { rows: occupancies.map(occupancyOf), ids: idsFirst(occupancies) }]),
  )
}
