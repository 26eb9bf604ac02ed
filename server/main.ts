import cluster from 'node:cluster'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { batchOptions, connect, type Db } from '#database/connection'
import type { ConnectionHealth } from '#database/connection-health'
import { assertMigrated, migrate } from '#database/migrate'
import { openReplica, primaryOnly, type ReplicaProblem, type ReportSource } from '#database/replica/report-source'
import { todayAt } from '#domain/calendar/today'
import { languages, localPath } from '#domain/text/language'
import { builtDocuments, type Documents } from '#server/adapters/documents/documents'
import { identityProviders } from '#server/adapters/identity/identity-providers'
import { startIdentitySimulator } from '#server/adapters/identity/simulator/simulator'
import { outbox } from '#server/adapters/mail/outbox'
import { smtp } from '#server/adapters/mail/smtp'
import { openMediaStore } from '#server/adapters/media-store/open-media-store'
import { paymentProviders } from '#server/adapters/payments/payment-providers'
import { openCatalogue } from '#server/catalogue/catalogue'
import { createTokenResolver, refuseDemonstrationAccounts } from '#server/features/accounts/public'
import { describeIncompletePages, findIncompletePages } from '#server/features/company/public'
import { purgeAfterChanges } from '#server/features/page-purges/public'
import { type Configuration, readConfiguration, warnOfEnvironment } from '#server/platform/config/configuration'
import { redactQueryValues } from '#server/platform/http/errors'
import { prepareQueues } from '#server/platform/jobs/prepare-queues'
import { watchSwitches } from '#server/platform/jobs/switches'
import { startWorkers, type Workers } from '#server/platform/jobs/workers'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded'
import { databaseSyncedClock } from '#server/platform/runtime/clock'
import { Draining } from '#server/platform/runtime/draining'
import { createMetrics, serveMetrics, shareMetrics } from '#server/platform/runtime/metrics'
import { limitHeapGrowth, type ProcessLifecycle, runUntilShutdown } from '#server/platform/runtime/process-lifecycle'
import { logProcess, logProcessAsJson } from '#server/platform/runtime/process-log'
import { startTraces } from '#server/platform/runtime/traces'
import { version } from '#server/platform/runtime/version'
import { callChannel, openCallExchange } from '#server/platform/security/call-exchange'
import { assertKeys } from '#server/platform/security/key-check'
import type { AreaHeaders } from '#server/platform/security/security-headers'
import { builtRenderer } from '#server/render/built-renderer'
import { createApp } from './app.ts'
import { startSimulatedBank, webhookPath, withSimulatedBank } from './bank-simulator.ts'
import type { Context } from './context.ts'
import { jobs } from './jobs.ts'
import type { PageRenderer } from './render/routes.ts'
import { addSiteMetrics } from './site-metrics.ts'
import { createWorkerApp } from './worker-app.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Shutdown timeouts in milliseconds: requests and jobs under way; the database, which another process can be starting;
 * processes, each of which stops as the site does.
 */
const shutdownTimeouts = { requests: 5000, database: 45_000, processes: 20_000 } as const

/** Connections, and timeout in milliseconds, of background work: loads of the catalogue, jobs. */
const background = { max: 6, patience: 60_000 } as const

export interface MainOptions {
  /** Creates the renderer; by default that of the built site. Development passes that of the sources. */
  makeRenderer?: (app: () => FastifyInstance) => Promise<PageRenderer>
  /** E-mails and PDFs; by default those of the built site. */
  documents?: Documents
  /** Prepares the application before it listens. */
  prepare?: (app: FastifyInstance) => Promise<void>
  /** Headers of every response, instead of the default ones. */
  headers?: AreaHeaders
}

/** Logs immediately, and once, that the database has become unavailable, and that it is back. */
function logConnectionChanges(line: ConnectionHealth, log: FastifyInstance['log']): void {
  let lostAt = 0
  line.onTurn(away => {
    if (away) lostAt = performance.now()
    const seconds = Math.round((performance.now() - lostAt) / 1000)
    if (away)
      log.error(
        { err: redactQueryValues(away.cause) },
        'the database does not answer: cached pages are served meanwhile',
      )
    else log.warn({ seconds }, 'the database answers again')
  })
}

/**
 * Warms up: requests the most common entry pages before the process listens, since the first run of any code is slow. A
 * page that fails does not stop the start.
 */
async function warmUp(app: FastifyInstance): Promise<void> {
  for (const language of languages) {
    for (const path of ['/', '/results']) await app.inject({ url: localPath(path, language) })
  }
}

/** Logs one line about legal pages that are missing or skeletons: the start does not refuse them (PD-166). */
async function warnOfIncompletePages(url: string, { mode }: Configuration): Promise<void> {
  const { db, close } = connect(url, batchOptions)
  const told = describeIncompletePages(await findIncompletePages(db).finally(close), { live: mode === 'live' })
  if (told) logProcess('warn', told)
}

/**
 * Starts the embedded database where none is configured, and returns its address. Migrates it, except for a live site:
 * there an administrator decides when (PD-130).
 */
async function prepareDatabase(
  configuration: Configuration,
  { signal, onShutdown: undo }: ProcessLifecycle,
): Promise<string> {
  const embedded = configuration.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ folder: join(configuration.dataFolder, 'postgres'), signal })
  if (embedded) undo('the embedded database', embedded.stop, shutdownTimeouts.database)
  const url = configuration.databaseUrl ?? embedded?.url('postgres') ?? ''
  if (configuration.mode === 'live') {
    const { db, close } = connect(url, batchOptions)
    await assertMigrated(db).finally(close)
  } else await migrate(url)
  if (embedded && configuration.mode === 'demo') {
    const { seedOnce } = await import('#database/seeds/seed-once')
    const { passportStore } = await import('#server/features/passports/public')
    const { db, close } = connect(url, batchOptions)
    const clock = await databaseSyncedClock(db)
    clock.stop()
    signal.throwIfAborted()
    await seedOnce(db, todayAt(clock.now()), passportStore(configuration.keyRing)).finally(close)
  }
  await warnOfIncompletePages(url, configuration)
  return url
}

/** The database of reports: the replica, if one is configured. */
async function openReports(
  main: Db,
  { replica }: Configuration,
  { onShutdown: undo }: ProcessLifecycle,
): Promise<Pick<ReportSource, 'db'>> {
  if (!replica) return primaryOnly(main)
  const onChange = (problem: ReplicaProblem | undefined) => {
    if (problem) logProcess('error', `Reports read the main database, not the replica: ${problem}`)
    else logProcess('info', 'Reports read the replica.')
  }
  const source = await openReplica(main, { ...replica, onChange })
  undo('connections to the replica', source.stop, 500)
  return source
}

/** The address of the identity-provider simulator, where there is one: a running one, or our own. */
async function simulatedIdentities(
  { identity, publicUrl, role }: Configuration,
  { onShutdown: undo }: ProcessLifecycle,
): Promise<string | undefined> {
  if (role === 'worker') return undefined
  if (identity.simulator !== 'own') return identity.simulator === 'off' ? undefined : identity.simulator
  const { url, stop } = await startIdentitySimulator(publicUrl)
  undo('the simulator of identities', stop, 500)
  return url
}

/** Starts database and server and returns the address of the site. */
async function main(given: Configuration, life: ProcessLifecycle, options: MainOptions): Promise<string> {
  const { onShutdown: undo } = life
  const url = await prepareDatabase(given, life)
  const bank = await startSimulatedBank(given, life)
  const configuration = await withSimulatedBank(given, given.payments.simulator.url ?? bank?.url)
  if (configuration.traces) undo('traces', startTraces(configuration.traces), 2000)
  const connection = connect(url)
  undo('connections to the database', connection.close, 500)
  // Background work has its own pool, so that it takes no visitor's connection.
  const behind = connect(url, { ...background, line: connection.line })
  undo('connections of jobs', behind.close, 500)
  const clock = await databaseSyncedClock(behind.db)
  undo('the clock', async () => clock.stop())
  await assertKeys(behind.db, configuration)
  const switches = await watchSwitches(behind.db)
  undo('the switches', async () => switches.stop())
  const { ensureSystemPages } = await import('#database/seeds/ensure-system-pages')
  await ensureSystemPages(behind.db)
  const { ensureSystemRoles } = await import('#database/seeds/ensure-system-roles')
  await ensureSystemRoles(behind.db)
  if (configuration.mode === 'live') await refuseDemonstrationAccounts(behind.db)
  await prepareQueues(behind.db, jobs)
  const exchange = openCallExchange(behind.db, configuration.secretsKey)
  undo('reports of calls', async () => exchange.stop())
  const catalogue = await openCatalogue(behind.db, behind, clock, { [callChannel]: exchange.receive })
  undo('the catalogue', catalogue.stop, 1500)
  const built = builtDocuments(join(root, 'dist'))
  undo('documents', built.stop)
  const store = await openMediaStore(configuration)
  const context: Context = {
    configuration,
    db: connection.db,
    reports: await openReports(behind.db, configuration, life),
    clock,
    catalogue,
    store,
    documents: options.documents ?? built,
    identities: identityProviders(configuration, await simulatedIdentities(configuration, life)),
    identify: createTokenResolver(connection.db),
    payments: paymentProviders(configuration, () => switches.isOff('payments')),
  }
  const metrics = configuration.metrics && createMetrics()
  if (metrics) addSiteMetrics(metrics.registry, { visitors: connection, jobs: behind }, behind.db)
  const draining = new Draining(configuration.shutdownDelayMs)
  let workers: Workers | undefined
  const parts = { context, draining, ...(metrics && { metrics }) }
  const app: FastifyInstance =
    configuration.role === 'worker'
      ? createWorkerApp({ ...parts, hasBegun: () => workers?.hasBegun() ?? false })
      : await createApp({
          ...parts,
          exchange,
          renderer: await (options.makeRenderer?.(() => app) ?? builtRenderer(join(root, 'dist'))),
          clientFolder: join(root, 'dist', 'client'),
          ...(options.headers && { headers: options.headers }),
        })
  if (configuration.role !== 'worker') {
    await options.prepare?.(app)
    if (!options.makeRenderer) await warmUp(app)
  }
  logConnectionChanges(connection.line, app.log)
  const close = async () => {
    const late = setTimeout(() => app.server.closeAllConnections(), shutdownTimeouts.requests)
    await Promise.all([app.close(), workers?.stop(shutdownTimeouts.requests)])
    clearTimeout(late)
  }
  undo('requests and jobs under way', close, shutdownTimeouts.requests + 2000)
  const address = await app.listen({ port: configuration.port, host: configuration.host })
  if (metrics && cluster.isWorker) shareMetrics(metrics)
  else if (metrics && configuration.metrics)
    undo('the metrics', (await serveMetrics(configuration.metrics, metrics)).stop)
  draining.leaveInOrder(app.server, life)
  exchange.begin()
  limitHeapGrowth()
  bank?.tellShop(`${address}${webhookPath}`)
  // Start jobs last: no user waits for them.
  const { server, from } = configuration.mail
  const mailer = server ? smtp({ url: server, from }) : outbox
  if (configuration.jobs) purgeAfterChanges({ ...context, db: behind.db }, app.log)
  if (configuration.jobs)
    workers = startWorkers(jobs, {
      db: behind.db,
      context: { ...context, db: behind.db, mailer },
      log: app.log,
      switches,
    })
  else if (configuration.role !== 'web') app.log.warn('JOBS=off: this process runs no jobs')
  return address
}

/** The same with several processes on one port; each runs `main` on the database that is prepared here. */
async function mainCluster(configuration: Configuration, life: ProcessLifecycle): Promise<string> {
  const { startCluster: startProcesses } = await import('./cluster.ts')
  const url = await prepareDatabase(configuration, life)
  const bank = await startSimulatedBank(configuration, life)
  const identities = await simulatedIdentities(configuration, life)
  life.signal.throwIfAborted()
  const environment = {
    DATABASE_URL: url,
    ...(bank && { BANK_SIMULATOR_URL: bank.url }),
    IDENTITY_SIMULATOR: identities ?? 'off',
  }
  const { processes: count, shutdownDelayMs: delayMs } = configuration
  const { listening, stop, reload } = startProcesses({ count, environment, signal: life.signal, delayMs })
  life.onShutdown('the processes of the site', stop, shutdownTimeouts.processes + delayMs)
  life.onReload(reload)
  if (configuration.metrics) life.onShutdown('the metrics', (await serveMetrics(configuration.metrics)).stop)
  const address = `http://${configuration.host}:${await listening}`
  bank?.tellShop(`${address}${webhookPath}`)
  return address
}

/** Runs the site by the environment until it is stopped; a failed start logs one line. */
export function run(options: MainOptions = {}): void {
  // Before the configuration is read: its errors are lines of the log, too.
  if (process.env.MODE === 'live') logProcessAsJson()
  const start = async (life: ProcessLifecycle) => {
    const configuration = readConfiguration(process.env)
    if (cluster.isPrimary)
      for (const line of warnOfEnvironment(process.env)) logProcess('warn', `Configuration: ${line}`)
    // Development serves sources that only one process can prepare.
    const several = configuration.processes > 1 && cluster.isPrimary && !options.makeRenderer
    const address = await (several ? mainCluster(configuration, life) : main(configuration, life, options))
    if (cluster.isWorker || life.signal.aborted) return
    const { name } = configuration.company
    const what = configuration.role === 'worker' ? `The worker of ${name}` : name
    logProcess('info', `${what}, version ${version}, is ready at ${address.replace('127.0.0.1', 'localhost')}`)
  }
  runUntilShutdown(start, error => {
    const told = redactQueryValues(error)
    const lines = (told instanceof Error ? told.message : String(told)).split('\n')
    for (const line of lines) logProcess('fatal', line)
  })
}
