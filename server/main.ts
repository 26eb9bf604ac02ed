import cluster from 'node:cluster'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { connect, longWork } from '#database/connection'
import type { Line } from '#database/line'
import { migrate } from '#database/migrate'
import { todayAt } from '#domain/today'
import { builtDocuments, type Documents } from '#server/adapters/documents/documents'
import { outbox } from '#server/adapters/mail/outbox'
import { smtp } from '#server/adapters/mail/smtp'
import { localFolder } from '#server/adapters/media-store/local-folder'
import { openCatalogue } from '#server/catalogue/catalogue'
import type { Identify } from '#server/platform/callers'
import { followDatabase } from '#server/platform/clock'
import { type Configuration, readConfiguration } from '#server/platform/configuration'
import { withoutValues } from '#server/platform/errors'
import { prepareQueues } from '#server/platform/jobs/prepare-queues'
import { startWorkers, type Workers } from '#server/platform/jobs/workers'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded'
import type { AreaHeaders } from '#server/platform/security-headers'
import { createApp } from './app.ts'
import type { Context } from './context.ts'
import { jobs } from './jobs.ts'
import { builtRenderer } from './render/built-renderer.ts'
import type { PageRenderer } from './render/routes.ts'
import { Stopping } from './stopping.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** How long requests and jobs under way may take to end when the site stops. */
const patience = 5000
/** How long an embedded database may take to write down what it holds. */
const embeddedPatience = 5000

/** Connections and milliseconds for what no visitor waits for: loads of the catalogue, jobs. */
const background = { max: 6, patience: 60_000 } as const

/** Nobody has an account yet: no token is anybody's. */
const identify: Identify = async () => undefined

export interface MainOptions {
  /** Makes the renderer; the built site's unless told. Development hands in the sources'. */
  makeRenderer?: (app: () => FastifyInstance) => Promise<PageRenderer>
  /** E-mails and papers; the built site's unless told. */
  documents?: Documents
  /** Prepares the application before it listens. */
  prepare?: (app: FastifyInstance) => Promise<void>
  /** Headers of every answer, in place of the usual ones. */
  headers?: AreaHeaders
}

/** What SIGINT and SIGTERM undo, or a start that fails. */
function undoneOnSignals(): Stopping {
  const stopping = new Stopping()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stopping.stop().then(() => process.exit(0)))
  }
  return stopping
}

/** Tells at once, and once, that the database has gone away, and that it is back. */
function tellTurns(line: Line, log: FastifyInstance['log']): void {
  let lostAt = 0
  line.onTurn(away => {
    if (away) lostAt = performance.now()
    const seconds = Math.round((performance.now() - lostAt) / 1000)
    if (away)
      log.error({ err: withoutValues(away.cause) }, 'the database does not answer: kept pages are served meanwhile')
    else log.warn({ seconds }, 'the database answers again')
  })
}

/** Starts the embedded database where none is named, and brings it up to date; answers its address. */
async function prepareDatabase(configuration: Configuration, stopping: Stopping): Promise<string> {
  const embedded = configuration.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ folder: join(configuration.dataFolder, 'postgres') })
  if (embedded) stopping.add('the embedded database', embedded.stop, embeddedPatience)
  const url = configuration.databaseUrl ?? embedded?.url('postgres') ?? ''
  await migrate(url)
  if (embedded && configuration.mode === 'demo') {
    const { seedOnce } = await import('#database/scenarios/seed-once')
    const { db, close } = connect(url, longWork)
    const clock = await followDatabase(db)
    clock.stop()
    await seedOnce(db, todayAt(clock.now())).finally(close)
  }
  return url
}

/** Starts database and server and answers the address that is served. Stops cleanly on SIGINT and SIGTERM. */
export async function main(configuration: Configuration, options: MainOptions = {}): Promise<string> {
  const stopping = undoneOnSignals()
  let workers: Workers | undefined
  try {
    const url = await prepareDatabase(configuration, stopping)
    const connection = connect(url)
    stopping.add('the connections to the database', connection.close, 500)
    // Who works for nobody in particular takes no visitor's connection.
    const behind = connect(url, { ...background, line: connection.line })
    stopping.add('the connections of jobs', behind.close, 500)
    const clock = await followDatabase(behind.db)
    stopping.add('the clock', async () => clock.stop())
    const { ensureSystemPages } = await import('#database/scenarios/ensure-system-pages')
    await ensureSystemPages(behind.db)
    await prepareQueues(behind.db, jobs)
    const catalogue = await openCatalogue(behind.db, behind, clock)
    stopping.add('the catalogue', catalogue.stop, 1500)
    const renderer = await (options.makeRenderer?.(() => app) ?? builtRenderer(join(root, 'dist')))
    const built = builtDocuments(join(root, 'dist'))
    stopping.add('the maker of documents', built.stop)
    const store = localFolder(resolve(configuration.dataFolder, 'media'))
    const context: Context = {
      configuration,
      db: connection.db,
      clock,
      catalogue,
      store,
      documents: options.documents ?? built,
      identify,
    }
    const app: FastifyInstance = await createApp({
      context,
      renderer,
      clientFolder: join(root, 'dist', 'client'),
      ...(options.headers && { headers: options.headers }),
    })
    await options.prepare?.(app)
    tellTurns(connection.line, app.log)
    const close = async () => {
      const late = setTimeout(() => app.server.closeAllConnections(), patience)
      await Promise.all([app.close(), workers?.stop(patience)])
      clearTimeout(late)
    }
    stopping.add('requests and jobs under way', close, patience + 500)
    const address = await app.listen({ port: configuration.port, host: configuration.host })
    // Visitors first: nobody waits for a job.
    const { server, from } = configuration.mail
    const mailer = server ? smtp({ url: server, from }) : outbox
    workers = startWorkers(jobs, { db: behind.db, context: { ...context, db: behind.db, mailer }, log: app.log })
    return address
  } catch (error) {
    await stopping.stop()
    throw error
  }
}

/** The same with several processes on one port, each of which runs `main` over the database that is prepared here. */
async function mainOfSeveral(configuration: Configuration): Promise<string> {
  const stopping = undoneOnSignals()
  try {
    const { startProcesses } = await import('./processes.ts')
    const url = await prepareDatabase(configuration, stopping)
    const { listening, stop: stopProcesses } = startProcesses(configuration.processes, { DATABASE_URL: url })
    stopping.add('the processes', stopProcesses, 20_000)
    return `http://${configuration.host}:${await listening}`
  } catch (error) {
    await stopping.stop()
    throw error
  }
}

/** Runs the site by the environment; a failure to start is one clear line. */
export async function run(options: MainOptions = {}): Promise<void> {
  try {
    const configuration = readConfiguration(process.env)
    // Development serves sources that only one process can prepare.
    const several = configuration.processes > 1 && cluster.isPrimary && !options.makeRenderer
    const address = await (several ? mainOfSeveral(configuration) : main(configuration, options))
    if (cluster.isWorker) return
    console.log(`${configuration.company.name} is ready at ${address.replace('127.0.0.1', 'localhost')}`)
  } catch (error) {
    const told = withoutValues(error)
    console.error(told instanceof Error ? told.message : told)
    process.exitCode = 1
    // What connects one of several processes with the others would keep it alive.
    if (cluster.isWorker) process.exit()
  }
}
