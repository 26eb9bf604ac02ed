import { eq, sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { coSignInRoles, sameAddress } from '#domain/accounts'
import type { LeadBooker } from '#domain/actor'
import { guestLoginRights } from '#domain/guest-login-rights'
import type { Language } from '#domain/language'
import type { Context } from '#server/context'
import { findAccount } from '#server/features/accounts/public'
import { allow } from '#server/platform/allow'
import { presentGuest } from './present-guest.ts'
import { findGuest } from './queries.ts'
import { sendInvitation } from './send-invitation.ts'

const { account, contact, coSignIn, guestLogin } = tables

interface Invited {
  email: string
  firstname: string
  lastname: string
  language: Language
}

/** The co-sign-in of an address with its account; one that nobody knew is a guest's. */
async function coSignInOf(tx: Transaction, email: string, language: Language): Promise<number> {
  await tx.insert(coSignIn).values({ email, role: coSignInRoles.guest, language }).onConflictDoNothing()
  const [found] = await tx.select({ id: coSignIn.id }).from(coSignIn).where(eq(coSignIn.email, email)).for('update')
  if (!found) throw new Error('a co-sign-in was neither found nor made')
  await tx.insert(account).values({ coSignInId: found.id }).onConflictDoNothing()
  return found.id
}

/** Invites somebody to share what a lead booker books. Throws `address-not-proven` for who has not confirmed theirs. */
export async function inviteGuest(
  tx: Transaction,
  world: Pick<Context, 'configuration' | 'documents'>,
  { actor, email, firstname: firstName, lastname: lastName, language }: Invited & { actor: LeadBooker },
) {
  const { contactId } = actor
  allow(guestLoginRights, actor, 'manage', { contactId, coSignInIds: [] })
  const [owner] = await tx.select({ email: contact.email }).from(contact).where(eq(contact.id, contactId))
  const own = owner && (await findAccount(tx, 'contact', owner.email))
  if (!own?.proven) throw new Refusal('address-not-proven')
  const names = { firstName, lastName }
  const [made] = await tx
    .insert(guestLogin)
    .values({ contactId, coSignInId: await coSignInOf(tx, sameAddress(email), language), ...names })
    .onConflictDoUpdate({
      target: [guestLogin.contactId, guestLogin.coSignInId],
      set: { ...names, invitedAt: sql`app_now()`, archivedAt: null },
    })
    .returning({ id: guestLogin.id })
  const guest = made && (await findGuest(tx, made.id))
  if (!guest) throw new Error('a guest login was not kept')
  await sendInvitation(tx, world, guest)
  return presentGuest(guest, { whole: true })
}
