import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '#database/connection'
import { primaryOnly } from '#database/replica/report-source'
import { addDays } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import { templateOf } from '#domain/content/templates'
import { builtDocuments } from '#server/adapters/documents/documents'
import { localFolder } from '#server/adapters/media-store/local-folder'
import { paymentProviders } from '#server/adapters/payments/payment-providers'
import { createApp } from '#server/app'
import { openCatalogue } from '#server/catalogue/catalogue'
import { internalAddress } from '#server/platform/auth/visitor'
import { readConfiguration } from '#server/platform/config/configuration'
import { systemClock } from '#server/platform/runtime/clock'
import { builtRenderer } from '#server/render/built-renderer'
import { root } from '#tools/root'
import { fetchRaw } from './http/answer.ts'
import type { Row, Table } from './report.ts'
import { median, quantile } from './statistics.ts'
import type { World } from './world.ts'

const bookingsPerSecond = 50
/** Options that stay live during the benchmark. */
const liveOptions = 100
/** Milliseconds that separate rendered pages (above) from cached ones. */
const slow = 5

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Milliseconds of this process's processor time: other work on the machine counts little. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** One page per template of the catalogue. */
async function pagesByTemplate(address: string): Promise<Map<string, string>> {
  const ask = async (path: string) => (await fetch(address + path)).json()
  const { pages, properties, experiences, experienceGroups, blogPages, blogTags, pressPages } = await ask(
    '/api/core/spastartupdata?$select=pages,properties,experiences,experienceGroups,blogPages,blogTags,pressPages',
  )
  const byName = new Map<string, string>([
    ['villa', properties[0].url],
    ['experience', experiences[0].cmsRelativeUrl],
    ['experience-group', experienceGroups[0].cmsRelativeUrl],
    ['journal-article', blogPages[0].CMSRelativeURL],
    ['journal-topic', blogTags[0].blogTagCMSRelativeURL],
    ['press-article', pressPages[0].cmsRelativeURL],
  ])
  for (const { templateId, httpStatusCode, paths } of pages) {
    const { name, client } = templateOf(templateId)
    if (httpStatusCode === 200 && !client && !byName.has(name)) byName.set(name, paths[0].path)
  }
  // Pages that need a token do not open by themselves.
  for (const [name, path] of byName) if ((await fetch(address + path)).status !== 200) byName.delete(name)
  return byName
}

/** Processor time to render a page from scratch, and to revalidate a cached one; in this process. */
async function rendering({ folder, effort, siteDatabase }: World, pages: Map<string, string>): Promise<Row[]> {
  const url = await siteDatabase()
  const { db, line, close } = connect(url)
  const catalogue = await openCatalogue(db, { url, line }, systemClock)
  const configuration = readConfiguration({ LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000000' })
  const app = await createApp({
    context: {
      configuration,
      db,
      reports: primaryOnly(db),
      catalogue,
      clock: systemClock,
      store: localFolder(join(folder, 'media')),
      documents: builtDocuments(join(root, 'dist')),
      identities: {},
      identify: async () => undefined,
      payments: paymentProviders(configuration),
    },
    renderer: { ...(await builtRenderer(join(root, 'dist'))), fresh: true },
  })
  const own = { remoteAddress: internalAddress('default') }
  const measured = Array.from(pages, ([template, path]) => ({
    template,
    path,
    make: () => app.inject({ url: path }),
    askAgain: () =>
      Promise.all([
        app.inject({ url: `/api/cms/pages/bypath?path=${encodeURIComponent(path)}`, ...own }),
        app.inject({ url: '/api/core/site/lang/en', ...own }),
      ]),
    made: [] as number[],
    again: [] as number[],
  }))
  // In turn, as visitors request them: a page that is rendered again and again has all caches of the processor.
  for (let round = 0; round < effort.rounds * 16; round++) {
    for (const { make, askAgain, made, again } of measured) {
      made.push(await processorTime(make))
      again.push(await processorTime(askAgain))
    }
  }
  // The first half ran while code was compiled, which other threads do: that lasts for some hundred pages.
  const settled = (times: number[]) => median(times.slice(times.length >> 1))
  const rows = measured.map(({ template, path, made, again }) => ({
    template,
    path,
    made: settled(made),
    again: settled(again),
  }))
  await app.close()
  await catalogue.stop()
  await close()
  return rows
}

/** Competing clients that hold dates and extend their options until stopped. */
function others(databaseUrl: string) {
  const { db, close } = connect(databaseUrl, { max: 4 })
  const end = new AbortController()
  const { promise: live, resolve: begun } = Promise.withResolvers<void>()
  let done = 0
  const hold = (turn: number) => {
    const from = addDays(todayAt(systemClock.now()), 20 + 3 * Math.floor(turn / 70))
    return db.execute(`with b as (insert into booking (status) values (0) returning id),
      i as (insert into booking_item (booking_id, villa_id, stay, status)
        select id, ${2 + (turn % 70)}, daterange('${from}', '${addDays(from, 3)}'), 4 from b returning id)
      insert into "option" (booking_item_id, started_at, expires_at) select id, now(), now() + interval '1 hour' from i`)
  }
  const prolong = () =>
    db.execute(`update "option" set expires_at = expires_at + interval '1 minute'
      where booking_item_id = (select booking_item_id from "option" order by random() limit 1)`)
  const work = (async () => {
    let held = 0
    let first = 0
    for (; held < liveOptions; first++)
      held += await hold(first).then(
        () => 1,
        () => 0,
      )
    begun()
    const start = performance.now()
    for (let turn = 2 * first; !end.signal.aborted; turn++) {
      // Dates that are already taken are rejected; the next can be available.
      const booked = turn % 2 ? prolong() : hold(turn / 2)
      await booked.then(
        () => done++,
        () => undefined,
      )
      await wait(Math.max(0, start + ((turn + 1 - 2 * first) * 1000) / bookingsPerSecond - performance.now()))
    }
  })()
  return {
    /** As many options are live as intended. */
    live,
    stop: async () => {
      end.abort()
      await work
      await close()
      return done
    },
  }
}

/** Cost of rendering, and the hit rate of cached pages during bookings. */
export async function benchKept(world: World): Promise<Table[]> {
  const seconds = world.effort.seconds * 2
  const site = await world.startSite()
  const pages = await pagesByTemplate(site.address)
  const askAll = async () => {
    const times: number[] = []
    for (const path of pages.values()) times.push(await timed(() => fetchRaw(site.address + path, 'br')))
    return times
  }
  const measure = async (what: string): Promise<Row> => {
    const times: number[] = []
    const start = performance.now()
    while (performance.now() - start < seconds * 1000) times.push(...(await askAll()))
    return {
      what,
      asked: times.length,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      most: Math.max(...times),
      kept: (times.filter(ms => ms < slow).length / times.length) * 100,
    }
  }
  /** Searches with dates, all different, so that none is cached. */
  let searches = 0
  const search = async (what: string): Promise<Row> => {
    const times: number[] = []
    const start = performance.now()
    while (performance.now() - start < seconds * 1000) {
      const from = addDays(todayAt(systemClock.now()), 30 + (searches % 300))
      const people = 2 + (Math.floor(searches++ / 300) % 19)
      const asked = new URLSearchParams({ from, to: addDays(from, 7), people: String(people) })
      times.push(await timed(() => fetchRaw(`${site.address}/api/core/properties/search?${asked}`, 'br')))
    }
    return {
      what,
      asked: times.length,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      most: Math.max(...times),
    }
  }
  await askAll()
  await askAll()
  await search('')
  const quiet = await measure('nobody books')
  const quietSearch = await search('nobody books')
  const booking = others(await world.siteDatabase())
  await booking.live
  // Pages cached before the bookings began are rendered again once.
  await askAll()
  const began = performance.now()
  const busy = await measure('others book')
  const busySearch = await search('others book')
  const perSecond = ((await booking.stop()) * 1000) / (performance.now() - began)
  await site.stop()
  const rendered = await rendering(world, pages)
  return [
    {
      title: 'Pages: milliseconds of processor time to render one, and to revalidate it',
      columns: [
        { key: 'template', head: 'template' },
        { key: 'path', head: 'page' },
        { key: 'made', head: 'rendered', digits: 1 },
        { key: 'again', head: 'revalidated', digits: 1 },
      ],
      rows: rendered,
    },
    {
      title: `Cached pages, requested sequentially, while others take and extend options`,
      columns: [
        { key: 'what', head: 'load' },
        { key: 'asked', head: 'pages' },
        { key: 'p50', head: 'p50 ms', digits: 2 },
        { key: 'p99', head: 'p99 ms', digits: 2 },
        { key: 'most', head: 'max ms', digits: 1 },
        { key: 'kept', head: `under ${slow} ms`, digits: 1, unit: '%' },
      ],
      rows: [quiet, busy],
      notes: [
        `${liveOptions} options live from the start; others did ${Math.round(perSecond)} holds and keepalives a second, of other villas than the one that is asked for.`,
        'Rendering a page over HTTP takes longer than the milliseconds above, so faster responses were cached.',
      ],
    },
    {
      title: 'Searches with dates, all different, sequential, while others take and extend options',
      columns: [
        { key: 'what', head: 'load' },
        { key: 'asked', head: 'searches' },
        { key: 'p50', head: 'p50 ms', digits: 2 },
        { key: 'p99', head: 'p99 ms', digits: 2 },
        { key: 'most', head: 'max ms', digits: 1 },
      ],
      rows: [quietSearch, busySearch],
    },
  ]
}
