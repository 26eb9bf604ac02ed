import { and, eq, isNull, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Db } from '#database/connection'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import type { Staff } from '#domain/access/actor'
import type { Device } from '#domain/access/user-agent'
import type { Context } from '#server/context'
import { lockAccount } from '#server/features/accounts/public'
import { findPerson, recordAuditEntry } from './queries.ts'
import { consumeCode, countAttempt, forgetAttempts } from './second-factor.ts'

const { session } = tables

type World = Pick<Context, 'configuration' | 'clock'>

/**
 * Proves the second factor again, for this session only: endpoints with `recentSecondFactor` are open to it for
 * `secondFactorLasts`. Returns whether the code was right. Throws `too-many-requests` after the attempts that the log-in
 * has too.
 */
export async function proveSecondFactor(
  db: Db,
  world: World,
  { actor: { staffId }, sessionId, code, device }: { actor: Staff; sessionId: string; code: string; device: Device },
): Promise<boolean> {
  return withTransaction(db, async tx => {
    const person = await findPerson(tx, { staffId })
    if (!person) throw new ProblemError('session-ended')
    await lockAccount(tx, person.accountId)
    await countAttempt(tx, staffId)
    const used = await consumeCode(tx, world, { staffId, code })
    if (!used) {
      await recordAuditEntry(tx, { staffId, action: 'second-factor-refused', device })
      return false
    }
    await forgetAttempts(tx, staffId)
    if (used === 'recovery code') await recordAuditEntry(tx, { staffId, action: 'recovery-code-used', device })
    await tx
      .update(session)
      .set({ secondFactorAt: sql`app_now()` })
      .where(and(eq(session.id, sessionId), isNull(session.endedAt)))
    return true
  })
}
