import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, expect } from 'vitest'
import type { Db } from '#database/connection'
import { staffAuditEntry as staffEntry } from '#database/tables'
import { addingActions } from '#domain/access/staff-changes'
import { auditOfWrites } from './audit-of-writes.ts'

/** The name of a route in the contract: `POST /office/hours/{id}/answer`. */
const nameOf = (method: string, url: string): string =>
  `${method} ${url.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}')}`

/**
 * Makes the tests of a file fail where a write of staff succeeded and the staff log has none of its entries, or none that
 * tells what was before and after where a row was changed. A repeated request writes no second entry, so any of them counts.
 */
export function requireAudit(app: FastifyInstance, db: Db): void {
  const without = new Set<string>()
  app.addHook('onSend', async ({ method, actor, routeOptions }, reply, payload) => {
    if (actor?.kind !== 'staff' || method === 'GET' || reply.statusCode >= 300) return
    // The client has requested the same e-mail on that day: nothing was written.
    if (payload === '{"sent":false}') return
    const name = nameOf(method, routeOptions.url ?? '')
    const actions = auditOfWrites[name]
    if (actions === undefined || typeof actions === 'string') return
    const [found] = await db
      .select({ id: staffEntry.id })
      .from(staffEntry)
      .where(
        and(
          eq(staffEntry.staffId, actor.staffId),
          inArray(staffEntry.action, [...actions]),
          or(
            inArray(staffEntry.action, [...addingActions]),
            ne(staffEntry.changes, sql`'{}'::jsonb`),
            isNotNull(staffEntry.versionId),
          ),
        ),
      )
      .limit(1)
    if (!found) without.add(name)
  })
  afterAll(() =>
    expect([...without], 'writes of staff without an entry of the staff log, or one without before and after').toEqual(
      [],
    ),
  )
}
