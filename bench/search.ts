import { availableParallelism } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Day } from '#domain/calendar/day'
import { SearchIndex } from '#domain/search/engine/search-index'
import type { SearchVilla } from '#domain/search/engine/villa'
import { emptyQuery, pageLimit, type SearchClock, type SearchQuery } from '#domain/search/query'
import { amenityGroups, generateVillas } from './catalogue.ts'
import { met, type Row, type Table } from './report.ts'
import { oramaSearcher } from './search/orama.ts'
import { postgresSearcher } from './search/postgres.ts'
import { type Answer, makeSearches, type Searcher } from './search/searches.ts'
import { median, medianRatio, quantile } from './statistics.ts'
import type { World } from './world.ts'

const sizes = [72, 1000, 10_000, 100_000]
const aim = { milliseconds: 0.15, timesSql: 30 } as const

const today: Day = '2027-02-01'
const days = { from: today, to: '2028-12-31' }
const clock: SearchClock = { today, now: Date.UTC(2027, 1, 1) }
const connections = availableParallelism()

/** One measurement of a searcher: duration of single searches, and searches per second under load. */
interface Turn {
  milliseconds: number[]
  perSecond: number
}

function indexSearcher(index: SearchIndex): Searcher & { search: (query: SearchQuery) => Answer } {
  return {
    name: 'our index',
    search: query => {
      const { total, ids, amenityGroupCounts } = index.search(query, clock)
      return { total, ids, groups: amenityGroups.map(group => amenityGroupCounts.get(group) ?? 0) }
    },
  }
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Bytes of live typed arrays, which the index consists of. */
function bytesOfArrays(): number {
  collectGarbage()
  return process.memoryUsage().arrayBuffers
}

function recommendedOrder(index: SearchIndex): number[] {
  const pages = Math.ceil(index.size / pageLimit.most)
  return Array.from({ length: pages }, (_, i) => i + 1).flatMap(
    page => index.search({ ...emptyQuery, limit: pageLimit.most, page }, clock).ids,
  )
}

/** Searches sequentially for a number of seconds, each search once at least, then concurrently for as long. */
async function turn({ search }: Searcher, searches: readonly SearchQuery[], seconds: number): Promise<Turn> {
  const milliseconds: number[] = []
  const until = performance.now() + seconds * 1000
  for (let i = 0; i < searches.length || performance.now() < until; i++) {
    const began = performance.now()
    const answer = search(searches[i % searches.length] as SearchQuery)
    if (answer instanceof Promise) await answer
    milliseconds.push(performance.now() - began)
  }

  const began = performance.now()
  const end = began + seconds * 1000
  let answered = 0
  const ask = async () => {
    while (performance.now() < end) {
      const answer = search(searches[answered++ % searches.length] as SearchQuery)
      if (answer instanceof Promise) await answer
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  return { milliseconds, perSecond: (answered / (performance.now() - began)) * 1000 }
}

async function expectSameAnswers(searchers: readonly Searcher[], searches: readonly SearchQuery[]): Promise<number> {
  let found = 0
  for (const query of searches) {
    const [ours, ...others] = await Promise.all(searchers.map(({ search }) => search(query)))
    for (const [i, theirs] of others.entries()) {
      if (!isDeepStrictEqual(ours, theirs)) {
        const asked = JSON.stringify({ query, ours, theirs })
        throw new Error(`${searchers[i + 1]?.name} returns other results than ${searchers[0]?.name}: ${asked}`)
      }
    }
    found += ours?.total ?? 0
  }
  return found / searches.length
}

/** The index compared with PostgreSQL and Orama for catalogues of several sizes, and the cost of the index. */
export async function benchSearch(world: World): Promise<Table[]> {
  const { rounds, seconds } = world.effort
  const [compared, own]: [Row[], Row[]] = [[], []]
  for (const size of rounds > 1 ? sizes : sizes.slice(0, 2)) {
    const villas = generateVillas(size, 1, clock)
    const bytes = bytesOfArrays()
    const { index, ...built } = build(villas)
    const recommended = recommendedOrder(index)
    own.push({
      size,
      ...built,
      ...costs(index, villas),
      megabytes: (bytesOfArrays() - bytes) / 2 ** 20,
    })

    const url = await world.newDatabase(`search_${size}`)
    const searchers: Searcher[] = [
      indexSearcher(index),
      await postgresSearcher(url, villas, recommended, days, { now: clock.now, connections }),
      await oramaSearcher(villas, recommended, clock.now),
    ]
    const searches = makeSearches(200, size, 2027)
    const found = await expectSameAnswers(searchers, searches)

    const turns = searchers.map((): Turn[] => [])
    for (let round = -1; round < rounds; round++) {
      for (const [i, searcher] of searchers.entries()) {
        const measured = await turn(searcher, searches, seconds / 4)
        // The first round is a warm-up.
        if (round >= 0) turns[i]?.push(measured)
      }
    }
    await Promise.all(searchers.map(({ close }) => close?.()))
    compared.push(...searchers.map(({ name }, i) => rowOf({ size, found, name }, turns[i] ?? [], turns[0] ?? [])))
  }
  return [comparison(compared), ownCosts(own)]
}

function rowOf(about: { size: number; found: number; name: string }, theirs: Turn[], ours: Turn[]): Row {
  const p50 = median(theirs.map(({ milliseconds }) => median(milliseconds)))
  const times = medianRatio(
    ours.map(({ perSecond }) => perSecond),
    theirs.map(({ perSecond }) => perSecond),
  )
  const aimed = about.size === 100_000
  const reached = { 'our index': p50 < aim.milliseconds, PostgreSQL: times >= aim.timesSql }[about.name]
  return {
    ...about,
    p50,
    p99: median(theirs.map(({ milliseconds }) => quantile(milliseconds, 0.99))),
    perSecond: median(theirs.map(({ perSecond }) => perSecond)),
    times,
    ...(aimed && reached !== undefined && { met: reached }),
  }
}

/** Builds the index in chunks; reports the total and the longest chunk in milliseconds. */
function build(villas: readonly SearchVilla[]) {
  const building = SearchIndex.building(villas, days)
  let [built, slice] = [0, 0]
  for (;;) {
    const began = performance.now()
    const { done, value } = building.next()
    const took = performance.now() - began
    built += took
    slice = Math.max(slice, took)
    if (done) return { index: value, built, slice }
  }
}

/** Microseconds to index a villa's changed booking, and a villa with a changed name. */
function costs(index: SearchIndex, villas: readonly SearchVilla[]): Row {
  const costOf = (changed: (villa: SearchVilla) => SearchVilla) =>
    median(
      villas.slice(0, 500).map(villa => {
        const began = performance.now()
        index.put(changed(villa))
        const microseconds = (performance.now() - began) * 1000
        index.put(villa)
        return microseconds
      }),
    )
  return {
    change: costOf(villa => ({ ...villa, occupancies: villa.occupancies.slice(1) })),
    rename: costOf(villa => ({ ...villa, name: `Another ${villa.name}` })),
  }
}

const comparison = (rows: Row[]): Table => ({
  title: 'Search: three regions, bedrooms, guests, two amenities, price, seven free nights; count, facets, first page',
  columns: [
    { key: 'size', head: 'villas' },
    { key: 'name', head: 'by' },
    { key: 'found', head: 'found', digits: 1 },
    { key: 'p50', head: 'p50 ms', digits: 3 },
    { key: 'p99', head: 'p99 ms', digits: 3 },
    { key: 'perSecond', head: 'per second' },
    { key: 'times', head: 'index faster', digits: 1, unit: '×' },
    met,
  ],
  rows,
  notes: [
    '200 different searches, alternating; every result (total, ids of the page, counts) was compared and is equal.',
    `“per second”: ${connections} concurrent searches; the index uses the one thread of the process, PostgreSQL its own.`,
    'PostgreSQL and Orama ignore the expiry of options: their catalogue is a snapshot.',
    `Aims at 100,000: p50 below ${aim.milliseconds} ms, ${aim.timesSql} times the rate of SQL.`,
  ],
})

const ownCosts = (rows: Row[]): Table => ({
  title: 'The search index itself',
  columns: [
    { key: 'size', head: 'villas' },
    { key: 'built', head: 'build ms' },
    { key: 'slice', head: 'longest chunk ms', digits: 1 },
    { key: 'megabytes', head: 'MB besides the villas', digits: 1 },
    { key: 'change', head: 'change µs', digits: 1 },
    { key: 'rename', head: 'rename µs', digits: 1 },
  ],
  rows,
  notes: [
    '“build”: all sort orders included. “longest chunk”: the build yields to the event loop between chunks.',
    '“change”: a villa gets another booking. “rename”: a villa moves within the sort orders.',
  ],
})
