import type { Actor } from '#domain/access/actor'
import type { Policy } from '#domain/access/policy'
import type { BookingSubject } from '#domain/booking/booking-policy'

const isOwner = (actor: Actor, { contactId }: BookingSubject) =>
  actor.kind === 'lead-booker' && actor.contactId === contactId
/** The owner in person: staff who impersonate a client change nothing in their name. */
const isOwnerAlone = (actor: Actor, booked: BookingSubject) =>
  isOwner(actor, booked) && !(actor.kind === 'lead-booker' && actor.impersonated)
const isInvited = (actor: Actor, { coSignInIds }: BookingSubject) =>
  actor.kind === 'co-sign-in' && coSignInIds.includes(actor.coSignInId)
const isStaff = (actor: Actor) => actor.kind === 'staff'

/**
 * The policy of transfers (PD-118): everyone of the booking sees, plans and requests them, and takes back their own
 * requests; only the lead booker declines those of others. Prices follow `bookingPolicy`, and everyone sees those of
 * their own requests (PD-92).
 */
export const transferPolicy: Policy<BookingSubject, 'view' | 'request' | 'decline'> = {
  view: [isOwner, isInvited, isStaff],
  request: [isOwnerAlone, isInvited],
  decline: [isOwnerAlone],
}
