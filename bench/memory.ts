import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Load, Stood } from './http/load.ts'
import { pagePaths, searchCalls } from './http/requests.ts'
import { ask, freePort, type Measured, startProcess, untilReady } from './processes.ts'
import type { Row, Table } from './report.ts'
import type { World } from './world.ts'

/** Architecture names in Debian's path of the other allocator. */
const jemalloc = ['x86_64', 'aarch64']
  .map(machine => `/usr/lib/${machine}-linux-gnu/libjemalloc.so.2`)
  .find(file => existsSync(file))

/** The site by default, and with the operator's memory settings. */
const sites: [what: string, environment: Record<string, string>][] = [
  ['site', {}],
  ['site, MALLOC_ARENA_MAX=2', { MALLOC_ARENA_MAX: '2' }],
  ...(jemalloc ? [['site, jemalloc', { LD_PRELOAD: jemalloc }] satisfies [string, Record<string, string>]] : []),
]

/** Uncached pages: rendered, compressed, and cached until evicted. */
const madeUp = Array.from({ length: 4000 }, (_, i) => `/results?minprice=${1000 + i}`)
/** Responses with all villas, which a large catalogue makes too long to cache. */
const long = Array.from({ length: 200 }, (_, i) => `/api/core/properties/search?minprice=${1000 + i}&limit=10000`)

/**
 * Memory of the site's process at rest, under load and afterwards, compared with a bare server under the same load;
 * and the effect of the allocator.
 */
export async function benchMemory(world: World): Promise<Table[]> {
  const seconds = world.effort.seconds * 2
  const generator = startProcess('bench/http/load.ts')

  const resident = async (server: Measured) => (await server.usage()).residentMb
  const measure = async (what: string, server: Measured, address: string, paths: string[][]): Promise<Row> => {
    await wait(2000)
    const rest = await resident(server)
    let peak = rest
    for (const asked of paths) {
      const load: Load = { address, paths: asked, headers: { 'accept-encoding': 'br' }, connections: 32, seconds }
      await ask<{ stood: Stood }>(generator.child, { load }, 'stood')
      peak = Math.max(peak, await resident(server))
    }
    await wait(3000)
    return { what, rest, peak, after: await resident(server) }
  }

  const rows: Row[] = []
  let paths: string[][] = []
  for (const [what, environment] of sites) {
    const site = await world.startSite({ environment })
    const pages = Object.values(await pagePaths(site.address))
    paths = [...pages.map(path => [path]), searchCalls, madeUp, long]
    rows.push(await measure(what, site, site.address, paths))
    await site.stop()
  }
  const port = await freePort()
  const bare = startProcess('bench/http/bare-server.ts', { PORT: String(port) })
  const bareAddress = `http://127.0.0.1:${port}`
  await untilReady(bareAddress, bare)
  rows.push(await measure('bare node:http', bare, bareAddress, paths))
  await Promise.all([bare, generator].map(process => process.stop()))
  return [
    {
      title: 'Memory: megabytes resident in the server’s process (the database has its own)',
      columns: [
        { key: 'what', head: 'server' },
        { key: 'rest', head: 'at rest' },
        { key: 'peak', head: 'under load' },
        { key: 'after', head: '3 s after' },
      ],
      rows,
      notes: [
        'Load: cached home, results and villa pages, searches, uncached search pages, responses with all villas.',
        ...(jemalloc ? [] : ['There is no jemalloc on this machine (libjemalloc2 in Debian).']),
      ],
    },
  ]
}
