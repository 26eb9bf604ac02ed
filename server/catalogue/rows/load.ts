import type { Queryable } from '#database/connection'
import { isValidRow } from '#database/tables/rows'
import { rulesAt } from '#domain/booking/tax/tourist-tax'
import { addDays, type Day } from '#domain/calendar/day'
import { commonZone } from '#domain/calendar/today'
import type { FlexibleRate, Occupancy, Season } from '#domain/pricing/season'
import type { SearchVilla } from '#domain/search/engine/villa'
import { findOccupancies, findSeasons } from '../calendar-queries.ts'
import {
  findListedVillas,
  findLiveVillaIds,
  findTextsOfVillas,
  type ListedVilla,
  loadContentTables,
} from '../queries.ts'
import { arrangeContent, type Content } from './content.ts'
import { type InvalidRow, partitionValid } from './invalid-rows.ts'
import { samePlace } from './same-place.ts'

/** A villa in memory: the data for lists and search. Its occupancies are separate. */
export interface CatalogueVilla {
  row: ListedVilla
  search: Omit<SearchVilla, 'occupancies'>
  /** The IANA time zone of its days. */
  timezone: string
}

/** A villa with its occupancies, as loaded from the database. */
export interface LoadedVilla extends CatalogueVilla {
  occupancies: readonly Occupancy[]
}

/** Interns immutable values: a few thousand days are referenced millions of times. */
function createInterner<T>(keyOf: (value: T) => string) {
  const known = new Map<string, T>()
  return (value: T): T => {
    const key = keyOf(value)
    const shared = known.get(key)
    if (shared === undefined) known.set(key, value)
    return shared ?? value
  }
}

/** The same for lists of numbers with few distinct values: comparing them is faster than building keys. */
function createLinearInterner<Numbers extends readonly unknown[]>() {
  const known: Numbers[] = []
  return (numbers: Numbers): Numbers => {
    const shared = known.find(other => isSame(other, numbers))
    if (!shared) known.push(numbers)
    return shared ?? numbers
  }
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

const sharedDay = createInterner<Day>(day => day)
const sharedRate = createInterner<FlexibleRate>(JSON.stringify)
const sharedTiers = createInterner<ListedVilla['tiers']>(JSON.stringify)
// Most villas have the same changeover days.
const sharedWeekdays = createLinearInterner<Season['changeover']>()

function shareDays(nights: { from: Day; to: Day }): void {
  nights.from = sharedDay(nights.from)
  nights.to = sharedDay(nights.to)
}

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
    taxRules: rulesAt(
      { country: country?.slug ?? '', regionId: row.regionId, place: row.place },
      content.settings.taxRules,
    ),
    hideForItaly: row.hideForItaly,
    hideForGreece: row.hideForGreece,
  }
}

const timezoneOf = (row: ListedVilla, content: Content) => {
  const countryId = content.regionById.get(row.regionId)?.countryId
  return content.countryById.get(countryId ?? 0)?.timezone ?? commonZone
}

/** Everything but villas. */
export const loadContent = async (db: Queryable): Promise<Content> => arrangeContent(await loadContentTables(db))

/** In some time zones it can still be yesterday. */
const sinceYesterday = (today: Day) => addDays(today, -1)

/** The occupancies of some villas, from yesterday on; undefined for a villa with an invalid one. */
export async function loadOccupancies(
  db: Queryable,
  today: Day,
  ids: readonly number[],
): Promise<{ of: (id: number) => Occupancy[] | undefined; unreadable: (id: number) => InvalidRow[] }> {
  const found = await findOccupancies(db, sinceYesterday(today), ids)
  const sifted = new Map(
    [...found].map(([id, { rows, ids }]) => [id, partitionValid('occupancy', rows, (_, at) => ids[at] ?? 0)] as const),
  )
  for (const { readable } of sifted.values()) readable.forEach(shareDays)
  return {
    // Nights with unknown occupancy must not be sold: such a villa is not shown.
    of: id => (sifted.get(id)?.unreadable.length ? undefined : (sifted.get(id)?.readable ?? [])),
    unreadable: id => sifted.get(id)?.unreadable ?? [],
  }
}

/** Receives the invalid rows of each loaded villa. */
export type ReportInvalidRow = (villaId: number, rows: InvalidRow[]) => void

/** The live ones of some villas, placed by the content; invalid rows are skipped and reported. */
export async function loadVillas(
  db: Queryable,
  content: Content,
  today: Day,
  ids: readonly number[],
  tell: ReportInvalidRow,
): Promise<LoadedVilla[]> {
  return placeVillas(db, content, today, await findListedVillas(db, ids), tell)
}

/** Villas of loaded rows, with seasons and occupancies; invalid rows are skipped and reported. */
export async function placeVillas(
  db: Queryable,
  content: Content,
  today: Day,
  rows: Awaited<ReturnType<typeof findListedVillas>>,
  tell: ReportInvalidRow,
): Promise<LoadedVilla[]> {
  const ids = rows.map(({ id }) => id)
  const [seasonsOf, occupanciesOf] = await Promise.all([
    findSeasons(db, sinceYesterday(today), ids),
    loadOccupancies(db, today, ids),
  ])
  return rows.flatMap(row => {
    const { rows: found, ids: seasonIds } = seasonsOf.get(row.id) ?? { rows: [], ids: [] }
    const seasons = partitionValid('season', found, (_, at) => seasonIds[at] ?? 0)
    const occupancies = occupanciesOf.of(row.id)
    const itself = partitionValid('villa', [row], ({ id }) => id)
    const unreadable = [...itself.unreadable, ...seasons.unreadable, ...occupanciesOf.unreadable(row.id)]
    if (unreadable.length > 0) tell(row.id, unreadable)
    if (!isWhole(row) || itself.unreadable.length > 0 || !occupancies) return []
    // Prices repeat from season to season.
    const sharedPrices = createLinearInterner<Season['weeklyCents']>()
    for (const season of seasons.readable) {
      shareDays(season)
      season.changeover = sharedWeekdays(season.changeover)
      season.weeklyCents = sharedPrices(season.weeklyCents)
      if (season.flexible) season.flexible = sharedRate(season.flexible)
    }
    row.tiers = sharedTiers(row.tiers)
    return [resolveVillaPlace(row, seasons.readable, occupancies, content)]
  })
}

/**
 * The same for changed villas, whose texts are validated too, although they are not stored. For all villas that would
 * take too long; there rendering the page finds an invalid text.
 */
export async function loadChangedVillas(
  db: Queryable,
  content: Content,
  today: Day,
  ids: readonly number[],
  tell: ReportInvalidRow,
): Promise<LoadedVilla[]> {
  const [villas, texts] = await Promise.all([loadVillas(db, content, today, ids, tell), findTextsOfVillas(db, ids)])
  const readable = new Set(texts.filter(row => isValidRow('villa_texts', row)).map(({ id }) => id))
  return villas.filter(({ row: { id } }) => {
    if (!readable.has(id)) tell(id, [{ table: 'villa', id: String(id) }])
    return readable.has(id)
  })
}

const isWhole = (row: Awaited<ReturnType<typeof findListedVillas>>[number]): row is ListedVilla => row.thumb !== null

/** A villa placed by the content: its region's names, its country's time zone, the filter groups of its amenities. */
export const resolveVillaPlace = (
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

/** A villa placed by other content; equal values are reused, to save memory. */
export function refreshVillaPlace(
  { row, search }: CatalogueVilla,
  occupancies: readonly Occupancy[],
  content: Content,
): LoadedVilla {
  const placed = resolveVillaPlace(row, search.seasons, occupancies, content)
  return samePlace(placed.search, search) ? { ...placed, search } : placed
}

/** Villas per query: few enough to process without blocking other work. */
const batchSize = 250

/** Queries in flight while one batch is processed, so that the database stays busy. */
const prefetchBatches = 3

/** The results for each part, in order, with the next few prefetched. */
async function* asked<Part, Answer>(
  parts: readonly Part[],
  ask: (part: Part) => Promise<Answer>,
  ahead: number,
): AsyncGenerator<Answer> {
  const awaited: Promise<Answer>[] = []
  for (const part of parts) {
    const answer = ask(part)
    // A failure surfaces when its result is awaited.
    answer.catch(() => undefined)
    awaited.push(answer)
    if (awaited.length > ahead) yield (await awaited.shift()) as Answer
  }
  for (const answer of awaited) yield await answer
}

const reuseIfEqual = <T>(before: T, now: T): T => (JSON.stringify(before) === JSON.stringify(now) ? before : now)

/**
 * All live villas, in the recommended order, in batches. Equal values of the previous state are reused, to save memory.
 */
export async function* loadAllVillas(
  db: Queryable,
  content: Content,
  today: Day,
  findBefore: (id: number) => LoadedVilla | undefined,
  tell: ReportInvalidRow,
): AsyncGenerator<LoadedVilla> {
  const order = await findLiveVillaIds(db)
  // Rows were inserted in the order of ids, so reading in that order is fastest.
  const ids = Int32Array.from(order).sort()
  const loaded = new Map<number, LoadedVilla>()
  const parts = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, i) => [
    ...ids.subarray(i * batchSize, (i + 1) * batchSize),
  ])
  const load = (part: number[]) => loadVillas(db, content, today, part, tell)
  for await (const villas of asked(parts, load, prefetchBatches)) {
    for (const villa of villas) {
      const before = findBefore(villa.row.id)
      const { row, occupancies, search } = villa
      loaded.set(
        row.id,
        before
          ? resolveVillaPlace(
              reuseIfEqual(before.row, row),
              reuseIfEqual(before.search.seasons, search.seasons),
              reuseIfEqual(before.occupancies, occupancies),
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
