import { setTimeout as wait } from 'node:timers/promises'
import { batchOptions, connect } from '#database/connection'
import { migrate } from '#database/migrate'
import { seedDemo } from '#database/seeds/demo'
import { seedManyVillas } from '#database/seeds/many-villas'
import { todayAt } from '#domain/calendar/today'
import { systemClock } from '#server/platform/runtime/clock'
import { attackPaths } from './attack/paths.ts'
import { fetchRaw } from './http/answer.ts'
import type { Load, Stood } from './http/load.ts'
import { differentSearches, findVillaPath, searchCalls } from './http/requests.ts'
import { ask, residentOfAll, startProcess } from './processes.ts'
import { type Column, met, type Row, type Table } from './report.ts'
import { median } from './statistics.ts'
import type { Site, World } from './world.ts'

const usualSizes = [0, 1000]
const aims = { startSeconds: 15, residentMb: 1200, stallMs: 50, residentAfterPicturesMb: 350 } as const

/** A database with the demonstration villas and generated ones; returns its URL and the seconds it took. */
async function seed(world: World, villas: number) {
  const url = await world.newDatabase(`scale_${villas}`)
  await migrate(url)
  const { db, close } = connect(url, batchOptions)
  await db.transaction(tx => seedDemo(tx, todayAt(systemClock.now())))
  const began = performance.now()
  if (villas > 0) await db.transaction(tx => seedManyVillas(tx, villas))
  await db.execute('analyze')
  await close()
  return { url, seconds: (performance.now() - began) / 1000 }
}

const encoding = 'br'

/** Repeats a request until the site is ready. */
async function askUntilAnswered(address: string): Promise<void> {
  while ((await fetch(address, { headers: { 'accept-encoding': encoding } })).status === 503) await wait(200)
}

/** Changes a region, which affects all villas, and waits until the site has processed it. */
async function changeEverything({ address }: Site, databaseUrl: string): Promise<void> {
  const { db, close } = connect(databaseUrl, batchOptions)
  const name = `Corfu ${performance.now()}`
  await db.execute(`update region set name = name || '{"en": "${name}"}' where id = 16`)
  await close()
  const site = async () => (await (await fetch(`${address}/api/core/site/lang/en`)).text()).includes(name)
  while (!(await site())) await wait(100)
}

/** Duration of rare operations, and the delay that others suffer meanwhile. */
async function measureStalls(site: Site, databaseUrl: string): Promise<Row[]> {
  const happenings: Record<string, () => Promise<unknown>> = {
    'first search by words': () => askUntilAnswered(`${site.address}/api/core/search/lang/en?q=corfu+pool`),
    'first search by words, in French': () => askUntilAnswered(`${site.address}/api/core/search/lang/fr?q=piscine`),
    'start-up data of all villas': () =>
      fetchRaw(`${site.address}/api/core/spastartupdata?$select=properties`, encoding),
    'a call for 10,000 villas': () => fetchRaw(`${site.address}/api/core/properties/search?limit=10000`, encoding),
    'the same by price': () =>
      fetchRaw(`${site.address}/api/core/properties/search?limit=10000&sort=pricelow`, encoding),
    'a page for 10,000 villas': () => fetchRaw(`${site.address}/results?limit=10000`, encoding),
    sitemap: () => fetchRaw(`${site.address}/sitemap-1.xml`, encoding),
    'a change of everything': () => changeEverything(site, databaseUrl),
    'search by words after it': () => askUntilAnswered(`${site.address}/api/core/search/lang/en?q=corfu+pool`),
  }
  const rows: Row[] = []
  for (const [what, happen] of Object.entries(happenings)) {
    await wait(500)
    await site.usage()
    const began = performance.now()
    await happen()
    const seconds = (performance.now() - began) / 1000
    await wait(500)
    const { stallMs } = await site.usage()
    rows.push({ what, seconds, stallMs, aim: aims.stallMs, met: stallMs < aims.stallMs })
  }
  return rows
}

/** Milliseconds of uncached API calls; pages are measured by their data, which grows with the catalogue. */
async function measureCalls({ address }: Site, rounds: number): Promise<Record<string, number>> {
  const villa = await findVillaPath(address)
  const page = (path: string) => (round: number) =>
    `/api/cms/pages/bypath?path=${encodeURIComponent(path)}&lang=${['en', 'fr', 'de'][round % 3]}`
  const calls: Record<string, (round: number) => string> = {
    home: page('/'),
    villa: page(villa),
    results: page('/results'),
    experience: page('/experiences'),
    search: round => searchCalls[round * 7] ?? '',
    'search by words': round => `/api/core/search/lang/en?q=corfu%20${['pool', 'tennis', 'beach'][round % 3]}`,
  }
  const times: Record<string, number> = {}
  for (const [what, path] of Object.entries(calls)) {
    const taken: number[] = []
    for (let round = 0; round < rounds; round++) {
      const began = performance.now()
      await fetchRaw(address + path(round))
      taken.push(performance.now() - began)
    }
    times[what] = median(taken)
  }
  return times
}

export async function measureSize(world: World, villas: number, there?: { url: string; seconds: number }) {
  const { url, seconds: seedSeconds } = there ?? (await seed(world, villas))
  const began = performance.now()
  const site = await world.startSite({ databaseUrl: url })
  const startSeconds = (performance.now() - began) / 1000
  await site.usage()
  await wait(2000)
  const { stallMs } = await site.usage()
  const atRest = await residentOfAll(site)
  const stalls = await measureStalls(site, url)
  const calls = await measureCalls(site, world.effort.rounds * 6)
  const after = await residentOfAll(site)
  await site.stop()
  return { villas, seedSeconds, startSeconds, stallMs, atRest, after, stalls, calls }
}

/** Megabytes of all processes of the site during and after image processing. */
async function measurePictures(world: World): Promise<Table> {
  const site = await world.startSite()
  const reply = await fetch(`${site.address}/api/core/properties/search?limit=200`)
  const { properties } = (await reply.json()) as { properties: { thumb: { url: string } }[] }
  const wanted = properties.flatMap(({ thumb }) => [200, 400, 520, 1000].map(width => `${thumb.url}/${width}.avif`))
  const rest = await residentOfAll(site)
  let peak = rest
  let made = 0
  const one = async () => {
    for (let path = wanted.pop(); path; path = wanted.pop()) {
      await fetchRaw(site.address + path)
      made++
      if (made % 10 === 0) peak = Math.max(peak, await residentOfAll(site))
    }
  }
  await Promise.all([one(), one(), one()])
  await wait(15_000)
  const after = await residentOfAll(site)
  await site.stop()
  const aim = aims.residentAfterPicturesMb
  return {
    title: 'Pictures: megabytes resident in all processes of the site',
    columns: [
      { key: 'made', head: 'pictures made' },
      { key: 'rest', head: 'before' },
      { key: 'peak', head: 'during' },
      { key: 'after', head: '15 s after' },
      { key: 'aim', head: 'aim <' },
      met,
    ],
    rows: [{ made, rest, peak, after, aim, met: after < aim }],
  }
}

/** Responses per second of a site with one process and with two: short API calls, and rendered pages. */
async function measureProcesses(world: World): Promise<Table> {
  const generator = startProcess('bench/http/load.ts')
  const measure = async (processes: number) => {
    const site = await world.startSite({ environment: { WEB_CONCURRENCY: String(processes) } })
    await wait(3000)
    const { dated } = await attackPaths(site.address)
    // More requests of one address would not be queued.
    const asked = {
      'different searches': { paths: differentSearches(processes), connections: 32 },
      pages: { paths: dated, connections: 16 },
    }
    const rows: Row[] = []
    for (const [what, { paths, connections }] of Object.entries(asked)) {
      const load: Load = { address: site.address, paths, headers: {}, connections, seconds: world.effort.seconds * 2 }
      const { stood } = await ask<{ stood: Stood }>(generator.child, { load }, 'stood')
      const { perSecond, p99, failures } = stood
      rows.push({ what, processes, perSecond, p99, failures, residentMb: await residentOfAll(site) })
    }
    await site.stop()
    return rows
  }
  const one = await measure(1)
  const two = await measure(2)
  await generator.stop()
  const times = (row: Row, i: number) => Number(row.perSecond) / Number(one[i]?.perSecond)
  return {
    title: 'Processes: responses per second, of different searches over 32 connections and of pages with dates over 16',
    columns: [
      { key: 'what', head: 'request' },
      { key: 'processes', head: 'processes' },
      { key: 'perSecond', head: '1/s' },
      { key: 'ratio', head: '× one', digits: 2 },
      { key: 'p99', head: 'p99 ms' },
      { key: 'residentMb', head: 'MB in all' },
      { key: 'failures', head: 'failures' },
    ],
    rows: [...one.map(row => ({ ...row, ratio: 1 })), ...two.map((row, i) => ({ ...row, ratio: times(row, i) }))],
    notes: [
      'The client takes processor time, too: on two cores two processes cannot serve twice as many short requests.',
      'Pages cost the site much and the client little: they show the effect of a second process.',
    ],
  }
}

/**
 * The real server with large catalogues: start, memory, event loop stalls, API calls compared with the smallest
 * catalogue; then pictures and processes.
 */
export async function benchScale(world: World): Promise<Table[]> {
  const sizes = world.effort.sizes.length > 0 ? [0, ...world.effort.sizes] : usualSizes
  const measured = []
  for (const villas of [...new Set(sizes)]) measured.push(await measureSize(world, villas))
  const [smallest] = measured
  const named = (villas: number) => `${villas.toLocaleString('en-GB')} generated`
  const calls = Object.keys(smallest?.calls ?? {})
  const digits = (column: Column): Column => ({ ...column, digits: 1 })
  return [
    {
      title: 'Scale: the site with many villas, compared with the demonstration’s',
      columns: [
        { key: 'what', head: 'villas' },
        digits({ key: 'seedSeconds', head: 'seed s' }),
        digits({ key: 'startSeconds', head: 'start s' }),
        { key: 'atRest', head: 'MB at rest' },
        { key: 'after', head: 'MB after all' },
        { key: 'stallMs', head: 'stall ms after start' },
        met,
      ],
      rows: measured.map(({ villas, seedSeconds, startSeconds, atRest, after, stallMs }) => ({
        what: named(villas),
        seedSeconds,
        startSeconds,
        atRest,
        after,
        stallMs,
        met: startSeconds < aims.startSeconds && after < aims.residentMb && stallMs < aims.stallMs,
      })),
    },
    {
      title: 'Scale: the longest event loop stall during rare operations',
      columns: [
        { key: 'villas', head: 'villas' },
        { key: 'what', head: 'event' },
        digits({ key: 'seconds', head: 's' }),
        { key: 'stallMs', head: 'stall ms' },
        { key: 'aim', head: 'aim <' },
        met,
      ],
      rows: measured.flatMap(({ villas, stalls }) => stalls.map(row => ({ villas: named(villas), ...row }))),
    },
    {
      title: 'Scale: median milliseconds of API calls; × the demonstration’s',
      columns: [
        { key: 'what', head: 'villas' },
        ...calls.flatMap(call => [
          { key: call, head: call, digits: 1 },
          { key: `${call} ratio`, head: '×', digits: 1 },
        ]),
      ],
      rows: measured.map(({ villas, calls: times }) => ({
        what: named(villas),
        ...Object.fromEntries(
          calls.flatMap(call => [
            [call, times[call] ?? 0],
            [`${call} ratio`, (times[call] ?? 0) / (smallest?.calls[call] ?? 1)],
          ]),
        ),
      })),
    },
    await measurePictures(world),
    await measureProcesses(world),
  ]
}
