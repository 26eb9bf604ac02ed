import type { Queryable } from '#database/connection'
import type { Actor, CoSignIn, LeadBooker } from '#domain/access/actor'
import { guestLoginPolicy } from '#domain/access/guest-login-policy'
import { can } from '#domain/access/policy'
import { shareBookings } from '#domain/people/guest-logins'
import { authorize } from '#server/platform/auth/authorize'
import { presentGuest } from './present-guest.ts'
import { findGuestsOf, findInvitersOf, scopeOf } from './queries.ts'

/** The guest logins of one lead booker: all of them for the lead booker, and for a guest those who share a booking. */
async function listOf(db: Queryable, actor: LeadBooker | CoSignIn, id: string) {
  const found = await findGuestsOf(db, id)
  const accepted = found?.guests.filter(({ guestLogin }) => guestLogin.acceptedAt) ?? []
  const subject = found && {
    contactId: found.contactId,
    coSignInIds: accepted.map(({ coSignIn }) => coSignIn.id),
  }
  authorize(guestLoginPolicy, actor, 'view', subject)
  const whole = can(guestLoginPolicy, actor, 'view-addresses', subject)
  const own = accepted.find(({ coSignIn }) => actor.kind === 'co-sign-in' && coSignIn.id === actor.coSignInId)
  const seen = found?.guests.filter(guest => whole || (own && shareBookings(scopeOf(own), scopeOf(guest)))) ?? []
  return seen.map(guest => presentGuest(guest, { whole }))
}

const isThemselves = (actor: Actor, coSignInId: number) =>
  actor.kind === 'co-sign-in' && actor.coSignInId === coSignInId

/** Lists the guest logins of a lead booker or, by a guest's own id, those who share a booking with that guest. */
export async function listGuests(db: Queryable, { actor, id }: { actor: LeadBooker | CoSignIn; id: string }) {
  const inviters = await findInvitersOf(db, id)
  if (!inviters || !isThemselves(actor, inviters.coSignInId)) return listOf(db, actor, id)
  const lists = []
  for (const publicId of inviters.publicIds) lists.push(await listOf(db, actor, publicId))
  return lists.flat()
}
