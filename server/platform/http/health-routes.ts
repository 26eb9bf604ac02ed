import type { FastifyInstance } from 'fastify'
import { version } from '../runtime/version.ts'

interface Health {
  /** The missing parts, in numbers only. */
  degradedBy: () => object | undefined
  /** Queries the database for accounts that do not balance; rejects if it is unavailable. */
  findDifferingBooks: () => Promise<object | undefined>
  /** Whether the process has been told to stop. */
  isStopping: () => boolean
  /** Whether it does what it is for, by default from the first request on. */
  hasBegun?: () => boolean
}

/**
 * `/healthz`: liveness, and the version. `/readyz`: the process can serve and its database answers (PD-49), and it is
 * not about to stop; `degraded` lists what is missing, in numbers only, since the endpoint is public.
 */
export function healthRoutes(
  app: FastifyInstance,
  { degradedBy, findDifferingBooks, isStopping, hasBegun = () => true }: Health,
): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'alive', version }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' })
    if (!hasBegun()) return reply.status(503).send({ status: 'starting' })
    const degraded = degradedBy()
    try {
      const books = await findDifferingBooks()
      return { status: 'ready', ...((degraded || books) && { degraded: { ...degraded, ...(books && { books }) } }) }
    } catch {
      return reply.status(503).send({ status: 'the database does not answer', ...(degraded && { degraded }) })
    }
  })
}
