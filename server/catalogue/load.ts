import type { Reads } from '#database/connection'
import { addDays, type Day } from '#domain/day'
import type { SearchVilla } from '#domain/search/villa'
import type { Occupancy, Season } from '#domain/season'
import { arrangeContent, type Content } from './content.ts'
import {
  findListedVillas,
  findLiveVillaIds,
  findOccupancies,
  findSeasons,
  type ListedVilla,
  loadContentTables,
} from './queries.ts'

/** A villa as it is held: what lists show of it, and what search knows of it. What takes its nights is asked for apart. */
export interface CatalogueVilla {
  row: ListedVilla
  search: Omit<SearchVilla, 'occupancies'>
  /** The zone in which its days begin. */
  timezone: string
}

/** A villa as it comes from the database, with what takes its nights. */
export interface LoadedVilla extends CatalogueVilla {
  occupancies: readonly Occupancy[]
}

/** Hands out one and the same of what is equal, and never changed: most villas change over on the same weekdays. */
function sharing<T>() {
  const known = new Map<string, T>()
  return (value: T): T => {
    const key = JSON.stringify(value)
    const shared = known.get(key) ?? value
    known.set(key, shared)
    return shared
  }
}

const sharedWeekdays = sharing<Season['changeover']>()

function searchVilla(row: ListedVilla, content: Content, seasons: readonly Season[]): CatalogueVilla['search'] {
  const region = content.regionById.get(row.regionId)
  const country = content.countryById.get(region?.countryId ?? 0)
  const subRegion = content.subRegionById.get(row.subRegionId ?? 0)
  return {
    id: row.id,
    name: row.name,
    countryId: country?.id ?? 0,
    countryOrder: country?.position ?? 0,
    regionId: row.regionId,
    regionName: region?.name.en ?? '',
    ...(subRegion && { subRegionId: subRegion.id, subRegionName: subRegion.name.en }),
    beds: row.bedrooms,
    sleeps: row.sleeps,
    amenityGroups: content.amenityGroupsOf(row.amenityIds),
    lat: row.lat,
    lng: row.lng,
    exquisite: row.exquisite,
    sortOrder: row.sortOrder,
    tiers: row.tiers,
    seasons,
    hideForItaly: row.hideForItaly,
    hideForGreece: row.hideForGreece,
  }
}

const timezoneOf = (row: ListedVilla, content: Content) => {
  const countryId = content.regionById.get(row.regionId)?.countryId
  return content.countryById.get(countryId ?? 0)?.timezone ?? 'UTC'
}

/** Everything but villas. */
export const loadContent = async (db: Reads): Promise<Content> => arrangeContent(await loadContentTables(db))

/** What takes nights of villas, from yesterday on. A villa of which nothing is taken is left out. */
export const loadOccupancies = (db: Reads, today: Day, ids: readonly number[]): Promise<Map<number, Occupancy[]>> =>
  findOccupancies(db, addDays(today, -1), ids)

/** Those of some villas that are live, as the content places them. */
export async function loadVillas(
  db: Reads,
  content: Content,
  today: Day,
  ids: readonly number[],
): Promise<LoadedVilla[]> {
  const [rows, seasonsOf, occupanciesOf] = await Promise.all([
    findListedVillas(db, ids),
    findSeasons(db, ids),
    loadOccupancies(db, today, ids),
  ])
  for (const season of [...seasonsOf.values()].flat()) season.changeover = sharedWeekdays(season.changeover)
  return rows.map(row => placeVilla(row, seasonsOf.get(row.id) ?? [], occupanciesOf.get(row.id) ?? [], content))
}

/** A villa as the content places it: its region's names, its country's zone, the groups to which its amenities belong. */
export const placeVilla = (
  row: ListedVilla,
  seasons: readonly Season[],
  occupancies: readonly Occupancy[],
  content: Content,
): LoadedVilla => ({
  row,
  timezone: timezoneOf(row, content),
  search: searchVilla(row, content, seasons),
  occupancies,
})

const samePlace = (a: CatalogueVilla['search'], b: CatalogueVilla['search']) =>
  a.countryId === b.countryId &&
  a.countryOrder === b.countryOrder &&
  a.regionName === b.regionName &&
  a.subRegionName === b.subRegionName &&
  a.amenityGroups.length === b.amenityGroups.length &&
  a.amenityGroups.every((group, i) => group === b.amenityGroups[i])

/** A villa as other content places it; what reads as before stays what it was, so that memory does not hold it twice. */
export function placeAnew(
  { row, search }: CatalogueVilla,
  occupancies: readonly Occupancy[],
  content: Content,
): LoadedVilla {
  const placed = placeVilla(row, search.seasons, occupancies, content)
  return samePlace(placed.search, search) ? { ...placed, search } : placed
}

/** So many villas are asked for at once: few enough to be taken in while others hardly wait. */
const atOnce = 250

const keepEqual = <T>(before: T, now: T): T => (JSON.stringify(before) === JSON.stringify(now) ? before : now)

/**
 * All live villas, in the recommended order, some at a time. What reads as it did before is taken from there, so that
 * memory does not hold it twice.
 */
export async function* loadAllVillas(
  db: Reads,
  content: Content,
  today: Day,
  findBefore: (id: number) => LoadedVilla | undefined,
): AsyncGenerator<LoadedVilla> {
  const order = await findLiveVillaIds(db)
  // Villas were written in the order of their ids, and are read fastest in it.
  const ids = Int32Array.from(order).sort()
  const loaded = new Map<number, LoadedVilla>()
  const parts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, i) => [
    ...ids.subarray(i * atOnce, (i + 1) * atOnce),
  ])
  const load = (part: number[] | undefined) => (part ? loadVillas(db, content, today, part) : Promise.resolve([]))
  // While some are taken in, the database puts the next together.
  let next = load(parts[0])
  for (let i = 0; i < parts.length; i++) {
    const villas = await next
    next = load(parts[i + 1])
    for (const villa of villas) {
      const before = findBefore(villa.row.id)
      const { row, occupancies, search } = villa
      loaded.set(
        row.id,
        before
          ? placeVilla(
              keepEqual(before.row, row),
              keepEqual(before.search.seasons, search.seasons),
              keepEqual(before.occupancies, occupancies),
              content,
            )
          : villa,
      )
    }
  }
  for (const id of order) {
    const villa = loaded.get(id)
    if (villa) yield villa
  }
}
