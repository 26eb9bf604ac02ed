import { join } from 'node:path'
import { fetchRaw } from './http/answer.ts'
import type { Load, Stood } from './http/load.ts'
import { differentSearches, pagePaths, searchCall } from './http/requests.ts'
import { ask, freePort, type Measured, residentOfAll, startProcess, untilReady } from './processes.ts'
import type { Row, Table } from './report.ts'
import { median, medianRatio, spread } from './statistics.ts'
import type { Site, World } from './world.ts'

const connections = 32

/** A way to serve the site: instances, each with so many processes. */
interface Form {
  what: string
  instances: number
  processes: number
}

const forms: Form[] = [
  { what: 'one process', instances: 1, processes: 1 },
  { what: 'two processes', instances: 1, processes: 2 },
  { what: 'four processes', instances: 1, processes: 4 },
  { what: 'two instances', instances: 2, processes: 1 },
]

interface Case {
  what: string
  paths: string[]
  encoding?: 'br'
}

/** Requests per second of all servers together: each has a load generator with its share of the connections. */
async function loadOf(
  generators: Measured[],
  servers: { address: string }[],
  load: Omit<Load, 'address' | 'connections'>,
) {
  const share = connections / servers.length
  const stood = await Promise.all(
    servers.map(({ address }, i) =>
      ask<{ stood: Stood }>(
        (generators[i] as Measured).child,
        { load: { ...load, address, connections: share } },
        'stood',
      ),
    ),
  )
  const failures = stood.reduce((sum, { stood: { failures } }) => sum + failures, 0)
  if (failures > 0) throw new Error(`${failures} requests failed`)
  return stood.reduce((sum, { stood: { perSecond } }) => sum + perSecond, 0)
}

/**
 * Requests per second of the site with one, two and four processes and as two instances with data folders of their own,
 * beside a bare server that sends the same bytes, in alternating rounds.
 */
export async function benchScaleOut(world: World): Promise<Table[]> {
  const { rounds, seconds } = world.effort
  const port = await freePort()
  const bareAddress = `http://127.0.0.1:${port}/`
  const bare = startProcess('bench/http/bare-server.ts', { PORT: String(port) })
  const generators = [startProcess('bench/http/load.ts'), startProcess('bench/http/load.ts')]
  await untilReady(bareAddress, bare)
  const rows: Row[] = []

  const measure = async (form: Form, sites: Site[], { what, paths, encoding }: Case) => {
    const headers: Record<string, string> = encoding ? { 'accept-encoding': encoding } : {}
    const [first = ''] = paths
    await ask(bare.child, { serve: await fetchRaw((sites[0] as Site).address + first, encoding) }, 'serving')
    const load = { paths, headers, seconds }
    const peer = [{ address: bareAddress }]
    for (const servers of [sites, peer]) await loadOf(generators, servers, { ...load, seconds: Math.min(1, seconds) })
    const [own, theirs]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      own.push(await loadOf(generators, sites, load))
      theirs.push(await loadOf(generators, peer, load))
    }
    const resident = await Promise.all(sites.map(site => residentOfAll(site)))
    rows.push({
      response: what,
      form: form.what,
      perSecond: median(own),
      barePerSecond: median(theirs),
      ratio: medianRatio(own, theirs),
      spread: Math.max(spread(own), spread(theirs)) * 100,
      residentMb: resident.reduce((sum, megabytes) => sum + megabytes, 0),
    })
  }

  for (const form of forms) {
    const sites = await Promise.all(
      Array.from({ length: form.instances }, (_, number) =>
        world.startSite({
          environment: {
            WEB_CONCURRENCY: String(form.processes),
            DATA_DIR: join(world.folder, `${form.what.replace(' ', '-')}-${number}`),
          },
        }),
      ),
    )
    const { home = '/' } = await pagePaths((sites[0] as Site).address)
    const cases: Case[] = [
      { what: 'home', paths: [home], encoding: 'br' },
      { what: 'search call', paths: [searchCall] },
      { what: 'different searches', paths: differentSearches(form.processes) },
    ]
    for (const one of cases) await measure(form, sites, one)
    await Promise.all(sites.map(site => site.stop()))
  }
  await Promise.all([bare, ...generators].map(process => process.stop()))
  const order = ['home', 'search call', 'different searches']
  rows.sort((a, b) => order.indexOf(String(a.response)) - order.indexOf(String(b.response)))

  return [
    {
      title: `Scale out: requests per second, ${connections} connections, beside a bare node:http server with one process`,
      columns: [
        { key: 'response', head: 'response' },
        { key: 'form', head: 'served by' },
        { key: 'perSecond', head: 'req/s' },
        { key: 'barePerSecond', head: 'bare' },
        { key: 'ratio', head: 'ratio', digits: 2 },
        { key: 'spread', head: 'spread', unit: ' %' },
        { key: 'residentMb', head: 'MB' },
      ],
      rows,
      notes: [
        'Servers, load generators and database share the cores of one machine: with two cores, more processes than one',
        'only help where a response takes longer than its request. Memory is that of all processes of the site.',
      ],
    },
  ]
}
