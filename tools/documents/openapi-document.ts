import { primaryOnly } from '#database/replica/report-source'
import { documentsBy } from '#server/adapters/documents/documents'
import { createApp } from '#server/app'
import type { Catalogue } from '#server/catalogue/catalogue'
import type { Context } from '#server/context'
import { readConfiguration } from '#server/platform/config/configuration'

const noAssets = { script: '', styles: [], modules: [], fonts: [], italics: [] }

/** The committed OpenAPI document. It depends on the contract only, without a database. */
export async function makeOpenApi(): Promise<string> {
  const context: Context = {
    configuration: readConfiguration({ LOG_LEVEL: 'silent' }),
    db: {} as Context['db'],
    reports: primaryOnly({} as Context['db']),
    clock: { now: () => 0 },
    store: {
      find: async () => undefined,
      open: async () => undefined,
      has: async () => false,
      save: async () => {},
      async *list() {},
      async *files() {},
      remove: async () => {},
      tidy: async () => {},
    },
    documents: documentsBy(() => Promise.reject(new Error('no documents here'))),
    identities: {},
    identify: async () => undefined,
    payments: { current: 'checkout', of: () => undefined, forNew: () => undefined },
    catalogue: {
      onChange: () => {},
      leftOut: { onMore: () => {} },
      intake: { onFailure: () => {} },
    } as unknown as Catalogue,
  }
  const app = await createApp({
    context,
    renderer: {
      render: () => Promise.reject(new Error('no pages here')),
      assets: () => noAssets,
      adminAssets: () => noAssets,
      galleryAssets: () => noAssets,
    },
  })
  const reply = await app.inject({ url: '/api/openapi.json' })
  const document = JSON.stringify(reply.json(), null, 2)
  await app.close()
  return `${document}\n`
}
