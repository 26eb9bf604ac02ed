import type { Actor } from '#domain/access/actor'
import type { Policy } from '#domain/access/policy'

/** A booking with its owner and invited guests. */
export interface BookingSubject {
  bookingId: number
  /** Null while a visitor without an account is making it. */
  contactId: number | null
  /** Accepted invitations that have not been withdrawn. */
  coSignInIds: readonly number[]
  /** Those of them who may see its prices (PD-92). */
  pricedCoSignInIds: readonly number[]
}

const isOwner = (actor: Actor, { contactId }: BookingSubject) =>
  actor.kind === 'lead-booker' && actor.contactId === contactId
/** The owner in person: a staff member who impersonates them changes nothing in their name. */
const isOwnerAlone = (actor: Actor, booked: BookingSubject) =>
  isOwner(actor, booked) && !(actor.kind === 'lead-booker' && actor.impersonated)
const isMaking = (actor: Actor, { bookingId }: BookingSubject) =>
  actor.kind === 'guest-user' && actor.bookingId === bookingId
const isInvited = (actor: Actor, { coSignInIds }: BookingSubject) =>
  actor.kind === 'co-sign-in' && coSignInIds.includes(actor.coSignInId)
const isInvitedWithPrices = (actor: Actor, { pricedCoSignInIds }: BookingSubject) =>
  actor.kind === 'co-sign-in' && pricedCoSignInIds.includes(actor.coSignInId)
const isStaff = (actor: Actor) => actor.kind === 'staff'

/**
 * The policy of a booking (PD-28, PD-32, PD-50, PD-58, PD-65 and PD-92). An invited person sees it, but neither its
 * postal address nor the details of the journey, and sees prices and pays only if invited with prices, but for what they have requested themselves. Only the person
 * who made an option extends or releases it. The contract decides which staff an endpoint is open to.
 */
export const bookingPolicy: Policy<
  BookingSubject,
  'view' | 'view-prices' | 'view-owner' | 'hold' | 'change' | 'plan' | 'settle' | 'settle-own'
> = {
  view: [isOwner, isMaking, isInvited, isStaff],
  /** Its price, and the paid part of it. */
  'view-prices': [isOwner, isMaking, isInvitedWithPrices, isStaff],
  'view-owner': [isOwner, isMaking, isStaff],
  /** Its option: keep-alive, extension, release. */
  hold: [isOwnerAlone, isMaking],
  /** Its contents. */
  change: [isOwnerAlone, isMaking],
  /** The days of the stay: invited people plan and request as well. */
  plan: [isOwnerAlone, isInvited],
  /** Its payments. */
  settle: [isOwnerAlone, isMaking, isInvitedWithPrices],
  /** Items that the actor has requested (PD-123). */
  'settle-own': [isOwnerAlone, isMaking, isInvited],
}
