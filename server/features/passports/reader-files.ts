import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { type ReaderFile, readerFiles, readerPath } from '#domain/passports/machine-reader'

const compress = promisify(gzip)
const { resolve } = createRequire(import.meta.url)

interface Served {
  from: string
  type: string
  /** Worth compressing; the others are compressed already. */
  isPlain: boolean
}

const served: Readonly<Record<ReaderFile, Served>> = {
  'worker.js': { from: 'tesseract.js/dist/worker.min.js', type: 'text/javascript; charset=utf-8', isPlain: true },
  'core.js': {
    from: 'tesseract.js-core/tesseract-core-simd-lstm.js',
    type: 'text/javascript; charset=utf-8',
    isPlain: true,
  },
  'tesseract-core-simd-lstm.wasm': {
    from: 'tesseract.js-core/tesseract-core-simd-lstm.wasm',
    type: 'application/wasm',
    isPlain: true,
  },
  'eng.traineddata.gz': {
    from: '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
    type: 'application/octet-stream',
    isPlain: false,
  },
}

/**
 * The policy of the worker, which is its own and not that of the page: it runs WebAssembly, and reaches nothing but the
 * site. Only here is `'wasm-unsafe-eval'` allowed.
 */
const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

async function load({ from, isPlain }: Served): Promise<Buffer> {
  const bytes = await readFile(resolve(from))
  return isPlain ? compress(bytes, { level: 9 }) : bytes
}

/**
 * Serves the files that read passports in the browser, from their packages. Each is read and compressed with its first
 * request and kept: together four megabytes.
 */
export function machineReaderFiles(app: FastifyInstance): void {
  const kept = new Map<ReaderFile, Promise<Buffer>>()
  for (const name of readerFiles) {
    const file = served[name]
    app.get(`${readerPath}/${name}`, { schema: { hide: true } }, async (_request, reply) => {
      const known = kept.get(name) ?? load(file)
      kept.set(name, known)
      // A failure is not kept.
      known.catch(() => kept.delete(name))
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': workerPolicy,
          ...(file.isPlain && { 'content-encoding': 'gzip' }),
        })
        .type(file.type)
        .send(await known)
    })
  }
}
