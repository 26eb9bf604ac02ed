import type { Connection, Queryable as Database } from '#database/connection'
import type { PublicTable } from '#database/tables/rows'
import { type Day, dayOf, lastPublishedDay, partsOf } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import type { Occupancy } from '#domain/pricing/season'
import type { SearchIndex } from '#domain/search/engine/search-index'
import { hasDates } from '#domain/search/flexible-dates'
import { forEachYielding } from '#server/platform/queue/yielding'
import {
  type Change,
  fullReload,
  type OtherChannels,
  subscribeToChanges,
} from '#server/platform/runtime/change-listener'
import type { Clock } from '#server/platform/runtime/clock'
import type { Content } from './rows/content.ts'
import { type InvalidRow, InvalidRows, partitionValid } from './rows/invalid-rows.ts'
import { type LoadedVilla, loadAllVillas, loadChangedVillas, loadContent, loadOccupancies } from './rows/load.ts'
import { CatalogueState } from './state/catalogue-state.ts'
import { type ChangeConsumer, createChangeConsumer } from './state/change-consumer.ts'
import { type ReadSet, recordAvailabilityRead, trackReads } from './state/read-tracking.ts'
import type { VillaStore } from './state/villa-store.ts'

export type { CatalogueVilla } from './rows/load.ts'
export type { ReadSet } from './state/read-tracking.ts'

/**
 * The in-memory copy of content, villas and the search index. It is a cache: it can be dropped and reloaded at any
 * time, and follows every published change.
 */
export interface Catalogue {
  readonly content: Content
  readonly villas: Omit<VillaStore, 'set' | 'delete' | 'clear'>
  readonly villaIdByPath: ReadonlyMap<string, number>
  readonly index: Pick<SearchIndex, 'search' | 'count'>
  /** The occupancies of a villa from yesterday on. */
  occupanciesOf: (villaId: number) => readonly Occupancy[]
  /** Raised by every change of content or villas, but not of occupancies: `watch` tracks those. */
  readonly version: number
  /** Starts tracking reads, for a cache that depends on them. */
  watch: () => ReadSet
  /** Waits until all changes published so far are applied. */
  settled: () => Promise<void>
  /** The invalid rows, which are not shown. */
  readonly leftOut: Pick<InvalidRows, 'counts' | 'onMore'>
  /** Filters rows that were queried for a page: invalid ones are skipped. */
  readable: <Row extends object>(table: PublicTable, rows: Row[], idOf: (row: Row) => number) => Row[]
  /** Hides a villa that proved to be invalid, until it is changed. */
  leaveOut: (villaId: number) => void
  /** Whether changes are being applied. */
  readonly intake: Pick<ChangeConsumer, 'failing' | 'onFailure'>
  /** Whether changes arrive and are applied: if not, nobody may keep what is made of it. */
  readonly isFollowing: boolean
  /** Calls back after each applied change: of content, or of some villas. */
  onChange: (told: (changed: 'content' | readonly number[]) => void) => void
  stop: () => Promise<void>
}

/** Tables that decide where villas are, how they are found and taxed, but hold no villa data. */
const placesVillas = new Set([
  'country',
  'region',
  'sub_region',
  'amenity',
  'amenity_group',
  'amenity_in_group',
  'setting',
])

/** If more villas than these have changed, all are reloaded: in chunks, beside the current data. */
const mostAtOnce = 500

/** The content tables. A change of a table that is not listed here counts as a change of everything. */
const besideVillas = new Set([
  ...['page', 'page_module', 'list', 'list_villa', 'place', 'picture', 'slideshow_picture', 'currency'],
  ...[
    'experience',
    'experience_group',
    'experience_region',
    'experience_price',
    'experience_meeting_point',
    'travel_notice',
    'heard_about_us_source',
  ],
  ...['blog_page', 'blog_page_tag', 'blog_reading', 'blog_tag', 'press_page', 'press_villa'],
  ...['page_part', 'team_member', 'team_member_region'],
])

const indexWorld = (today: Day) => ({ from: dayOf(partsOf(today).year, 1, 1), to: lastPublishedDay(today) })

const idsOf = (changes: Change[], subject: string) => [
  ...new Set(changes.flatMap(change => (change.subject === subject ? (change.villaId ?? []) : []))),
]

const minute = 60_000

/**
 * Loads the catalogue and follows the published changes of the source, whose connection it monitors. Further channels
 * share that connection.
 */
export async function openCatalogue(
  db: Database,
  source: Pick<Connection, 'url' | 'line'>,
  clock: Clock,
  channels?: OtherChannels,
): Promise<Catalogue> {
  const held = new CatalogueState()
  const leftOut = new InvalidRows()
  const listeners: Parameters<Catalogue['onChange']>[0][] = []
  const today = () => todayAt(clock.now())

  /** Collects invalid rows by villa; they are reported when the villa is replaced. */
  const unreadableOfVillas = () => {
    const ofVillas = new Map<number, InvalidRow[]>()
    return { ofVillas, tell: (id: number, rows: InvalidRow[]) => void ofVillas.set(id, rows) }
  }

  const loadAll = async () => {
    const content = await loadContent(db)
    const { ofVillas, tell } = unreadableOfVillas()
    await held.replaceAll(
      content,
      loadAllVillas(db, content, today(), id => held.find(id), tell),
      indexWorld(today()),
    )
    leftOut.replaceAll(content.unreadable, ofVillas)
  }

  const placeAll = async () => {
    const content = await loadContent(db)
    await held.replaceAll(content, held.placedBy(content), indexWorld(today()))
    tellOfContent(content)
  }

  /** Settings place villas by their taxes alone: those whose taxes have not changed stay as they are. */
  const placeTaxed = async () => {
    const content = await loadContent(db)
    const changed: LoadedVilla[] = []
    for await (const villa of forEachYielding(held.placedBy(content)))
      if (villa.search !== held.villas.get(villa.row.id)?.search) changed.push(villa)
    if (changed.length > mostAtOnce) return held.replaceAll(content, held.placedBy(content), indexWorld(today()))
    held.replaceContent(content)
    held.replaceVillas(
      changed.map(({ row }) => row.id),
      changed,
    )
    tellOfContent(content)
  }

  const tellOfContent = ({ unreadable }: Content) => {
    leftOut.replace('content', unreadable)
    leftOut.replace('asked', [])
  }

  const loadSome = async (ids: number[], ofContent: boolean) => {
    const content = ofContent ? await loadContent(db) : held.content
    const { ofVillas, tell } = unreadableOfVillas()
    const villas = ids.length > 0 ? await loadChangedVillas(db, content, today(), ids, tell) : []
    if (ofContent) {
      held.replaceContent(content)
      tellOfContent(content)
    }
    if (ids.length === 0) return
    held.replaceVillas(ids, villas)
    for (const id of ids) leftOut.replace(id, ofVillas.get(id) ?? [])
  }

  const loadNights = async (ids: number[]) => {
    const occupancies = await loadOccupancies(db, today(), ids)
    const whole: number[] = []
    for (const id of ids) {
      const taken = occupancies.of(id)
      // A villa with an invalid row, before or now, is reloaded whole.
      if (!taken || leftOut.has(id)) whole.push(id)
      else held.replaceNights(id, taken, clock.now())
    }
    if (whole.length > 0) await loadSome(whole, false)
  }

  const takeIn = async (changes: Change[]) => {
    const [villas, nights] = [idsOf(changes, 'villa'), idsOf(changes, 'nights')]
    const content = changes.filter(({ villaId }) => villaId === undefined)
    const outside = content.filter(({ subject }) => !besideVillas.has(subject))
    const all = villas.length + nights.length > mostAtOnce || outside.some(({ subject }) => !placesVillas.has(subject))
    if (all) await loadAll()
    else {
      if (outside.length > 0) await (outside.every(({ subject }) => subject === 'setting') ? placeTaxed() : placeAll())
      // Loading a villa includes its occupancies.
      const others = nights.filter(id => !villas.includes(id))
      const ofContent = content.length > outside.length
      if (ofContent || villas.length > 0) await loadSome(villas, ofContent)
      if (others.length > 0) await loadNights(others)
    }
    if (all || content.length > 0) for (const told of listeners) told('content')
    else if (villas.length > 0) for (const told of listeners) told(villas)
  }

  const intake = createChangeConsumer(takeIn)
  const changes = await subscribeToChanges(source, intake.tell, undefined, channels)
  try {
    await intake.begin(loadAll)
  } catch (error) {
    await changes.stop()
    throw error
  }

  // The range of published days moves on with the year.
  let world = indexWorld(today())
  const turnOfTheYear = setInterval(() => {
    if (indexWorld(today()).to === world.to) return
    world = indexWorld(today())
    intake.tell(fullReload)
  }, minute)
  turnOfTheYear.unref()

  return {
    get content() {
      return held.content
    },
    get villas() {
      return held.villas
    },
    get villaIdByPath() {
      return held.villaIdByPath
    },
    get version() {
      return held.version
    },
    index: {
      search(query, at) {
        if (hasDates(query)) recordAvailabilityRead(held, 'all')
        return held.index.search(query, at)
      },
      count(query, at) {
        if (hasDates(query)) recordAvailabilityRead(held, 'all')
        return held.index.count(query, at)
      },
    },
    occupanciesOf(villaId) {
      recordAvailabilityRead(held, villaId)
      return held.occupanciesOf(villaId)
    },
    watch: () => trackReads(held, clock),
    leftOut,
    readable(table, rows, idOf) {
      const { readable, unreadable } = partitionValid(table, rows, idOf)
      leftOut.note(unreadable)
      return readable
    },
    leaveOut(villaId) {
      held.replaceVillas([villaId], [])
      leftOut.replace(villaId, [{ table: 'villa', id: String(villaId) }])
      for (const told of listeners) told([villaId])
    },
    intake,
    get isFollowing() {
      return !intake.failing && !source.line.away
    },
    settled: intake.settled,
    onChange: told => {
      listeners.push(told)
    },
    stop: async () => {
      clearInterval(turnOfTheYear)
      intake.stop()
      await changes.stop()
    },
  }
}
