import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { account } from '#database/tables'
import type { CoSignIn, LeadBooker } from '#domain/access/actor'
import { type Tour, withTour } from '#domain/people/accounts'

/** Remembers that the actor has taken or declined a guided tour, in every browser. */
export async function noteTourSeen(tx: Transaction, actor: LeadBooker | CoSignIn, tour: Tour): Promise<void> {
  const isOwn =
    actor.kind === 'lead-booker' ? eq(account.contactId, actor.contactId) : eq(account.coSignInId, actor.coSignInId)
  const [found] = await tx.select({ seen: account.toursSeen }).from(account).where(isOwn).for('no key update')
  if (!found || found.seen.includes(tour)) return
  await tx
    .update(account)
    .set({ toursSeen: withTour(found.seen, tour) })
    .where(isOwn)
}
