import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { listFiles } from './list-files.ts'
import { root } from './root.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const compressible = /\.(js|css|json|svg|txt)$/

/** Writes compressed copies next to the files, at maximum compression. */
async function compressFiles(folder: string) {
  const files = (await listFiles(folder)).filter(file => compressible.test(file))
  await Promise.all(
    files.map(async file => {
      const bytes = await readFile(file)
      await Promise.all([
        writeFile(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })),
        writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 })),
      ])
    }),
  )
}

/** The builds beside that of the site, for browsers too. */
const besides = ['admin', 'gallery'] as const

// Builds the site for browsers and for the server, and the documents.
const logLevel = process.argv.includes('--quiet') ? 'error' : 'info'
process.env.NODE_ENV = 'production'
await build({ root, logLevel })
// Separate, because modules that they share with pages would otherwise be split into many small files.
for (const mode of besides) {
  const output = { emptyOutDir: false, manifest: `${mode}-manifest.json` }
  await build({ root, logLevel, mode, publicDir: false, build: output })
}
await compressFiles(join(root, 'dist', 'client'))
await build({ root, logLevel, build: { ssr: 'web/app/entry-server.tsx' } })
await build({ root, logLevel, build: { ssr: 'documents/entry.ts', outDir: 'dist/documents' } })
