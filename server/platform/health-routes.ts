import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context'

/** What does not keep the site from serving, and should be looked at all the same; undefined where all is well. */
function degradedBy({ leftOut, intake }: Context['catalogue']) {
  const { failing } = intake
  const unreadable = leftOut.counts
  const isAnyUnreadable = Object.keys(unreadable).length > 0
  if (!failing && !isAnyUnreadable) return undefined
  return {
    ...(isAnyUnreadable && { unreadable }),
    ...(failing && { intake: { failingSince: new Date(failing.since).toISOString(), attempts: failing.attempts } }),
  }
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, its database answers (decision 49); `degraded` tells what it
 * serves without, in numbers alone: anybody may ask.
 */
export function healthRoutes(app: FastifyInstance, { db, catalogue }: Pick<Context, 'db' | 'catalogue'>): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'alive' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const degraded = degradedBy(catalogue)
    try {
      await db.execute(sql`select 1`)
      return { status: 'ready', ...(degraded && { degraded }) }
    } catch {
      return reply.status(503).send({ status: 'the database does not answer', ...(degraded && { degraded }) })
    }
  })
}
