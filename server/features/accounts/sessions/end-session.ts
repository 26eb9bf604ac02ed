import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { hashToken } from '#server/platform/auth/tokens'
import { readCookie } from './sessions.ts'

const { session } = tables

/** Ends the session of a cookie, whether it holds the current or the previous secret. */
export async function endSessionOfCookie(tx: Transaction, cookie: string | undefined): Promise<void> {
  const read = readCookie(cookie)
  if (!read) return
  const hash = hashToken(read.secret)
  await tx
    .update(session)
    .set({ endedAt: sql`app_now()` })
    .where(
      and(
        eq(session.id, read.id),
        isNull(session.endedAt),
        sql`${hash}::bytea in (${session.secretHash}, ${session.nextHash}, ${session.previousHash})`,
      ),
    )
}
