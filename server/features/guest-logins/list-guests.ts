import type { Reads } from '#database/connection'
import type { CoSignIn, LeadBooker } from '#domain/actor'
import { guestLoginRights } from '#domain/guest-login-rights'
import { may } from '#domain/rights'
import { allow } from '#server/platform/allow'
import { presentGuest } from './present-guest.ts'
import { findGuestsOf } from './queries.ts'

/** The guest logins of a lead booker, for them, or for who is one of them. */
export async function listGuests(db: Reads, { actor, id }: { actor: LeadBooker | CoSignIn; id: string }) {
  const found = await findGuestsOf(db, id)
  const subject = found && {
    contactId: found.contactId,
    coSignInIds: found.guests.map(({ coSignIn }) => coSignIn.id),
  }
  allow(guestLoginRights, actor, 'view', subject)
  const whole = may(guestLoginRights, actor, 'view-addresses', subject)
  return (found?.guests ?? []).map(guest => presentGuest(guest, { whole }))
}
