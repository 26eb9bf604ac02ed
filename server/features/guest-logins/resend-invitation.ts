import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import type { LeadBooker } from '#domain/access/actor'
import type { Context } from '#server/context'
import { getGuest } from './get-guest.ts'
import { sendInvitation } from './send-invitation.ts'

/** Sends an invitation once more. Throws `not-in-this-state` for an archived guest, who needs a new invitation. */
export async function resendInvitation(
  tx: Transaction,
  world: Pick<Context, 'configuration' | 'documents'>,
  { actor, id }: { actor: LeadBooker; id: string },
): Promise<void> {
  const guest = await getGuest(tx, actor, 'manage', id)
  if (guest.guestLogin.archivedAt) throw new ProblemError('not-in-this-state')
  await sendInvitation(tx, world, guest)
}
