import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { databaseProxy } from '#testing/network/proxy'
import { freePort, startProcess, untilReady } from '../processes.ts'
import { met, type Row, type Table } from '../report.ts'
import type { Site, World } from '../world.ts'

const run = promisify(execFile)

const aims = { noticed: 15, answered: 15, healed: 15, stopped: 12, slowLeft: 0, refused: 0 } as const

const reviews = '/api/core/properties/1/reviews'
const kept = '/greece'

const seconds = (began: number) => (performance.now() - began) / 1000
const statusOf = (address: string, path: string) =>
  fetch(address + path, { signal: AbortSignal.timeout(60_000), headers: { connection: 'close' } }).then(
    async reply => {
      await reply.arrayBuffer()
      return reply.status
    },
    () => 0,
  )

/** Seconds until a path responds with the status; 60 at most. */
async function until(address: string, path: string, status: number): Promise<number> {
  const began = performance.now()
  while (seconds(began) < 60 && (await statusOf(address, path)) !== status) await wait(50)
  return seconds(began)
}

interface Fault {
  what: string
  begin: () => unknown
  end: () => unknown
}

/** Responses of API calls and cached pages from the moment the database stops responding. */
async function silence(address: string, { what, begin, end }: Fault): Promise<Row> {
  await statusOf(address, kept)
  await statusOf(address, reviews)
  let slowest = 0
  let wrong = 0
  let keptFailed = 0
  const over = new AbortController()
  const visitor = async (path: string, expected: number, fail: () => void) => {
    while (!over.signal.aborted) {
      const began = performance.now()
      if ((await statusOf(address, path)) !== expected) fail()
      slowest = Math.max(slowest, seconds(began))
      await wait(150)
    }
  }
  await begin()
  const visitors = [
    visitor(reviews, 503, () => wrong++),
    visitor(reviews, 503, () => wrong++),
    visitor(kept, 200, () => keptFailed++),
  ]
  const noticed = await until(address, '/readyz', 503)
  await wait(15_000)
  over.abort()
  await Promise.all(visitors)
  await end()
  const healed = await until(address, reviews, 200)
  return {
    what,
    noticed,
    slowest,
    wrong,
    keptFailed,
    healed,
    met: noticed < aims.noticed && slowest < aims.answered && healed < aims.healed && wrong === 0 && keptFailed === 0,
  }
}

/** Database processes in a folder. */
async function databaseIn(folder: string): Promise<number[]> {
  const file = await readFile(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8')
  const first = Number(file.split('\n')[0])
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid='])
  const all = stdout.split('\n').map(line => line.trim().split(/\s+/).map(Number))
  return [first, ...all.flatMap(([pid = 0, parent]) => (parent === first ? [pid] : []))]
}

async function standingStill({ folder }: World): Promise<Row[]> {
  const data = join(folder, 'still')
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const site = startProcess('tools/start.ts', { DATA_DIR: data, PORT: String(port), RATE_LIMIT_PER_MINUTE: '1000000' })
  await untilReady(`${address}/readyz`, site)
  const signal = async (name: NodeJS.Signals) => {
    for (const pid of await databaseIn(data)) process.kill(pid, name)
  }
  const row = await silence(address, {
    what: 'the database is stopped (SIGSTOP)',
    begin: () => signal('SIGSTOP'),
    end: () => signal('SIGCONT'),
  })
  const processes = await databaseIn(data)
  await signal('SIGSTOP')
  const began = performance.now()
  await site.stop()
  const stopped = seconds(began)
  for (const pid of processes) {
    try {
      process.kill(pid, 'SIGCONT')
      if (pid === processes[0]) process.kill(pid, 'SIGINT')
    } catch {
      // It had already exited.
    }
  }
  return [row, { what: 'SIGTERM while it is stopped', stopped, met: stopped < aims.stopped }]
}

async function carryingNothing(world: World): Promise<Row> {
  const proxy = await databaseProxy(await world.siteDatabase())
  const site = await world.startSite({ databaseUrl: proxy.url })
  const row = await silence(site.address, {
    what: 'the connection is silent (a firewall that drops)',
    begin: proxy.freeze,
    end: proxy.thaw,
  })
  await site.stop()
  await proxy.close()
  return row
}

const open = async (address: string): Promise<Socket> => {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined)
  return socket
}

/** Clients that send many large requests and read no responses. */
async function slowReaders(world: World, what: string, count: number, pipelined: number): Promise<Row> {
  const site: Site = await world.startSite()
  const before = (await site.usage()).residentMb
  const path = '/api/core/spastartupdata'
  const request = `GET ${path} HTTP/1.1\r\nHost: villas.example\r\nAccept-Encoding: identity\r\n\r\n`
  await statusOf(site.address, path)
  const readers = await Promise.all(Array.from({ length: count }, () => open(site.address)))
  for (const reader of readers) {
    reader.pause()
    reader.write(request.repeat(pipelined))
  }
  let most = before
  for (let i = 0; i < 45; i++) {
    await wait(2000)
    most = Math.max(most, (await site.usage()).residentMb)
  }
  const cut = { left: 0 }
  for (const reader of readers) reader.resume()
  await wait(3000)
  for (const reader of readers) {
    if (!reader.closed) cut.left++
    reader.destroy()
  }
  const visitor = await statusOf(site.address, kept)
  await site.stop()
  return { what, count, left: cut.left, before, most, met: cut.left <= aims.slowLeft && visitor === 200 }
}

/** Exhausts the process's file descriptors with idle connections, and measures later visitors. */
async function idleConnections(world: World): Promise<Row> {
  const count = 1300
  const site = await world.startSite({ files: 1024 })
  const idle = await Promise.all(Array.from({ length: count }, () => open(site.address)))
  let refused = 0
  for (let i = 0; i < 100; i++) if ((await statusOf(site.address, kept)) !== 200) refused++
  for (const socket of idle) socket.destroy()
  await site.stop()
  return { what: 'idle connections at 1,024 files', count, refused, met: refused <= aims.refused }
}

/** Effects of dead connections and slow readers on the site. */
export async function lineFaults(world: World): Promise<Table[]> {
  const silent = [...(await standingStill(world)), await carryingNothing(world)]
  const visitors = [
    await idleConnections(world),
    await slowReaders(world, 'readers of nothing', 400, 4),
    await slowReaders(world, 'readers of nothing who ask a thousand times', 400, 1000),
  ]
  return [
    {
      title: 'Dead database connections: seconds',
      columns: [
        { key: 'what', head: 'fault' },
        { key: 'noticed', head: 'readyz 503', digits: 1 },
        { key: 'slowest', head: 'slowest response', digits: 1 },
        { key: 'wrong', head: 'calls not 503' },
        { key: 'keptFailed', head: 'cached pages not 200' },
        { key: 'healed', head: 'served again', digits: 1 },
        { key: 'stopped', head: 'stopped', digits: 1 },
        met,
      ],
      rows: silent,
      notes: [
        `Aims: detected, answered and recovered in ${aims.noticed} s, stopped in ${aims.stopped} s; no request hangs, every cached page is served.`,
      ],
    },
    {
      title: 'Idle and unread connections, for a minute and a half',
      columns: [
        { key: 'what', head: 'clients' },
        { key: 'count', head: 'connections' },
        { key: 'left', head: 'left' },
        { key: 'refused', head: 'visitors rejected of 100' },
        { key: 'before', head: 'MB before' },
        { key: 'most', head: 'MB peak' },
        met,
      ],
      rows: visitors,
    },
  ]
}
