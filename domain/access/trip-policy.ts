import type { Actor } from '#domain/access/actor'
import type { Policy } from '#domain/access/policy'

/** The trip details of a booking. */
interface Trip {
  contactId: number | null
}

const isOwner = (actor: Actor, { contactId }: Trip) => actor.kind === 'lead-booker' && actor.contactId === contactId
/** The owner in person: staff who impersonate a client change nothing, and see no names of passports (PD-32). */
const isOwnerAlone = (actor: Actor, trip: Trip) =>
  isOwner(actor, trip) && !(actor.kind === 'lead-booker' && actor.impersonated)
const isStaff = (actor: Actor) => actor.kind === 'staff'

/**
 * The policy of trip details (PD-58, PD-112). The lead booker and staff for bookings read and edit them; invited guests
 * and travel agents do not see them.
 */
export const tripPolicy: Policy<Trip, 'view' | 'edit' | 'view-passport-names'> = {
  view: [isOwner, isStaff],
  edit: [isOwnerAlone, isStaff],
  'view-passport-names': [isOwnerAlone],
}
