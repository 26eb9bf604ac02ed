import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Configuration } from '../config/configuration.ts'

/** Serves the built files of the site; those with a hash in their name never change. */
export async function clientFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.{br,gz}', '*manifest.json'],
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(folder, 'assets'))
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
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
