import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { BackOff } from '#server/platform/queue/backoff'
import { logProcess } from '#server/platform/runtime/process-log'
import { type DataLocation, resolveDataLocation } from './data-location.ts'
import { initialise } from './initialise.ts'
import { tryLock, withLock } from './lock.ts'
import { isRunning } from './processes.ts'
import { ensureServer, type Server, type ServerOptions, stopServer, urlOf } from './server.ts'

/** A running embedded server. */
export interface EmbeddedPostgres {
  /** The connection URL of one of its databases. */
  url: (database: string) => string
  /** Stops the server, unless another process still uses it. */
  stop: () => Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** The folder in which the server keeps its data. */
  folder: string
  /** Throw-away data: faster, and lost when the machine stops. */
  throwAway?: boolean
  /** Aborted when the process must end: a start in progress is undone. */
  signal?: AbortSignal
  /** Receives messages about the server. */
  tell?: (line: string) => void
}

/** Milliseconds between checks whether the server runs. */
const healthCheckIntervalMs = 500

/** Milliseconds to wait at shutdown for another process that is starting on the same folder. */
const patience = 30_000

/**
 * A process that starts or stops a server holds the first lock; each user of one shares the second. Both end with the
 * process.
 */
const startingLock = ({ folder }: DataLocation) => join(folder, 'starting.lock')
const usersLock = ({ folder }: DataLocation) => join(folder, 'users.lock')

/**
 * Starts the embedded server, or adopts the one that already runs on that folder: another process's, or one that a
 * killed process left behind (PD-44). A server that ends by itself is restarted at the same address while it is in use.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { throwAway = false, signal = new AbortController().signal, tell = line => logProcess('error', line) } = options
  const place = await resolveDataLocation(options.folder)
  const { server, leave, password } = await withLock(
    startingLock(place),
    async () => {
      try {
        const password = await initialise(place, signal)
        const server = await ensureServer({ place, password, signal, throwAway })
        signal.throwIfAborted()
        return { server, password, leave: acquireUsageLock(place) }
      } catch (error) {
        await stopUnlessUsed(place)
        throw error
      }
    },
    { signal, tell },
  )
  const stopping = new AbortController()
  const kept = supervise(server, { place, password, signal: stopping.signal, port: server.port, throwAway }, tell)
  return {
    url: urlOf(password, server.port),
    stop: async () => {
      stopping.abort()
      await kept
      leave()
      await withLock(startingLock(place), () => stopUnlessUsed(place), { patience })
    },
  }
}

/** Removes the data of a server that no process uses. Throws if one does. */
export async function removeEmbeddedPostgres(folder: string): Promise<void> {
  const place = await resolveDataLocation(folder)
  const remove = async () => {
    const release = tryLock(usersLock(place), 'exclusive')
    if (!release) throw new Error(`The embedded database in ${place.folder} is in use.`)
    try {
      await stopServer(place)
      await rm(place.folder, { recursive: true, force: true, maxRetries: 5 })
    } finally {
      release()
    }
  }
  await withLock(startingLock(place), remove, { patience })
}

/** Registers as a user of a server: a process that stops the server first checks for users. */
function acquireUsageLock(place: DataLocation): () => void {
  const leave = tryLock(usersLock(place), 'shared')
  if (!leave) throw new Error(`The embedded database in ${place.folder} is being stopped.`)
  return leave
}

async function stopUnlessUsed(place: DataLocation) {
  const release = tryLock(usersLock(place), 'exclusive')
  if (!release) return
  try {
    await stopServer(place)
  } finally {
    release()
  }
}

/** Monitors a server until it is stopped: one that has ended is restarted. */
async function supervise(first: Server, options: ServerOptions, tell: (line: string) => void): Promise<void> {
  const { place, signal } = options
  const backOff = new BackOff()
  const rest = (milliseconds: number) => wait(milliseconds, undefined, { ref: false, signal }).catch(() => undefined)
  let server: Server | undefined = first
  let reason = ''
  let began = performance.now()
  while (!signal.aborted) {
    if (server && (await isRunning(server.pid))) {
      await rest(healthCheckIntervalMs)
      continue
    }
    reason = server ? server.complaint() : reason
    server = undefined
    const pause = backOff.next(performance.now() - began)
    tell(`The embedded database does not run; it is started in ${pause / 1000} s.${reason && ` It said: ${reason}`}`)
    await rest(pause)
    if (signal.aborted) return
    began = performance.now()
    try {
      server = await withLock(startingLock(place), () => ensureServer(options), { signal, tell })
      tell('The embedded database runs again.')
    } catch (error) {
      reason = (error as Error).message
    }
  }
}
