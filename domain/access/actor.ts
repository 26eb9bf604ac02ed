/** The permissions of staff members (PD-50). */
export const permissions = [
  'bookings',
  'payments',
  'passports',
  'contacts',
  'villas',
  'prices',
  'pictures',
  'content',
  'settings',
  'accounts',
] as const
export type Permission = (typeof permissions)[number]

/** A caller who has not signed in. */
export interface Anonymous {
  kind: 'anonymous'
}

/** An anonymous visitor who is making a booking: valid for that booking only (PD-28). */
export interface GuestUser {
  kind: 'guest-user'
  guestUserId: number
  bookingId: number
}

/** A guest login or a travel agent, with the bookings to which a lead booker has invited it (PD-32). */
export interface CoSignIn {
  kind: 'co-sign-in'
  coSignInId: number
  role: 'guest' | 'travel-agent'
}

/** A client; `lookingOn` is the staff member who impersonates that client (PD-32). */
export interface LeadBooker {
  kind: 'lead-booker'
  contactId: number
  impersonated?: { staffId: number }
}

/** The villas that a permission reaches: all of them, or those of some regions by id (PD-209). */
export type Reach = 'everywhere' | readonly number[]

/** The reach of a permission, for reading and for changing. */
export interface PermissionReach {
  reads: Reach
  /** Empty for a permission that only reads. */
  changes: Reach
}

/** Reaches by permission; a permission without an entry reaches every villa. */
export type Limits = Partial<Readonly<Record<Permission, PermissionReach>>>

/** A staff member, with the permissions of all their roles. */
export interface Staff {
  kind: 'staff'
  staffId: number
  permissions: readonly Permission[]
  /** What their permissions reach, where that is not everything (PD-209). */
  limits?: Limits
}

/** The caller. Actors never merge: one e-mail address can belong to several of them (PD-32). */
export type Actor = Anonymous | GuestUser | CoSignIn | LeadBooker | Staff

export const anonymous: Anonymous = { kind: 'anonymous' }

/** The parties to which an endpoint can be open, by name; all staff, or by one permission each. */
export type Role = 'guest-user' | 'co-sign-in' | 'lead-booker' | 'staff' | `staff:${Permission}`

/** The actors that a party stands for. */
export type ActorOf<P extends Role> = P extends `staff${string}` ? Staff : Extract<Actor, { kind: P }>

/** Whether an actor is of one of the parties. */
export const isActorOf = (actor: Actor, parties: readonly Role[]): boolean =>
  actor.kind === 'staff'
    ? parties.includes('staff') || actor.permissions.some(permission => parties.includes(`staff:${permission}`))
    : actor.kind !== 'anonymous' && parties.includes(actor.kind)
