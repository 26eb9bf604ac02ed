import type { Actor } from '#domain/access/actor'
import type { Policy } from '#domain/access/policy'

/** The guest logins of a lead booker, or one of them: the owner and the invited guests. */
interface GuestLogins {
  contactId: number
  /** Invited guests who are not archived. */
  coSignInIds: readonly number[]
}

const isLeadBooker = (actor: Actor, { contactId }: GuestLogins) =>
  actor.kind === 'lead-booker' && actor.contactId === contactId
const isInvited = (actor: Actor, { coSignInIds }: GuestLogins) =>
  actor.kind === 'co-sign-in' && coSignInIds.includes(actor.coSignInId)

/**
 * The policy of guest logins (PD-32 and PD-58). An invited person sees the names of those who share a booking with
 * them, changes their own, and accepts or declines. Only the lead booker invites, sees addresses and archives; staff
 * who impersonate the lead booker do not.
 */
export const guestLoginPolicy: Policy<GuestLogins, 'view' | 'view-addresses' | 'name' | 'answer' | 'manage'> = {
  view: [isLeadBooker, isInvited],
  'view-addresses': [isLeadBooker],
  name: [(actor, logins) => isLeadBooker(actor, logins) && !isLookingOn(actor), isInvited],
  answer: [isInvited],
  manage: [(actor, logins) => isLeadBooker(actor, logins) && !isLookingOn(actor)],
}

/** Whether it is a staff member who impersonates a client: they change nothing in the client's name. */
const isLookingOn = (actor: Actor) => actor.kind === 'lead-booker' && actor.impersonated !== undefined
