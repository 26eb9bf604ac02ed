import type { Reads } from '#database/connection'
import { isReadable } from '#database/tables/rows'
import { rulesAt } from '#domain/booking/tourist-tax'
import { addDays, type Day } from '#domain/day'
import type { SearchVilla } from '#domain/search/villa'
import type { FlexibleRate, Occupancy, Season } from '#domain/season'
import { commonZone } from '#domain/today'
import { findOccupancies, findSeasons } from './calendar-queries.ts'
import { arrangeContent, type Content } from './content.ts'
import { sift, type UnreadableRow } from './left-out.ts'
import {
  findListedVillas,
  findLiveVillaIds,
  findTextsOfVillas,
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

/** Hands out one and the same of what is equal, and never changed: a few thousand days are named millions of times. */
function sharing<T>(keyOf: (value: T) => string) {
  const known = new Map<string, T>()
  return (value: T): T => {
    const key = keyOf(value)
    const shared = known.get(key)
    if (shared === undefined) known.set(key, value)
    return shared ?? value
  }
}

/** The same of numbers of which few lists differ: to compare them is quicker than to write each down. */
function sharingFew<Numbers extends readonly unknown[]>() {
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

const sharedDay = sharing<Day>(day => day)
const sharedRate = sharing<FlexibleRate>(JSON.stringify)
const sharedTiers = sharing<ListedVilla['tiers']>(JSON.stringify)
// Most villas change over on the same weekdays.
const sharedWeekdays = sharingFew<Season['changeover']>()

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
    taxRules: rulesAt({ country: country?.slug ?? '', regionId: row.regionId, place: row.place }),
    hideForItaly: row.hideForItaly,
    hideForGreece: row.hideForGreece,
  }
}

const timezoneOf = (row: ListedVilla, content: Content) => {
  const countryId = content.regionById.get(row.regionId)?.countryId
  return content.countryById.get(countryId ?? 0)?.timezone ?? commonZone
}

/** Everything but villas. */
export const loadContent = async (db: Reads): Promise<Content> => arrangeContent(await loadContentTables(db))

/** Somewhere it may still be yesterday. */
const sinceYesterday = (today: Day) => addDays(today, -1)

/** What takes nights of some villas, from yesterday on; undefined for a villa of which some of it cannot be read. */
export async function loadOccupancies(
  db: Reads,
  today: Day,
  ids: readonly number[],
): Promise<{ of: (id: number) => Occupancy[] | undefined; unreadable: (id: number) => UnreadableRow[] }> {
  const found = await findOccupancies(db, sinceYesterday(today), ids)
  const sifted = new Map(
    [...found].map(([id, { rows, ids }]) => [id, sift('occupancy', rows, (_, at) => ids[at] ?? 0)] as const),
  )
  for (const { readable } of sifted.values()) readable.forEach(shareDays)
  return {
    // Nights of which it is not known whether they are taken must not be sold: such a villa is not shown.
    of: id => (sifted.get(id)?.unreadable.length ? undefined : (sifted.get(id)?.readable ?? [])),
    unreadable: id => sifted.get(id)?.unreadable ?? [],
  }
}

/** Hears, of each villa that is loaded, what of it cannot be read. */
export type TellUnreadable = (villaId: number, rows: UnreadableRow[]) => void

/** Those of some villas that are live, as the content places them; what cannot be read is left out and told. */
export async function loadVillas(
  db: Reads,
  content: Content,
  today: Day,
  ids: readonly number[],
  tell: TellUnreadable,
): Promise<LoadedVilla[]> {
  const [rows, seasonsOf, occupanciesOf] = await Promise.all([
    findListedVillas(db, ids),
    findSeasons(db, sinceYesterday(today), ids),
    loadOccupancies(db, today, ids),
  ])
  return rows.flatMap(row => {
    const { rows: found, ids: seasonIds } = seasonsOf.get(row.id) ?? { rows: [], ids: [] }
    const seasons = sift('season', found, (_, at) => seasonIds[at] ?? 0)
    const occupancies = occupanciesOf.of(row.id)
    const itself = sift('villa', [row], ({ id }) => id)
    const unreadable = [...itself.unreadable, ...seasons.unreadable, ...occupanciesOf.unreadable(row.id)]
    if (unreadable.length > 0) tell(row.id, unreadable)
    if (!isWhole(row) || itself.unreadable.length > 0 || !occupancies) return []
    // Prices repeat from season to season.
    const sharedPrices = sharingFew<Season['weeklyCents']>()
    for (const season of seasons.readable) {
      shareDays(season)
      season.changeover = sharedWeekdays(season.changeover)
      season.weeklyCents = sharedPrices(season.weeklyCents)
      if (season.flexible) season.flexible = sharedRate(season.flexible)
    }
    row.tiers = sharedTiers(row.tiers)
    return [placeVilla(row, seasons.readable, occupancies, content)]
  })
}

/**
 * The same of villas that have changed, and so perhaps their texts: those are looked at, too, though they are not held.
 * Of all villas it would take too long; there a page that cannot be made tells it.
 */
export async function loadChangedVillas(
  db: Reads,
  content: Content,
  today: Day,
  ids: readonly number[],
  tell: TellUnreadable,
): Promise<LoadedVilla[]> {
  const [villas, texts] = await Promise.all([loadVillas(db, content, today, ids, tell), findTextsOfVillas(db, ids)])
  const readable = new Set(texts.filter(row => isReadable('villa_texts', row)).map(({ id }) => id))
  return villas.filter(({ row: { id } }) => {
    if (!readable.has(id)) tell(id, [{ table: 'villa', id: String(id) }])
    return readable.has(id)
  })
}

const isWhole = (row: Awaited<ReturnType<typeof findListedVillas>>[number]): row is ListedVilla => row.thumb !== null

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
  a.taxRules === b.taxRules &&
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

/** While some are taken in, the database puts as many of the next together as keep it busy. */
const askedAhead = 3

/** The answers for each of them, in order, of which the next few are always being waited for. */
async function* asked<Part, Answer>(
  parts: readonly Part[],
  ask: (part: Part) => Promise<Answer>,
  ahead: number,
): AsyncGenerator<Answer> {
  const awaited: Promise<Answer>[] = []
  for (const part of parts) {
    const answer = ask(part)
    // One that fails is heard of in its turn.
    answer.catch(() => undefined)
    awaited.push(answer)
    if (awaited.length > ahead) yield (await awaited.shift()) as Answer
  }
  for (const answer of awaited) yield await answer
}

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
  tell: TellUnreadable,
): AsyncGenerator<LoadedVilla> {
  const order = await findLiveVillaIds(db)
  // Villas were written in the order of their ids, and are read fastest in it.
  const ids = Int32Array.from(order).sort()
  const loaded = new Map<number, LoadedVilla>()
  const parts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, i) => [
    ...ids.subarray(i * atOnce, (i + 1) * atOnce),
  ])
  const load = (part: number[]) => loadVillas(db, content, today, part, tell)
  for await (const villas of asked(parts, load, askedAhead)) {
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
