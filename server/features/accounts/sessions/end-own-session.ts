import { and, eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { CoSignIn, LeadBooker } from '#domain/access/actor'
import { getOwnAccount } from '../accounts.ts'
import { isLive } from './list-sessions.ts'

const { session } = tables

/** Ends one of the actor's own sessions. Throws `not-found`. */
export async function endOwnSession(
  tx: Transaction,
  { actor, id }: { actor: LeadBooker | CoSignIn; id: string },
): Promise<void> {
  const own = await getOwnAccount(tx, actor)
  const ended = await tx
    .update(session)
    .set({ endedAt: sql`app_now()` })
    .where(and(eq(session.id, id), eq(session.accountId, own.id), isLive))
    .returning({ id: session.id })
  if (ended.length === 0) throw new ProblemError('not-found')
}
