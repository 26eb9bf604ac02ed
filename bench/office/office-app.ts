import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { batchOptions, connect, type Db } from '#database/connection'
import { primaryOnly } from '#database/replica/report-source'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { demonstrationAccounts } from '#domain/demonstration'
import { builtDocuments } from '#server/adapters/documents/documents'
import { identityProviders } from '#server/adapters/identity/identity-providers'
import { localFolder } from '#server/adapters/media-store/local-folder'
import { paymentProviders } from '#server/adapters/payments/payment-providers'
import { allFeatures } from '#server/all-features'
import { createApp } from '#server/app'
import { openCatalogue } from '#server/catalogue/catalogue'
import { createTokenResolver, openSession } from '#server/features/accounts/public'
import { readConfiguration } from '#server/platform/config/configuration'
import { systemClock } from '#server/platform/runtime/clock'
import { callChannel, openCallExchange } from '#server/platform/security/call-exchange'
import { builtRenderer } from '#server/render/built-renderer'
import { root } from '#tools/root'

/** The application in this process, and what a staff member with all permissions sends with each request. */
export interface OfficeApp {
  app: FastifyInstance
  /** Where it also listens, for streams that a reader leaves. */
  address: string
  db: Db
  headers: { authorization: string }
  /** Renews the headers: some steps need a second factor that was proven within ten minutes. */
  renew: () => Promise<void>
  close: () => Promise<void>
}

async function signIn(db: Db) {
  const [found] = await db
    .select({ accountId: tables.account.id })
    .from(tables.account)
    .innerJoin(tables.staff, eq(tables.staff.id, tables.account.staffId))
    .where(eq(tables.staff.email, demonstrationAccounts.staff))
  if (!found) throw new Error('no staff member found')
  const device = { browser: 'Chrome', system: 'Linux' }
  const { token } = await withTransaction(db, tx =>
    openSession(tx, { ...found, kind: 'staff', device, withSecondFactor: true }),
  )
  return { authorization: `Bearer ${token}` }
}

/** Starts the application on a database with one connection, so that the database's counters are those of a request. */
export async function startOfficeApp(url: string, folder: string): Promise<OfficeApp> {
  const connection = connect(url, batchOptions)
  const { db, line } = connection
  const configuration = readConfiguration({ LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000000' })
  const exchange = openCallExchange(db, configuration.secretsKey)
  const catalogue = await openCatalogue(db, { url, line }, systemClock, { [callChannel]: exchange.receive })
  const dist = join(root, 'dist')
  const documents = builtDocuments(dist)
  const app = await createApp({
    context: {
      configuration,
      db,
      reports: primaryOnly(db),
      clock: systemClock,
      catalogue,
      store: localFolder(folder),
      documents,
      identities: identityProviders(configuration, undefined),
      identify: createTokenResolver(db),
      payments: paymentProviders(configuration),
    },
    exchange,
    renderer: await builtRenderer(dist),
    features: allFeatures,
  })
  const office: OfficeApp = {
    app,
    address: await app.listen({ host: '127.0.0.1', port: 0 }),
    db,
    headers: await signIn(db),
    renew: async () => {
      office.headers = await signIn(db)
    },
    close: async () => {
      await app.close()
      await catalogue.stop()
      await documents.stop()
      await connection.close()
    },
  }
  return office
}
