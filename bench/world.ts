import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, longWork } from '#database/connection'
import { migrate } from '#database/migrate'
import { seedDemo } from '#database/scenarios/demo'
import { todayAt } from '#domain/today'
import { systemClock } from '#server/platform/clock'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded'
import { freePort, type Measured, startProcess, stopAll, untilReady } from './processes.ts'

/** How much is measured: enough to judge by, or just enough to see that it works. */
export interface Effort {
  rounds: number
  seconds: number
  /** How many villas are generated beside the demonstration's, where a section asks for many. */
  sizes: number[]
}

export interface SiteOptions {
  /** A database of the section's own, in place of the demonstration's. */
  databaseUrl?: string
  environment?: Record<string, string>
  /** Files that its process may have open, connections among them. */
  files?: number
}

/** The site as `npm start` serves it, in a process of its own. */
export interface Site extends Measured {
  address: string
}

/** What benchmarks run on: made when it is first asked for, gone when the run is over. */
export interface World {
  effort: Effort
  /** A folder for this run alone. */
  folder: string
  /** The address of a new, empty database on a throw-away server. */
  newDatabase: (name: string) => Promise<string>
  /** The address of the database with the demonstration catalogue. */
  siteDatabase: () => Promise<string>
  /** Starts the built site, over the demonstration catalogue unless told otherwise. */
  startSite: (options?: SiteOptions) => Promise<Site>
  close: () => Promise<void>
}

export async function makeWorld(effort: Effort): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'maestrale-bench-'))
  // As root, the database's own user must be able to enter it.
  await chmod(folder, 0o755)
  let postgres: Promise<EmbeddedPostgres> | undefined
  let seeded: Promise<string> | undefined

  const newDatabase = async (name: string) => {
    postgres ??= startEmbeddedPostgres({ folder: join(folder, 'postgres'), throwAway: true })
    const { url } = await postgres
    const admin = connect(url('postgres'), longWork)
    await admin.db.execute(`create database ${name}`)
    await admin.close()
    return url(name)
  }

  const seedSite = async () => {
    const url = await newDatabase('site')
    await migrate(url)
    const connection = connect(url, longWork)
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
        CALLS_PER_MINUTE: '1000000000',
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
