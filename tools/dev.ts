import { createServer } from 'vite'
import { type Documents, documentsBy } from '#server/adapters/documents/documents'
import { run } from '#server/main'
import type { PageRenderer } from '#server/render/routes'
import { root } from './root.ts'

// Vite serves sources with hot reload, which the content policy of the built site would forbid.
const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })

run({
  headers: { public: {}, client: {}, checkout: {}, office: {}, preview: {}, dev: {}, api: {}, file: {}, asset: {} },
  makeRenderer: async () => ({
    render: async (...asked) => {
      const { render } = (await vite.ssrLoadModule('/web/app/entry-server.tsx')) as Pick<PageRenderer, 'render'>
      return render(...asked)
    },
    assets: () => ({ script: '/web/app/entry-dev.ts', styles: [], modules: [], fonts: [], italics: [] }),
    fresh: true,
    adminAssets: () => ({ script: '/admin/entry-dev.ts', styles: [], modules: [], fonts: [], italics: [] }),
    galleryAssets: () => ({ script: '/web/app/entry-gallery.tsx', styles: [], modules: [], fonts: [], italics: [] }),
  }),
  documents: documentsBy(async (name, data) => {
    const entry = (await vite.ssrLoadModule('/documents/entry.ts')) as Documents
    return entry[name](data as never)
  }),
  prepare: async app => {
    app.addHook('onRequest', (request, reply, done) => {
      vite.middlewares(request.raw, reply.raw, done)
    })
  },
})
