import { setTimeout as wait } from 'node:timers/promises'
import { ask, type Measured, residentOfAll, startProcess } from '../processes.ts'
import { met, type Row, type Table } from '../report.ts'
import { quantile } from '../statistics.ts'
import type { Site, World } from '../world.ts'
import type { Attack, Attacked } from './attacker.ts'
import { benchMisuse } from './misuse.ts'
import { attackPaths, coldPictures, visitedPaths } from './paths.ts'
import type { Visit, Visited } from './visitor.ts'

const aims = { p99: 250, residentMb: 600 } as const
const everyMs = 150
const visitorsAddress = '198.51.100.7'

type Case = { what: string; many?: true } & Pick<Attack, 'how' | 'connections' | 'paths'>

const manyAddresses = Array.from({ length: 250 }, (_, i) => `203.0.113.${i + 1}`)

async function casesOf(site: Site): Promise<Case[]> {
  const paths = await attackPaths(site.address)
  const asking = (what: string, paths: string[], connections: number): Case => ({
    what: `${what}, ${connections}`,
    how: 'ask',
    connections,
    paths,
  })
  return [
    asking('the cached home page', ['/'], 20),
    asking('searches with dates', paths.dated, 20),
    asking('searches with dates', paths.dated, 400),
    { ...asking('searches with dates, 250 addresses', paths.dated, 400), many: true },
    asking('searches without dates, all different', paths.combined, 20),
    asking('unknown paths', paths.unknown, 20),
    asking('misspelt words on the search page', paths.misspelt, 20),
    asking('searches with dates without results', paths.empty, 20),
    asking('percent-encoded paths', paths.encoded, 20),
    asking('percent-encoded paths', paths.encoded, 400),
    asking('search requests', paths.calls, 20),
    asking('search requests', paths.calls, 400),
    { ...asking('quotes of stays, 250 addresses', paths.quotes, 400), many: true },
    asking('start-up data', paths.startup, 20),
    { what: 'unfinished headers, 1,000', how: 'slow-headers', connections: 1000, paths: [] },
    { what: 'idle connections, 3,000', how: 'idle', connections: 3000, paths: [] },
    // Runs last, because the image process retains memory until it has been idle.
    {
      what: 'pictures, 300, aborted',
      how: 'give-up',
      connections: 300,
      paths: (await coldPictures(site.address)).slice(0, 300),
    },
  ]
}

/** Measures an ordinary visitor during an attack, and the state of the site. */
async function measure(
  site: Site,
  { attacker, visitor }: { attacker: Measured; visitor: Measured },
  { what, many, ...attack }: Case,
  seconds: number,
): Promise<Row> {
  const visit: Visit = {
    address: site.address,
    paths: await visitedPaths(site.address),
    from: visitorsAddress,
    everyMs,
  }
  // Warms the cache with the visitor's pages.
  for (const path of visit.paths)
    await (await fetch(site.address + path, { headers: { 'accept-encoding': 'br' } })).text()
  const visited = ask<{ visited: Visited }>(visitor.child, { visit }, 'visited')
  const from = many ? manyAddresses : manyAddresses.slice(0, 1)
  let residentMb = 0
  await site.usage()
  const watch = setInterval(async () => {
    residentMb = Math.max(residentMb, await residentOfAll(site))
  }, 1000)
  const { attacked } = await ask<{ attacked: Attacked }>(
    attacker.child,
    { attack: { ...attack, address: site.address, from, seconds } satisfies Attack },
    'attacked',
  )
  clearInterval(watch)
  visitor.child.send({ stop: true })
  const { times, failures } = (await visited).visited
  residentMb = Math.max(residentMb, await residentOfAll(site))
  const { 429: limited = 0, 503: busy = 0, closed = 0, ...done } = attacked.statuses
  const { stallMs } = await site.usage()
  const p99 = quantile(times, 0.99)
  return {
    what,
    done: Object.values(done).reduce((sum, count) => sum + count, 0) / attacked.seconds,
    refused: (limited + busy + closed) / attacked.seconds,
    p50: quantile(times, 0.5),
    p99,
    most: Math.max(...times),
    failures,
    stallMs,
    residentMb,
    met: p99 < aims.p99 && failures === 0 && residentMb < aims.residentMb,
  }
}

/** Time of an uncached picture, requested from another address than the aborted ones. */
async function coldPicture(site: Site, path: string): Promise<number> {
  const began = performance.now()
  await (await fetch(site.address + path, { headers: { 'x-forwarded-for': visitorsAddress } })).arrayBuffer()
  return (performance.now() - began) / 1000
}

interface Measuring {
  title: string
  environment: Record<string, string>
  isMeasured?: (attack: Case) => boolean
}

async function measureAll(world: World, { title, environment, isMeasured = () => true }: Measuring): Promise<Table> {
  const seconds = world.effort.rounds * 4
  // Environment as recommended in docs/operations.md.
  const operated = { TRUST_PROXY: 'true', MALLOC_ARENA_MAX: '2' }
  const site = await world.startSite({ environment: { ...operated, ...environment } })
  const processes = {
    attacker: startProcess('bench/attack/attacker.ts'),
    visitor: startProcess('bench/attack/visitor.ts'),
  }
  const nobody: Case = { what: 'none', how: 'idle', connections: 0, paths: [] }
  const rows: Row[] = []
  const notes = [
    `A visitor from another address asks for home, a villa, results, a region and one call, one every ${everyMs} ms;`,
    `aims: p99 < ${aims.p99} ms, no failures, < ${aims.residentMb} MB in all processes of the site. One site stands all of it in turn.`,
    'turn ms: the longest turn of the event loop in processor time, which what else the machine does makes hardly longer.',
  ]
  for (const attack of [nobody, ...(await casesOf(site)).filter(isMeasured)]) {
    rows.push(await measure(site, processes, attack, seconds))
    if (attack.how === 'give-up') {
      const [cold = ''] = (await coldPictures(site.address)).slice(300)
      notes.push(`After the aborted pictures another one took ${(await coldPicture(site, cold)).toFixed(1)} s.`)
    }
    await wait(1000)
  }
  await Promise.all([site, ...Object.values(processes)].map(process => process.stop()))
  return {
    title,
    columns: [
      { key: 'what', head: 'attack, connections' },
      { key: 'done', head: 'done/s' },
      { key: 'refused', head: 'rejected/s' },
      { key: 'p50', head: 'visitor p50 ms' },
      { key: 'p99', head: 'p99' },
      { key: 'most', head: 'most' },
      { key: 'failures', head: 'failed' },
      { key: 'stallMs', head: 'turn ms' },
      { key: 'residentMb', head: 'MB' },
      met,
    ],
    rows,
    notes,
  }
}

/** Attacks on the site, with all limits and without the rate limit. */
export async function benchAttack(world: World): Promise<Table[]> {
  return [
    await measureAll(world, { title: 'Attacked: with the usual limits', environment: { RATE_LIMIT_PER_MINUTE: '' } }),
    await measureAll(world, {
      title: 'Attacked: without a rate limit, as by very many addresses',
      environment: {},
      isMeasured: ({ paths }) => paths.some(path => path.startsWith('/api/')),
    }),
    await benchMisuse(world),
  ]
}
