import type { FastifyInstance } from 'fastify'

/**
 * `/healthz`: liveness. `/readyz`: the process can serve and its database answers (PD-49); `degraded` lists what is
 * missing, in numbers only, since the endpoint is public.
 */
export function healthRoutes(
  app: FastifyInstance,
  degradedBy: () => object | undefined,
  /** Queries the database for accounts that do not balance; rejects if it is unavailable. */
  findDifferingBooks: () => Promise<object | undefined>,
): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'alive' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const degraded = degradedBy()
    try {
      const books = await findDifferingBooks()
      return { status: 'ready', ...((degraded || books) && { degraded: { ...degraded, ...(books && { books }) } }) }
    } catch {
      return reply.status(503).send({ status: 'the database does not answer', ...(degraded && { degraded }) })
    }
  })
}
