import { eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { guestLogin } from '#database/tables'
import type { CoSignIn } from '#domain/access/actor'
import { acceptInvitation, presentInvitation } from '#server/features/accounts/public'
import { getGuest } from './get-guest.ts'
import { findPending } from './queries.ts'

/** Lists the pending invitations of a guest. */
export async function listInvitations(db: Queryable, actor: CoSignIn) {
  const invitations = []
  for (const { guestLogin: row } of await findPending(db, actor.coSignInId))
    invitations.push({ id: row.id, ...(await presentInvitation(db, row.id)) })
  return { invitations }
}

/** Accepts an invitation, or declines and thereby ends it. Throws `not-found` and `not-in-this-state`. */
export async function answerInvitation(
  tx: Transaction,
  { actor, id, accept }: { actor: CoSignIn; id: string; accept: boolean },
): Promise<void> {
  const guest = await getGuest(tx, actor, 'answer', id)
  if (accept) return acceptInvitation(tx, id)
  if (guest.guestLogin.acceptedAt) throw new ProblemError('not-in-this-state')
  await tx.update(guestLogin).set({ archivedAt: sql`app_now()` }).where(eq(guestLogin.id, id))
}
