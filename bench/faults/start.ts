import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { newFolder } from '#testing/folder'
import { freePort, type Measured, startProcess, untilReady } from '../processes.ts'
import { met, type Row, type Table } from '../report.ts'

const run = promisify(execFile)

/** Maximum seconds for a shutdown, on a busy machine. */
const bound = 30

/** Sites that share a data folder, whose name identifies their processes. */
interface Scene {
  folder: string
  environment: Record<string, string>
}

interface Running extends Measured {
  address: string
  ended: Promise<unknown>
}

async function startSite({ folder, environment }: Scene): Promise<Running> {
  const port = await freePort()
  const settings = { MODE: 'demo', DATABASE_URL: '', PUBLIC_URL: '', LOG_LEVEL: 'silent' }
  const site = startProcess(
    'tools/start.ts',
    { ...settings, PORT: String(port), DATA_DIR: folder, ...environment },
    // An argument that identifies leftover processes.
    { args: [folder] },
  )
  return { ...site, address: `http://127.0.0.1:${port}`, ended: once(site.child, 'exit') }
}

/** Processes that belong to a folder. */
async function processesOf(folder: string): Promise<{ pid: number; command: string }[]> {
  const { stdout } = await run('ps', ['-A', '-w', '-w', '-o', 'pid=,stat=,command='], { maxBuffer: 1 << 26 })
  return stdout.split('\n').flatMap(line => {
    const [, pid, state = '', command = ''] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return command.includes(folder) && !state.startsWith('Z') ? [{ pid: Number(pid), command }] : []
  })
}

/** Leftovers of stopped sites: processes, the pid file, drafts. Empty if clean. */
async function leftIn(folder: string): Promise<string[]> {
  const database = join(folder, 'postgres')
  const names = async (path: string) => readdir(path).catch(() => [])
  const files = [...(await names(database)), ...(await names(join(database, 'data')))]
  return [
    ...(await processesOf(folder)).map(({ command }) => command),
    ...files.filter(name => /^(draft-|postmaster\.pid$)/.test(name)),
    ...(await names(join(folder, 'media', 'drafts'))),
  ]
}

const stop = async (site: Running, signal: NodeJS.Signals) => {
  site.child.kill(signal)
  await Promise.race([site.ended, wait(bound * 2000, undefined, { ref: false })])
}

/** The next start on the folder serves, and leaves nothing when it stops. */
async function servesAgain(scene: Scene): Promise<string[]> {
  const next = await startSite(scene)
  try {
    await untilReady(`${next.address}/readyz`, next)
  } finally {
    await stop(next, 'SIGTERM')
  }
  return leftIn(scene.folder)
}

const milliseconds = (from: number) => performance.now() - from

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await newFolder('maestrale-faults-')
  try {
    return await work(folder)
  } finally {
    for (const { pid } of await processesOf(folder)) process.kill(pid, 'SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Stops sites at random moments of a first start; reports leftovers immediately and after the next start. */
async function stopAtRandom(
  what: string,
  { rounds, firstStart }: { rounds: number; firstStart: number },
  {
    sites = 1,
    environment = {},
    killed = false,
  }: { sites?: number; environment?: Record<string, string>; killed?: boolean },
): Promise<Row> {
  const faults: string[] = []
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    await inFolder(async folder => {
      const scene = { folder, environment }
      const signals: NodeJS.Signals[] = []
      await Promise.all(
        Array.from({ length: sites }, async () => {
          const site = await startSite(scene)
          await wait(Math.random() * firstStart * 1.3)
          const signal = killed && Math.random() < 0.5 ? 'SIGKILL' : 'SIGTERM'
          signals.push(signal)
          const asked = performance.now()
          await stop(site, signal)
          slowest = Math.max(slowest, milliseconds(asked) / 1000)
        }),
      )
      // A killed process runs no shutdown hooks: the next start cleans up.
      const left = signals.includes('SIGKILL') ? [] : await leftIn(folder)
      const later = await servesAgain(scene).catch((error: Error) => [error.message])
      if (left.length + later.length > 0) faults.push([...left, ...later].join(', '))
    })
  }
  for (const fault of faults) console.error(`${what}: ${fault}`)
  const clean = rounds - faults.length
  return { what, rounds, clean, seconds: slowest, met: clean === rounds && slowest < bound }
}

/** Polls a cached page and /readyz while the database is unavailable. */
async function whileAway(what: string, site: Running, bringBack: () => Promise<void>): Promise<Row> {
  const began = performance.now()
  let [asked, answered, told] = [0, 0, false]
  let back = false
  const work = bringBack()
  while (!back && milliseconds(began) < 120_000) {
    const page = await fetch(site.address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    await page?.arrayBuffer()
    asked++
    if (page?.ok) answered++
    const ready = await fetch(`${site.address}/readyz`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
    await ready?.arrayBuffer()
    told ||= ready?.status === 503
    back = told && ready?.ok === true
    await wait(50)
  }
  await work
  return { what, rounds: asked, clean: answered, seconds: milliseconds(began) / 1000, met: back && asked === answered }
}

const databaseOf = async (folder: string) => {
  const processes = await processesOf(join(folder, 'postgres', 'data'))
  return processes.find(({ command }) => /bin\/postgres -D/.test(command))?.pid ?? 0
}

async function withRunningSite(folder: string, work: (site: Running) => Promise<Row>): Promise<Row> {
  const site = await startSite({ folder, environment: {} })
  try {
    await untilReady(site.address, site)
    return await work(site)
  } finally {
    await stop(site, 'SIGTERM')
  }
}

const killDatabase = () =>
  inFolder(folder =>
    withRunningSite(folder, site =>
      whileAway('the database is killed', site, async () => {
        process.kill(await databaseOf(folder), 'SIGKILL')
      }),
    ),
  )

/** Fills the database's disk until it stops, and frees space again; undefined if no test disk is available. */
async function fillDisk(): Promise<Row | undefined> {
  return inFolder(async folder => {
    const disk = join(folder, 'postgres')
    await mkdir(disk)
    const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=200m,mode=755', 'none', disk]).then(
      () => true,
      () => false,
    )
    if (!mounted) return undefined
    try {
      return await withRunningSite(folder, site =>
        whileAway('the disk of the database is full when it is killed', site, async () => {
          const filler = join(disk, 'filler')
          await run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M']).catch(() => undefined)
          process.kill(await databaseOf(folder), 'SIGKILL')
          await wait(5000)
          await rm(filler)
        }),
      )
    } finally {
      await run('umount', [disk])
    }
  })
}

/** Leftovers of a site that is stopped, killed, or loses its database, at random moments each. */
export async function startFaults(rounds = 16): Promise<Table[]> {
  const firstStart = await inFolder(async folder => {
    const site = await startSite({ folder, environment: {} })
    const took = await untilReady(`${site.address}/readyz`, site)
    await stop(site, 'SIGTERM')
    return took
  })
  const effort = { rounds, firstStart }
  const several = { WEB_CONCURRENCY: '2' }
  const rows = [
    await stopAtRandom('first start, SIGTERM', effort, {}),
    await stopAtRandom('first start, SIGTERM or SIGKILL', effort, { killed: true }),
    await stopAtRandom('two sites on one folder, SIGTERM', effort, { sites: 2 }),
    await stopAtRandom('two sites on one folder, SIGTERM or SIGKILL', effort, { sites: 2, killed: true }),
    await stopAtRandom('WEB_CONCURRENCY=2, SIGTERM', effort, { environment: several }),
    await stopAtRandom('WEB_CONCURRENCY=2, SIGTERM or SIGKILL', effort, { environment: several, killed: true }),
    await killDatabase(),
    await fillDisk(),
  ]
  return [
    {
      title: 'Start and stop: sites stopped at random moments, and an unavailable database',
      columns: [
        { key: 'what', head: 'fault' },
        { key: 'rounds', head: 'times' },
        { key: 'clean', head: 'clean' },
        { key: 'seconds', head: 'slowest s', digits: 1 },
        met,
      ],
      rows: rows.filter(row => row !== undefined),
      notes: [
        'Clean: no process, lock, draft or pid file was left; after a SIGKILL, none after the next start, which served.',
        'Unavailable database: cached pages requested and served meanwhile, and seconds until /readyz reported it and recovered.',
        `The very first start took ${(firstStart / 1000).toFixed(1)} s.${rows.includes(undefined) ? ' No disk could be made to be filled.' : ''}`,
      ],
    },
  ]
}
