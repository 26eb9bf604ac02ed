import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import type { Connection, Db } from '#database/connection'
import { primaryOnly } from '#database/replica/report-source'
import { identityProviders } from '#server/adapters/identity/identity-providers'
import { localFolder } from '#server/adapters/media-store/local-folder'
import type { MediaStore } from '#server/adapters/media-store/media-store'
import { openMediaStore } from '#server/adapters/media-store/open-media-store'
import { paymentProviders } from '#server/adapters/payments/payment-providers'
import { allFeatures, type Feature } from '#server/all-features'
import { createApp } from '#server/app'
import { type Catalogue, openCatalogue } from '#server/catalogue/catalogue'
import type { Context } from '#server/context'
import { createTokenResolver } from '#server/features/accounts/public'
import { type Configuration, readConfiguration } from '#server/platform/config/configuration'
import type { Metrics } from '#server/platform/runtime/metrics'
import type { SocketLimits } from '#server/platform/runtime/sockets'
import { type CallExchange, callChannel, openCallExchange } from '#server/platform/security/call-exchange'
import type { PageRenderer } from '#server/render/routes'
import { requireAudit } from '../accounts/require-audit.ts'
import { demonstrationRoutes, identifyDemonstration, verifyDemonstration } from '../bookings/demonstration-calls.ts'
import { documents } from './built-site.ts'
import { type TestClock, testClock } from './clock.ts'
import { testDatabase } from './database.ts'

/** The whole application with its own database, and a clock set by the test. */
export interface TestApp extends Pick<Connection, 'url' | 'line'> {
  app: FastifyInstance
  /** Context of routes, use cases and jobs. */
  context: Context
  db: Db
  catalogue: Catalogue
  clock: TestClock
  configuration: Configuration
  /** Storage of pictures. */
  store: MediaStore
  /** Reports to other processes, which the test triggers. */
  exchange: CallExchange
  /** Requests an endpoint and returns its status and JSON. */
  get: (
    path: string,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: any; headers: Record<string, unknown> }>
  post: (
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: any; headers: Record<string, unknown> }>
}

/** An unreachable card provider. */
const nowhere = {
  CHECKOUT_URL: 'http://127.0.0.1:9',
  CHECKOUT_PUBLIC_KEY: 'pk',
  CHECKOUT_SECRET_KEY: 'sk',
  CHECKOUT_WEBHOOK_KEY: 'wk',
} as const

const noAssets = { script: '', styles: [], modules: [], fonts: [], italics: [] }

const noPages: PageRenderer = {
  render: async () => {
    throw new Error('This test renders no pages')
  },
  assets: () => noAssets,
  adminAssets: () => noAssets,
  galleryAssets: () => noAssets,
}

interface TestAppOptions {
  /** Adds endpoints of every kind, for callers of every kind (`testing/bookings/demonstration-calls.ts`). */
  demonstration?: boolean
  environment?: Record<string, string>
  /** Completes the configuration as the site's start does. */
  complete?: (configuration: Configuration) => Promise<Configuration>
  /** Adds further endpoints. */
  besides?: (app: FastifyInstance) => void
  renderer?: PageRenderer
  /** Serves built files from this folder. */
  clientFolder?: string
  /** Limits of connections; those of the site by default. */
  limits?: SocketLimits
  /** Metrics of requests; by default none. */
  metrics?: Metrics
  /** Receives every log line, of any level. */
  log?: (line: string) => void
  /** Another process of the same site: shares its database and clock. */
  beside?: Pick<Connection, 'db' | 'url' | 'line'> & { clock: TestClock }
}

/** Checks that writes of staff are logged. Its hook precedes the routes. */
const auditsStaff =
  (db: Db): Feature =>
  app =>
    requireAudit(app, db)

/** Starts the application in this process. */
export async function testApp({
  environment = {},
  complete = async given => given,
  renderer = noPages,
  clientFolder,
  beside,
  limits,
  log,
  metrics,
  demonstration = false,
  besides = () => {},
}: TestAppOptions = {}): Promise<TestApp> {
  const { db, url, line } = beside ?? (await testDatabase())
  const given = readConfiguration({
    LOG_LEVEL: log ? 'debug' : 'silent',
    RATE_LIMIT_PER_MINUTE: '100000',
    // Tests hold more villas concurrently than a real season.
    HOLD_PERCENT: '100',
    TRUST_PROXY: 'true',
    ...nowhere,
    ...environment,
  })
  const configuration = await complete(given)
  const clock = beside?.clock ?? testClock(db)
  const exchange = openCallExchange(db, configuration.secretsKey)
  const catalogue = await openCatalogue(db, { url, line }, clock, { [callChannel]: exchange.receive })
  const folder = await mkdtemp(join(tmpdir(), 'maestrale-media-'))
  const store = configuration.media ? await openMediaStore(configuration) : localFolder(folder)
  const { simulator } = configuration.identity
  const context: Context = {
    configuration,
    db,
    reports: primaryOnly(db),
    clock,
    catalogue,
    store,
    documents,
    identities: identityProviders(configuration, simulator.startsWith('http') ? simulator : undefined),
    identify: demonstration ? identifyDemonstration : createTokenResolver(db),
    payments: paymentProviders(configuration),
  }
  const app = await createApp({
    context,
    exchange,
    renderer,
    ...(clientFolder && { clientFolder }),
    ...(limits && { limits }),
    ...(metrics && { metrics }),
    ...(log && { log: { write: log } }),
    features: [
      // The demonstration's callers are no staff of the database.
      ...(demonstration ? [demonstrationRoutes] : [auditsStaff(db)]),
      ...allFeatures,
      besides,
    ],
    ...(demonstration && { verify: { checkout: verifyDemonstration, mail: verifyDemonstration } }),
  })
  afterAll(async () => {
    await app.close()
    await catalogue.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    app,
    context,
    db,
    url,
    line,
    catalogue,
    clock,
    configuration,
    store,
    exchange,
    get: async (path, headers = {}) => {
      const reply = await app.inject({ url: path, headers })
      return { status: reply.statusCode, body: reply.body ? parse(reply.body) : undefined, headers: reply.headers }
    },
    post: async (path, body, headers = {}) => {
      const reply = await app.inject({ method: 'POST', url: path, payload: body as object, headers })
      return { status: reply.statusCode, body: reply.body ? parse(reply.body) : undefined, headers: reply.headers }
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
