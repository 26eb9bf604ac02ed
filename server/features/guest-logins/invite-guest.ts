import { eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { LeadBooker } from '#domain/access/actor'
import { guestLoginPolicy } from '#domain/access/guest-login-policy'
import { coSignInRoles, normaliseEmail } from '#domain/people/accounts'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { findAccount, findSharedBookings } from '#server/features/accounts/public'
import { recordEvents } from '#server/features/booking-events/public'
import { authorize } from '#server/platform/auth/authorize'
import { presentGuest } from './present-guest.ts'
import { findGuest, nameBookings } from './queries.ts'
import { sendInvitation } from './send-invitation.ts'
import { askOwnBookings, type Scope, scopeColumns } from './set-scope.ts'

const { account, contact, coSignIn, guestLogin } = tables

interface Invited extends Scope {
  email: string
  firstname: string
  lastname: string
  language: Language
}

/** The co-sign-in of an address with its account; an unknown address becomes a guest. */
async function coSignInOf(tx: Transaction, email: string, language: Language): Promise<number> {
  await tx.insert(coSignIn).values({ email, role: coSignInRoles.guest, language }).onConflictDoNothing()
  const [found] = await tx.select({ id: coSignIn.id }).from(coSignIn).where(eq(coSignIn.email, email)).for('update')
  if (!found) throw new Error('the co-sign-in was neither found nor inserted')
  await tx.insert(account).values({ coSignInId: found.id }).onConflictDoNothing()
  return found.id
}

/**
 * Invites a guest to bookings of a lead booker (PD-92). Throws `address-not-proven` for a lead booker with an
 * unconfirmed address, and `not-found` for bookings of others.
 */
export async function inviteGuest(
  tx: Transaction,
  world: Pick<Context, 'configuration' | 'documents'>,
  { actor, email, firstname: firstName, lastname: lastName, language, ...scope }: Invited & { actor: LeadBooker },
) {
  const { contactId } = actor
  authorize(guestLoginPolicy, actor, 'manage', { contactId, coSignInIds: [] })
  const [owner] = await tx.select({ email: contact.email }).from(contact).where(eq(contact.id, contactId))
  const own = owner && (await findAccount(tx, 'contact', owner.email))
  if (!own?.proven) throw new ProblemError('address-not-proven')
  const bookingIds = await askOwnBookings(tx, contactId, scope)
  const chosen = { firstName, lastName, ...scopeColumns(scope) }
  const [made] = await tx
    .insert(guestLogin)
    .values({ contactId, coSignInId: await coSignInOf(tx, normaliseEmail(email), language), ...chosen })
    .onConflictDoUpdate({
      target: [guestLogin.contactId, guestLogin.coSignInId],
      set: {
        ...chosen,
        invitedAt: sql`app_now()`,
        archivedAt: null,
        // A withdrawn invitation must be accepted again.
        acceptedAt: sql`case when ${guestLogin.archivedAt} is null then ${guestLogin.acceptedAt} end`,
      },
    })
    .returning({ id: guestLogin.id })
  if (made) await nameBookings(tx, made.id, bookingIds)
  if (made)
    await recordEvents(tx, await findSharedBookings(tx, made.id), { kind: 'guest-invited', actor: 'lead-booker' })
  const guest = made && (await findGuest(tx, made.id))
  if (!guest) throw new Error('the guest login was not stored')
  await sendInvitation(tx, world, guest)
  return presentGuest(guest, { whole: true })
}
