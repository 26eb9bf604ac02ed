import type { Reads } from '#database/connection'
import { addDays, type Day, dayOf, lastPublishedDay, partsOf } from '#domain/day'
import { buildIndex, type SearchIndex } from '#domain/search/search-index'
import type { SearchVilla } from '#domain/search/villa'
import type { Occupancy, Season } from '#domain/season'
import { type Change, listenForChanges } from '#server/platform/changes'
import { type Clock, todayAt } from '#server/platform/clock'
import { arrangeContent, type Content } from './content.ts'
import { HeldVillas } from './held-villas.ts'
import { findListedVillas, findOccupancies, findSeasons, type ListedVilla, loadContentTables } from './queries.ts'

/** A villa as it is held: what lists show of it, and what search knows of it. */
export interface CatalogueVilla {
  row: ListedVilla
  search: SearchVilla
  /** The zone in which its days begin. */
  timezone: string
}

/**
 * What a process holds of the database: content, villas and the search index. Nothing in it is the truth; it can be
 * dropped and loaded again, and follows every announced change.
 */
export interface Catalogue {
  readonly content: Content
  readonly villas: Omit<HeldVillas, 'set' | 'delete' | 'clear'>
  readonly villaIdByPath: ReadonlyMap<string, number>
  readonly index: SearchIndex
  /** Raised by every change; part of every ETag and key of a cache. */
  readonly version: number
  /** Waits until what has been announced so far is taken in. */
  settled: () => Promise<void>
  /** Calls back after each change that was taken in: of everything, or of some villas. */
  onChange: (told: (changed: 'content' | readonly number[]) => void) => void
  stop: () => Promise<void>
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

function searchVilla(row: ListedVilla, content: Content, seasons: Season[], occupancies: Occupancy[]): SearchVilla {
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
    occupancies,
    hideForItaly: row.hideForItaly,
    hideForGreece: row.hideForGreece,
  }
}

const timezoneOf = (row: ListedVilla, content: Content) => {
  const countryId = content.regionById.get(row.regionId)?.countryId
  return content.countryById.get(countryId ?? 0)?.timezone ?? 'UTC'
}

async function loadVillas(db: Reads, content: Content, today: Day, ids?: number[]): Promise<CatalogueVilla[]> {
  const [rows, seasons, occupancies] = await Promise.all([
    findListedVillas(db, ids),
    findSeasons(db, ids),
    findOccupancies(db, addDays(today, -1), ids),
  ])
  const seasonsOf = Map.groupBy(seasons, season => season.villaId)
  const occupanciesOf = Map.groupBy(occupancies, occupancy => occupancy.villaId)
  return rows
    .filter(row => row.live)
    .map(row => ({
      row,
      timezone: timezoneOf(row, content),
      search: searchVilla(
        row,
        content,
        (seasonsOf.get(row.id) ?? []).map(seasonOf),
        (occupanciesOf.get(row.id) ?? []).map(occupancyOf),
      ),
    }))
}

const indexWorld = (today: Day) => ({ from: dayOf(partsOf(today).year, 1, 1), to: lastPublishedDay(today) })

const minute = 60_000
/** Between two attempts to take in what the database could not tell. */
const pause = 500

/** Loads the catalogue and keeps it current. */
export async function openCatalogue(db: Reads, url: string, clock: Clock): Promise<Catalogue> {
  const today = () => todayAt(clock.now())
  const state = {
    content: undefined as unknown as Content,
    villas: new HeldVillas([]),
    villaIdByPath: new Map<string, number>(),
    index: undefined as unknown as SearchIndex,
    version: 0,
  }
  const listeners: Parameters<Catalogue['onChange']>[0][] = []
  const waiting: Change[] = []
  let again: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()

  const loadAll = async () => {
    const content = arrangeContent(await loadContentTables(db))
    const villas = await loadVillas(db, content, today())
    state.content = content
    state.villas = new HeldVillas(villas)
    state.villaIdByPath = new Map(villas.map(({ row }) => [row.path, row.id]))
    state.index = buildIndex(
      villas.map(({ search }) => search),
      { ...indexWorld(today()), subRegions: state.content.subRegions },
    )
  }

  const loadSome = async (ids: number[]) => {
    const found = await loadVillas(db, state.content, today(), ids)
    for (const id of ids) {
      const before = state.villas.get(id)
      const after = found.find(({ row }) => row.id === id)
      if (before) state.villaIdByPath.delete(before.row.path)
      if (after) {
        state.villas.set(id, after)
        state.villaIdByPath.set(after.row.path, id)
        state.index.put(after.search)
      } else {
        state.villas.delete(id)
        state.index.remove(id)
      }
    }
  }

  // Changes that arrive while others are taken in are taken in together, after them.
  const takeIn = async () => {
    const changes = [...waiting]
    if (changes.length === 0) return
    const ids = [...new Set(changes.flatMap(change => (change === 'content' ? [] : [change.villaId])))]
    const all = changes.includes('content')
    if (all) await loadAll()
    else await loadSome(ids)
    waiting.splice(0, changes.length)
    state.version++
    for (const told of listeners) told(all ? 'content' : ids)
  }

  const takeInWaiting = () => {
    working = working.then(takeIn).catch(() => {
      // The database was away: what waits is taken in when it is back.
      clearTimeout(again)
      again = setTimeout(takeInWaiting, pause).unref()
    })
  }

  const announce = (change: Change) => {
    waiting.push(change)
    takeInWaiting()
  }
  const changes = await listenForChanges(url, announce)
  await loadAll()

  // The published days move on with the year.
  let world = indexWorld(today())
  const turnOfTheYear = setInterval(() => {
    if (indexWorld(today()).to === world.to) return
    world = indexWorld(today())
    announce('content')
  }, minute)
  turnOfTheYear.unref()

  return {
    get content() {
      return state.content
    },
    get villas() {
      return state.villas
    },
    get villaIdByPath() {
      return state.villaIdByPath
    },
    get index() {
      return state.index
    },
    get version() {
      return state.version
    },
    settled: () => working,
    onChange: told => {
      listeners.push(told)
    },
    stop: async () => {
      clearInterval(turnOfTheYear)
      clearTimeout(again)
      await changes.stop()
    },
  }
}
