import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { batchOptions, connect } from '#database/connection'
import { migrate } from '#database/migrate'
import { seedDemo } from '#database/seeds/demo'
import { todayAt } from '#domain/calendar/today'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded'
import { systemClock } from '#server/platform/runtime/clock'
import { freePort, type Measured, startProcess, stopAll, untilReady } from './processes.ts'

/** Extent of the measurements: thorough, or a smoke test. */
export interface Effort {
  rounds: number
  seconds: number
  /** Numbers of generated villas, for sections about large catalogues. */
  sizes: number[]
}

export interface SiteOptions {
  /** A database of the section's own; the demonstration's by default. */
  databaseUrl?: string
  environment?: Record<string, string>
  /** Limit of the process's open files, connections included. */
  files?: number
}

/** The site as `npm start` runs it, in its own process. */
export interface Site extends Measured {
  address: string
}

/** The environment of the benchmarks: created lazily, removed after the run. */
export interface World {
  effort: Effort
  /** Temporary folder of this run. */
  folder: string
  /** Creates an empty database on a temporary server; returns its URL. */
  newDatabase: (name: string) => Promise<string>
  /** URL of the database with the demonstration catalogue. */
  siteDatabase: () => Promise<string>
  /** Starts the built site, with the demonstration catalogue by default. */
  startSite: (options?: SiteOptions) => Promise<Site>
  close: () => Promise<void>
}

/** Plain connections. Those that the end of a failed run closes must not replace the error that ended it. */
export function plainPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max })
  return pool.on('error', () => undefined)
}

export async function makeWorld(effort: Effort): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'maestrale-bench-'))
  // If started by root, the database runs as another user, who needs access.
  await chmod(folder, 0o755)
  let postgres: Promise<EmbeddedPostgres> | undefined
  let seeded: Promise<string> | undefined

  const newDatabase = async (name: string) => {
    postgres ??= startEmbeddedPostgres({ folder: join(folder, 'postgres'), throwAway: true })
    const { url } = await postgres
    const admin = connect(url('postgres'), batchOptions)
    await admin.db.execute(`create database ${name}`)
    await admin.close()
    return url(name)
  }

  const seedSite = async () => {
    const url = await newDatabase('site')
    await migrate(url)
    const connection = connect(url, batchOptions)
    await connection.db.transaction(db => seedDemo(db, todayAt(systemClock.now())))
    await connection.close()
    return url
  }

  const siteDatabase = () => {
    seeded ??= seedSite()
    return seeded
  }

  return {
    effort,
    folder,
    newDatabase,
    siteDatabase,
    startSite: async ({ databaseUrl: own, environment, files }: SiteOptions = {}) => {
      const [databaseUrl, port] = await Promise.all([own ?? siteDatabase(), freePort()])
      const address = `http://127.0.0.1:${port}`
      const variables = {
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(folder, 'data'),
        PORT: String(port),
        PUBLIC_URL: address,
        RATE_LIMIT_PER_MINUTE: '1000000000',
        HOLD_PERCENT: '100',
        ...environment,
      }
      const site = startProcess('tools/start.ts', variables, files ? { files } : {})
      await untilReady(`${address}/readyz`, site)
      return { ...site, address }
    },
    close: async () => {
      await stopAll()
      await (await postgres)?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
