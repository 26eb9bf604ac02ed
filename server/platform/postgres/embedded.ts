import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { BackOff } from '#server/platform/back-off'
import { initialise } from './initialise.ts'
import { tryLock, withLock } from './lock.ts'
import { findPlace, type Place } from './place.ts'
import { lives } from './processes.ts'
import { ensureServer, type Server, type ServerOptions, stopServer, urlOf } from './server.ts'

/** A running embedded server. */
export interface EmbeddedPostgres {
  /** The address of one of its databases. */
  url: (database: string) => string
  /** Stops the server, unless another process still uses it. */
  stop: () => Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** The folder in which the server keeps its data. */
  folder: string
  /** Throw-away data: faster, and lost when the machine stops. */
  throwAway?: boolean
  /** Aborted when the process is to end: what has been begun is then undone. */
  signal?: AbortSignal
  /** Where it is told what happens to the server. */
  tell?: (line: string) => void
}

/** How often it is looked whether the server runs. */
const lookEvery = 500

/** How long somebody else may be starting on the same folder when this process stops. */
const patience = 30_000

/** Who starts or stops a server holds the first; who uses one has a part in the second. Both end with the process. */
const startingLock = ({ folder }: Place) => join(folder, 'starting.lock')
const usersLock = ({ folder }: Place) => join(folder, 'users.lock')

/**
 * Starts the embedded server, or adopts the one that already runs on that folder: another process's, or what a killed
 * one left behind (PD-44). If it ends by itself it is started again, at the same address, for as long as it is used.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { throwAway = false, signal = new AbortController().signal, tell = line => console.error(line) } = options
  const place = await findPlace(options.folder)
  const { server, leave, password } = await withLock(
    startingLock(place),
    async () => {
      try {
        const password = await initialise(place, signal)
        const server = await ensureServer({ place, password, signal, throwAway })
        signal.throwIfAborted()
        return { server, password, leave: use(place) }
      } catch (error) {
        await stopUnlessUsed(place)
        throw error
      }
    },
    { signal, tell },
  )
  const stopping = new AbortController()
  const kept = keepRunning(server, { place, password, signal: stopping.signal, port: server.port, throwAway }, tell)
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

/** Takes part in the use of a server; whoever stops servers asks whether anybody does. */
function use(place: Place): () => void {
  const leave = tryLock(usersLock(place), 'shared')
  if (!leave) throw new Error(`The embedded database in ${place.folder} is being stopped.`)
  return leave
}

async function stopUnlessUsed(place: Place) {
  const release = tryLock(usersLock(place), 'exclusive')
  if (!release) return
  try {
    await stopServer(place)
  } finally {
    release()
  }
}

/** Looks after a server until it is told to stop: one that has ended is started again. */
async function keepRunning(first: Server, options: ServerOptions, tell: (line: string) => void): Promise<void> {
  const { place, signal } = options
  const backOff = new BackOff()
  const rest = (milliseconds: number) => wait(milliseconds, undefined, { ref: false, signal }).catch(() => undefined)
  let server: Server | undefined = first
  let reason = ''
  let began = performance.now()
  while (!signal.aborted) {
    if (server && (await lives(server.pid))) {
      await rest(lookEvery)
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
