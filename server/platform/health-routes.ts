import type { FastifyInstance } from 'fastify'

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, its database answers (PD-49); `degraded` tells what it
 * serves without, in numbers alone: anybody may ask.
 */
export function healthRoutes(
  app: FastifyInstance,
  degradedBy: () => object | undefined,
  /** Asks the database what differs in the books: it answers, or it is away. */
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
