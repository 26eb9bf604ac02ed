import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { LeadBooker } from '#domain/actor'
import { endSessions, lockAccount } from '#server/features/accounts/public'
import { getGuest } from './get-guest.ts'

const { guestLogin } = tables

/** Ends a guest login, and the guest's sessions at once; whom others invite as well signs in again. */
export async function archiveGuest(tx: Transaction, { actor, id }: { actor: LeadBooker; id: string }): Promise<void> {
  const { accountId } = await getGuest(tx, actor, 'manage', id)
  if (accountId !== null) await lockAccount(tx, accountId)
  const archived = await tx
    .update(guestLogin)
    .set({ archivedAt: sql`app_now()` })
    .where(and(eq(guestLogin.id, id), isNull(guestLogin.archivedAt)))
    .returning({ id: guestLogin.id })
  if (archived.length > 0 && accountId !== null) await endSessions(tx, accountId)
}
