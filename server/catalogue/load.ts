import type { Reads } from '#database/connection'
import { addDays, type Day } from '#domain/day'
import type { SearchVilla } from '#domain/search/villa'
import type { Occupancy, Season } from '#domain/season'
import { arrangeContent, type Content } from './content.ts'
import { findListedVillas, findOccupancies, findSeasons, type ListedVilla, loadContentTables } from './queries.ts'

/** A villa as it is held: what lists show of it, and what search knows of it. What takes its nights is asked for apart. */
export interface CatalogueVilla {
  row: ListedVilla
  search: Omit<SearchVilla, 'occupancies'>
  /** The zone in which its days begin. */
  timezone: string
}

/** A villa as it comes from the database, with what takes its nights. */
export interface LoadedVilla extends CatalogueVilla {
  occupancies: Occupancy[]
}

const seasonOf = ({
  nights,
  changeover,
  minimumNights,
  bookable,
  weeklyCents,
}: Awaited<ReturnType<typeof findSeasons>>[number]): Season => ({
  ...nights,
  changeover,
  minimumNights,
  bookable,
  weeklyCents,
})

const occupancyOf = ({ nights, kind, expiresAt }: Awaited<ReturnType<typeof findOccupancies>>[number]): Occupancy => ({
  ...nights,
  kind,
  ...(expiresAt && { expiresAt: expiresAt.getTime() }),
})

function searchVilla(row: ListedVilla, content: Content, seasons: Season[]): CatalogueVilla['search'] {
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

/** What takes nights, from yesterday on, by villa: of all, or of those named. A villa of which nothing is taken is left out. */
export async function loadOccupancies(db: Reads, today: Day, ids?: number[]): Promise<Map<number, Occupancy[]>> {
  const byVilla = Map.groupBy(await findOccupancies(db, addDays(today, -1), ids), ({ villaId }) => villaId)
  return new Map([...byVilla].map(([villaId, rows]) => [villaId, rows.map(occupancyOf)]))
}

/** The live villas, or those of them that are named, as the content places them. */
export async function loadVillas(db: Reads, content: Content, today: Day, ids?: number[]): Promise<LoadedVilla[]> {
  const [rows, seasons, occupancies] = await Promise.all([
    findListedVillas(db, ids),
    findSeasons(db, ids),
    loadOccupancies(db, today, ids),
  ])
  const seasonsOf = Map.groupBy(seasons, season => season.villaId)
  return rows
    .filter(row => row.live)
    .map(row => ({
      row,
      timezone: timezoneOf(row, content),
      search: searchVilla(row, content, (seasonsOf.get(row.id) ?? []).map(seasonOf)),
      occupancies: occupancies.get(row.id) ?? [],
    }))
}
