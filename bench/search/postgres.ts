import type pg from 'pg'
import { type Day, daysBetween } from '#domain/calendar/day'
import { occupiesNights } from '#domain/pricing/season'
import type { SearchVilla } from '#domain/search/engine/villa'
import type { SearchQuery } from '#domain/search/query'
import { amenityGroups } from '../catalogue.ts'
import { plainPool } from '../world.ts'
import type { Answer, Searcher } from './searches.ts'

/** The indexed days. */
interface Days {
  from: Day
  to: Day
}

/**
 * The best schema found: one narrow row per villa with amenity groups and available nights as bit masks, all in a
 * covering index; prices in a row per season and tier, in a second index.
 */
const schema = (nights: number) => `
  create table villa (
    id integer not null, region integer not null, beds integer not null, sleeps integer not null,
    place integer not null, groups bigint not null, vacant bit(${nights}) not null);
  create table rate (
    villa integer not null, first integer not null, ends integer not null,
    rooms integer not null, sleeps integer not null, week integer not null);`

const indexes = `
  create index on villa (region, beds) include (sleeps, groups, vacant, place, id);
  create index on rate (villa, first) include (ends, rooms, sleeps, week);
  vacuum analyze villa, rate;`

const countGroups = amenityGroups.map(group => `count(*) filter (where groups & ${1n << BigInt(group)} <> 0)`)

/** The smallest tier of each season that sleeps the party: if one is not let, the next larger. */
const statement = `
  with priced as materialized (
    select villa.id, villa.beds, villa.place, villa.groups
    from villa cross join lateral (
      select sum(week * nights)::bigint as sevenths, sum(nights) as nights from (
        select distinct on (first) week, least(ends, $8) - greatest(first, $7) as nights from rate
        where rate.villa = villa.id and first < $8 and ends > $7 and rate.rooms >= $2 and rate.sleeps >= $3
        order by first, rate.rooms) as lines) as stay
    where region = any($1) and beds >= $2 and villa.sleeps >= $3 and groups & $4 = $4 and vacant & $9 = $9
      and stay.nights = $8 - $7 and round(sevenths / 7.0) * 7 between $5 * ($8 - $7) and $6 * ($8 - $7))
  select count(*)::integer as total, array[${countGroups}]::integer[] as groups,
    array(select id from priced order by beds, place limit 60) as ids
  from priced`

const maskOf = (nights: number, isSet: (night: number) => boolean) =>
  Array.from({ length: nights }, (_, night) => (isSet(night) ? '1' : '0')).join('')

/** The available nights of a villa, as ones. */
function vacantNights(villa: SearchVilla, { from, to }: Days, now: number): string {
  const nights: boolean[] = new Array(daysBetween(from, to) + 1).fill(false)
  const mark = (days: Days, vacant: boolean) => {
    nights.fill(vacant, Math.max(0, daysBetween(from, days.from)), Math.max(0, daysBetween(from, days.to)))
  }
  for (const season of villa.seasons) mark(season, true)
  for (const taken of villa.occupancies) if (occupiesNights(taken, now)) mark(taken, false)
  return maskOf(nights.length, night => nights[night] === true)
}

const groupsMask = (groups: readonly number[]) => groups.reduce((mask, group) => mask | (1n << BigInt(group)), 0n)

async function copy(client: pg.PoolClient, table: string, types: string[], rows: unknown[][]): Promise<void> {
  const columns = types.map((type, i) => `$${i + 1}::${type}[]`).join(', ')
  for (let at = 0; at < rows.length; at += 20_000) {
    const part = rows.slice(at, at + 20_000)
    const values = types.map((_, i) => part.map(row => row[i]))
    await client.query(`insert into ${table} select * from unnest(${columns})`, values)
  }
}

/** Fills an empty database and searches it. `recommended` are the villas' ids in the recommended order. */
export async function postgresSearcher(
  url: string,
  villas: readonly SearchVilla[],
  recommended: readonly number[],
  days: Days,
  { now, connections }: { now: number; connections: number },
): Promise<Searcher> {
  const pool = plainPool(url, connections)
  const nights = daysBetween(days.from, days.to) + 1
  const places = new Map(recommended.map((id, place) => [id, place]))
  const client = await pool.connect()
  await client.query(schema(nights))
  const bits = `bit(${nights})`
  await copy(
    client,
    'villa',
    ['integer', 'integer', 'integer', 'integer', 'integer', 'bigint', bits],
    villas.map(villa => [
      villa.id,
      villa.regionId,
      villa.beds,
      villa.sleeps,
      places.get(villa.id),
      groupsMask(villa.amenityGroups),
      vacantNights(villa, days, now),
    ]),
  )
  await copy(
    client,
    'rate',
    ['integer', 'integer', 'integer', 'integer', 'integer', 'integer'],
    villas.flatMap(({ id, tiers, seasons }) =>
      seasons.flatMap(({ from, to, weeklyCents }) =>
        tiers.flatMap(({ rooms, sleeps }, tier) => {
          const week = weeklyCents[tier]
          return week ? [[id, daysBetween(days.from, from), daysBetween(days.from, to), rooms, sleeps, week]] : []
        }),
      ),
    ),
  )
  for (const line of indexes.split(';').filter(line => line.trim())) await client.query(line)
  client.release()

  return {
    name: 'PostgreSQL',
    search: async ({
      des,
      rooms,
      people,
      amenities,
      minPrice = 0,
      maxPrice = 0,
      stay,
    }: SearchQuery): Promise<Answer> => {
      const [first, ends] = [daysBetween(days.from, stay?.from ?? ''), daysBetween(days.from, stay?.to ?? '')]
      const asked = maskOf(nights, night => night >= first && night < ends)
      const values = [des, rooms, people, groupsMask(amenities), minPrice * 100, maxPrice * 100, first, ends, asked]
      const found = await pool.query<Answer>({ name: 'search', text: statement, values })
      return found.rows[0] as Answer
    },
    close: () => pool.end(),
  }
}
