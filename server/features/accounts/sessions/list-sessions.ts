import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import type { CoSignIn, LeadBooker } from '#domain/access/actor'
import { getOwnAccount } from '../accounts.ts'

const { session } = tables

export const isLive = and(isNull(session.endedAt), sql`${session.expiresAt} > app_now()`)

/** Lists the devices of the actor's sessions, last used first. */
export async function listSessions(
  db: Queryable,
  { actor, sessionId }: { actor: LeadBooker | CoSignIn; sessionId: string },
) {
  const own = await getOwnAccount(db, actor)
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.accountId, own.id), isLive))
    .orderBy(desc(session.lastSeenAt), desc(session.createdAt))
    .limit(100)
  return rows.map(({ id, browser, system, createdAt, lastSeenAt }) => ({
    id,
    browser,
    system,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === sessionId,
  }))
}
