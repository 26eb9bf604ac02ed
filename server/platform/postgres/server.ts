import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import type { DataLocation } from './data-location.ts'
import { isInitialised } from './initialise.ts'
import { hasEnded, isRunning, isRunningAs } from './processes.ts'

const run = promisify(execFile)

/** Timeouts in milliseconds: crash recovery can take minutes; a server that does not respond at all has less time. */
const patience = { begin: 300_000, answer: 20_000 } as const

/** Seconds that a server has to end after a fast shutdown request, and then after an immediate one. */
const endWithin = { asked: 6, told: 1.5 } as const

const attempts = 3

/** A server that runs on the data of a place. */
export interface Server {
  pid: number
  port: number
  /** Its last error message; empty for a server that another process started. */
  complaint: () => string
}

export interface ServerOptions {
  place: DataLocation
  password: string
  signal: AbortSignal
  /** Its previous port, which its users know; any free one if it is new. */
  port?: number
  throwAway: boolean
}

export const urlOf = (password: string, port: number) => (database: string) =>
  `postgres://maestrale:${password}@127.0.0.1:${port}/${database}`

/** Adopts the server that runs on the place's data, or starts one. The caller holds the lock of the place. */
export async function ensureServer(options: ServerOptions): Promise<Server> {
  const { place, signal } = options
  if (!(await isInitialised(place.data))) throw new Error(`There is no database in ${place.data}.`)
  for (let attempt = 1; ; attempt++) {
    const found = await findRunning(place.data)
    if (found && (await answers(found.pid, options, found.port))) return { ...found, complaint: () => '' }
    if (found) await end(found.pid)
    try {
      return await launch(options)
    } catch (error) {
      // A killed process can have just started one, or another process has taken the port.
      if (attempt === attempts || signal.aborted) throw error
      await wait(200 * attempt, undefined, { signal })
    }
  }
}

/** Stops the server of a place, if there is one: gracefully at first, then by force. */
export async function stopServer({ data, binaries, account }: DataLocation): Promise<void> {
  const found = await findRunning(data)
  if (!found) return
  const how = ['stop', '-D', data, '-m', 'fast', '-w', '-t', String(endWithin.asked)]
  const asked = await run(join(binaries.home, 'bin', 'pg_ctl'), how, { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
  if (asked && (await hasEnded(found.pid, 1000))) return
  await end(found.pid)
}

async function launch({ place, port: known, throwAway, signal }: ServerOptions): Promise<Server> {
  const { data, binaries, account } = place
  const port = known ?? (await freePort())
  const settings = [
    `port=${port}`,
    'max_connections=200',
    'shared_buffers=128MB',
    'log_min_messages=fatal',
    ...(throwAway
      ? [
          'max_connections=400',
          'fsync=off',
          'full_page_writes=off',
          'synchronous_commit=off',
          'wal_level=minimal',
          'max_wal_senders=0',
        ]
      : []),
  ]
  const server = spawn(
    join(binaries.home, 'bin', 'postgres'),
    ['-D', data, ...settings.flatMap(setting => ['-c', setting])],
    { ...account, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const complaint = recentOutput(server)
  await Promise.race([
    waitUntilReady(data, server, complaint, signal),
    new Promise((_, fail) => server.once('error', fail)),
  ])
  server.unref()
  ;(server.stderr as unknown as { unref(): void }).unref()
  return { pid: server.pid ?? 0, port, complaint }
}

/** The last output of a server, for the log if it ends; only the tail of a long output. */
function recentOutput({ stderr }: ChildProcess): () => string {
  let said = ''
  stderr?.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-2000)
  })
  return () => said.trim()
}

async function waitUntilReady(data: string, server: ChildProcess, complaint: () => string, signal: AbortSignal) {
  const began = performance.now()
  while (server.exitCode === null && server.signalCode === null) {
    const noted = await readPidFile(data)
    if (noted?.pid === server.pid && noted?.ready) return
    if (signal.aborted || performance.now() - began > patience.begin) {
      if (server.pid) await end(server.pid)
      signal.throwIfAborted()
      throw new Error('The embedded database was not ready within five minutes.')
    }
    await wait(20)
  }
  throw new Error(`The embedded database did not start: ${complaint()}`)
}

/** Reads `postmaster.pid`: the server's process, its port, and whether it accepts connections. */
async function readPidFile(data: string) {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid && port ? { pid, port, ready: lines[7]?.trim() === 'ready' } : undefined
}

/** The server that runs on the data. A pid that belongs to another process by now, as after a reboot, is ignored. */
async function findRunning(data: string) {
  const noted = await readPidFile(data)
  if (!noted) return undefined
  if (await isRunningAs(noted.pid, data)) return noted
  // PostgreSQL itself ignores the pids of dead processes.
  if (await isRunning(noted.pid)) await rm(join(data, 'postmaster.pid'), { force: true })
  return undefined
}

/** Whether a server answers; waits for one in recovery. */
async function answers(pid: number, { password, place, signal }: ServerOptions, port: number): Promise<boolean> {
  const began = performance.now()
  let heard = began
  while ((await isRunning(pid)) && performance.now() - heard < patience.answer && heard - began < patience.begin) {
    const client = new pg.Client({
      connectionString: urlOf(password, port)('postgres'),
      connectionTimeoutMillis: 5000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return true
    } catch (error) {
      if (error instanceof pg.DatabaseError) {
        if (error.code === '28P01') throw new Error(`The database in ${place.data} refuses the password beside it.`)
        // 57P03: it is starting or recovering. Any other error proves that it is there.
        if (error.code !== '57P03') return true
        heard = performance.now()
      }
      await wait(100, undefined, { signal })
    }
  }
  return false
}

/** Ends a server immediately; the next start recovers it. */
async function end(pid: number) {
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
    if (await hasEnded(pid, endWithin.told * 1000)) return
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise(done => server.close(done))
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}
