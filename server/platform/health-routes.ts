import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Reads } from '#database/connection'

/** `/healthz`: the process lives. `/readyz`: it can serve, its database answers (decision 49). */
export function healthRoutes(app: FastifyInstance, db: Reads): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'alive' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await db.execute(sql`select 1`)
      return { status: 'ready' }
    } catch {
      return reply.status(503).send({ status: 'the database does not answer' })
    }
  })
}
