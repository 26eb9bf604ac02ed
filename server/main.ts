import cluster from 'node:cluster'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { connect } from '#database/connection'
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

const root = fileURLToPath(new URL('..', import.meta.url))

/** How long requests and jobs under way may take to end when the site stops. */
const patience = 5000

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

/** Steps that are undone in the opposite order, once, when the site stops: by SIGINT, SIGTERM, or since it could not start. */
function undoneOnStop() {
  const stops: (() => Promise<unknown>)[] = []
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= (async () => {
      for (const step of stops.reverse()) await step()
    })()
    return stopping
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stop().then(() => process.exit(0)))
  }
  return { stops, stop }
}

type Stops = ReturnType<typeof undoneOnStop>['stops']

/** Starts the embedded database where none is named, and brings it up to date; answers its address. */
async function prepareDatabase(configuration: Configuration, stops: Stops): Promise<string> {
  const embedded = configuration.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ folder: join(configuration.dataFolder, 'postgres') })
  if (embedded) stops.push(embedded.stop)
  const url = configuration.databaseUrl ?? embedded?.url('postgres') ?? ''
  await migrate(url)
  if (embedded && configuration.mode === 'demo') {
    const { seedOnce } = await import('#database/scenarios/seed-once')
    const { db, close } = connect(url, { max: 1 })
    const clock = await followDatabase(db)
    clock.stop()
    await seedOnce(db, todayAt(clock.now())).finally(close)
  }
  return url
}

/** Starts database and server and answers the address that is served. Stops cleanly on SIGINT and SIGTERM. */
export async function main(configuration: Configuration, options: MainOptions = {}): Promise<string> {
  const { stops, stop } = undoneOnStop()
  let workers: Workers | undefined
  try {
    const url = await prepareDatabase(configuration, stops)
    const connection = connect(url)
    stops.push(connection.close)
    const clock = await followDatabase(connection.db)
    stops.push(async () => clock.stop())
    const { ensureSystemPages } = await import('#database/scenarios/ensure-system-pages')
    await ensureSystemPages(connection.db)
    await prepareQueues(connection.db, jobs)
    const catalogue = await openCatalogue(connection.db, url, clock)
    stops.push(catalogue.stop)
    const renderer = await (options.makeRenderer?.(() => app) ?? builtRenderer(join(root, 'dist')))
    const built = builtDocuments(join(root, 'dist'))
    stops.push(built.stop)
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
    stops.push(async () => {
      const late = setTimeout(() => app.server.closeAllConnections(), patience)
      await Promise.all([app.close(), workers?.stop(patience)])
      clearTimeout(late)
    })
    const address = await app.listen({ port: configuration.port, host: configuration.host })
    // Visitors first: nobody waits for a job.
    const { server, from } = configuration.mail
    const mailer = server ? smtp({ url: server, from }) : outbox
    workers = startWorkers(jobs, { db: connection.db, context: { ...context, mailer }, log: app.log })
    return address
  } catch (error) {
    await stop()
    throw error
  }
}

/** The same with several processes on one port, each of which runs `main` over the database that is prepared here. */
async function mainOfSeveral(configuration: Configuration): Promise<string> {
  const { stops, stop } = undoneOnStop()
  try {
    const { startProcesses } = await import('./processes.ts')
    const url = await prepareDatabase(configuration, stops)
    const { listening, stop: stopProcesses } = startProcesses(configuration.processes, { DATABASE_URL: url })
    stops.push(stopProcesses)
    return `http://${configuration.host}:${await listening}`
  } catch (error) {
    await stop()
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
