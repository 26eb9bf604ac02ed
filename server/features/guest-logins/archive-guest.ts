import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { LeadBooker } from '#domain/access/actor'
import { endSessions, findSharedBookings, lockAccount } from '#server/features/accounts/public'
import { recordEvents } from '#server/features/booking-events/public'
import { getGuest } from './get-guest.ts'

const { account, guestLogin } = tables

/** Ends a guest login and the guest's sessions immediately; a guest of other lead bookers signs in again. */
export async function archiveGuest(tx: Transaction, { actor, id }: { actor: LeadBooker; id: string }): Promise<void> {
  const { accountId } = await getGuest(tx, actor, 'manage', id)
  if (accountId !== null) await lockAccount(tx, accountId)
  const archived = await tx
    .update(guestLogin)
    .set({ archivedAt: sql`app_now()` })
    .where(and(eq(guestLogin.id, id), isNull(guestLogin.archivedAt)))
    .returning({ id: guestLogin.id })
  if (archived.length === 0) return
  await recordEvents(tx, await findSharedBookings(tx, id), { kind: 'guest-removed', actor: 'lead-booker' })
  if (accountId !== null) await endSessions(tx, accountId)
}

/** Ends all guest logins of a lead booker, and the sessions of those guests. */
export async function archiveGuestsOf(tx: Transaction, contactId: number): Promise<void> {
  const ended = await tx
    .update(guestLogin)
    .set({ archivedAt: sql`app_now()` })
    .where(and(eq(guestLogin.contactId, contactId), isNull(guestLogin.archivedAt)))
    .returning({ coSignInId: guestLogin.coSignInId })
  if (ended.length === 0) return
  const guests = await tx
    .select({ id: account.id })
    .from(account)
    .where(
      inArray(
        account.coSignInId,
        ended.map(({ coSignInId }) => coSignInId),
      ),
    )
    .orderBy(asc(account.id))
    .for('update')
  await endSessions(
    tx,
    guests.map(({ id }) => id),
  )
}
