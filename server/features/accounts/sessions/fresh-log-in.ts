import { and, eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import { freshLogInLasts } from '#domain/people/accounts'

const { session } = tables

/**
 * Requires that a session started recently, so that a stolen bearer token or an unattended computer cannot add a
 * permanent way in. Throws `recent-log-in-needed`.
 */
export async function requireFreshLogIn(db: Queryable, sessionId: string): Promise<void> {
  const [fresh] = await db
    .select({ id: session.id })
    .from(session)
    .where(
      and(eq(session.id, sessionId), sql`${session.createdAt} > app_now() - make_interval(secs => ${freshLogInLasts})`),
    )
  if (!fresh) throw new ProblemError('recent-log-in-needed')
}
