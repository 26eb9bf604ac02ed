import type { Transaction } from '#database/connection'
import type { CoSignIn, LeadBooker } from '#domain/access/actor'
import { guestLoginPolicy } from '#domain/access/guest-login-policy'
import { authorize } from '#server/platform/auth/authorize'
import { findGuest, type Guest } from './queries.ts'

/** Gets a guest login after authorising the actor. Throws `not-found`. */
export async function getGuest(
  tx: Transaction,
  actor: LeadBooker | CoSignIn,
  action: 'name' | 'answer' | 'manage',
  id: string,
): Promise<Guest> {
  const found = await findGuest(tx, id)
  const { contactId, coSignInId, archivedAt } = found?.guestLogin ?? {}
  const subject = contactId && coSignInId ? { contactId, coSignInIds: archivedAt ? [] : [coSignInId] } : undefined
  authorize(guestLoginPolicy, actor, action, subject)
  if (!found) throw new Error('an authorised guest login is missing')
  return found
}
