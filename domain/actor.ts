/** What members of staff may be allowed to do, each by name (PD-50). */
export const permissions = ['bookings', 'payments', 'passports', 'contacts', 'content', 'accounts'] as const
export type Permission = (typeof permissions)[number]

/** Somebody who has not signed in. */
export interface Nobody {
  kind: 'nobody'
}

/** An anonymous visitor in the midst of a booking: good for that booking alone (PD-28). */
export interface GuestUser {
  kind: 'guest-user'
  guestUserId: number
  bookingId: number
}

/** A guest login or a travel agent, with the bookings of others to which it was invited (PD-32). */
export interface CoSignIn {
  kind: 'co-sign-in'
  coSignInId: number
  role: 'guest' | 'travel-agent'
}

/** A client; `lookingOn` is a member of staff who sees the site as that client (PD-32). */
export interface LeadBooker {
  kind: 'lead-booker'
  contactId: number
  lookingOn?: { staffId: number }
}

/** A member of staff, with what they are allowed. */
export interface Staff {
  kind: 'staff'
  staffId: number
  permissions: readonly Permission[]
}

/** Who calls. They never merge: one e-mail address may be several of them (PD-32). */
export type Actor = Nobody | GuestUser | CoSignIn | LeadBooker | Staff

export const nobody: Nobody = { kind: 'nobody' }

/** Those to whom a call can be open, by name; staff all together, or by one permission each. */
export type Party = 'guest-user' | 'co-sign-in' | 'lead-booker' | 'staff' | `staff:${Permission}`

/** The actors that a party stands for. */
export type ActorOf<P extends Party> = P extends `staff${string}` ? Staff : Extract<Actor, { kind: P }>

/** Whether an actor is of one of the parties. */
export const isOf = (actor: Actor, parties: readonly Party[]): boolean =>
  actor.kind === 'staff'
    ? parties.includes('staff') || actor.permissions.some(permission => parties.includes(`staff:${permission}`))
    : actor.kind !== 'nobody' && parties.includes(actor.kind)
