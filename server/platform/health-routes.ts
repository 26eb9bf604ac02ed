import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Reads } from '#database/connection'

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, its database answers (decision 49); `degraded` tells what it
 * serves without, in numbers alone: anybody may ask.
 */
export function healthRoutes(app: FastifyInstance, db: Reads, degradedBy: () => object | undefined): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'alive' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const degraded = degradedBy()
    try {
      await db.execute(sql`select 1`)
      return { status: 'ready', ...(degraded && { degraded }) }
    } catch {
      return reply.status(503).send({ status: 'the database does not answer', ...(degraded && { degraded }) })
    }
  })
}
