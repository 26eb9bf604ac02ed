import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Configuration } from '../config/configuration.ts'

const common = { wildcard: false, index: false, preCompressed: true, cacheControl: false } as const

/** Serves the built files of the site. */
export async function clientFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    ...common,
    root: folder,
    globIgnore: ['**/*.{br,gz}', '*manifest.json', 'assets/**'],
    setHeaders: reply => reply.header('cache-control', 'public, max-age=3600'),
  })
}

/**
 * Serves the built files with a hash in their name, which never change. A page requests a dozen of them, so they are
 * sent without headers that none of them needs: validators, ranges, the request id, and hints about the connection,
 * which HTTP/1.1 keeps open anyway.
 */
export async function hashedAssets(app: FastifyInstance, folder: string): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply.removeHeader('x-request-id')
    reply.raw.removeHeader('x-request-id')
    // A server that drains says that it closes the connection.
    if (reply.raw.shouldKeepAlive) reply.raw.removeHeader('connection')
  })
  await app.register(fastifyStatic, {
    ...common,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    globIgnore: ['**/*.{br,gz}'],
    ...{ acceptRanges: false, etag: false, lastModified: false },
    setHeaders: reply => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
}

/** Serves the domain association file by which Apple verifies that the domain is ours. */
export function appleDomainFile(app: FastifyInstance, { payments }: Pick<Configuration, 'payments'>): void {
  const { domainFile } = payments.wallets
  if (!domainFile) return
  const bytes = readFileSync(domainFile)
  app.get('/.well-known/apple-developer-merchantid-domain-association', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(bytes),
  )
}
