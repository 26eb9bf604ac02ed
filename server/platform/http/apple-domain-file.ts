import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Configuration } from '../config/configuration.ts'

/** Serves the domain association file by which Apple verifies that the domain is ours. */
export function appleDomainFile(app: FastifyInstance, { payments }: Pick<Configuration, 'payments'>): void {
  const { domainFile } = payments.wallets
  if (!domainFile) return
  const bytes = readFileSync(domainFile)
  app.get('/.well-known/apple-developer-merchantid-domain-association', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(bytes),
  )
}
