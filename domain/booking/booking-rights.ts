import type { Actor } from '#domain/actor'
import type { Rights } from '#domain/rights'

/** A booking: whose it is, and whom they have invited to it. */
export interface Booked {
  bookingId: number
  /** Nobody's while a visitor without an account is making it. */
  contactId: number | null
  /** Those who have accepted an invitation to it that nobody has withdrawn. */
  coSignInIds: readonly number[]
  /** Those of them who see its prices (PD-92). */
  pricedCoSignInIds: readonly number[]
}

const isOwner = (actor: Actor, { contactId }: Booked) => actor.kind === 'lead-booker' && actor.contactId === contactId
/** The owner themselves: a member of staff who looks on in their place changes nothing in their name. */
const isOwnerAlone = (actor: Actor, booked: Booked) =>
  isOwner(actor, booked) && !(actor.kind === 'lead-booker' && actor.lookingOn)
const isMaking = (actor: Actor, { bookingId }: Booked) => actor.kind === 'guest-user' && actor.bookingId === bookingId
const isInvited = (actor: Actor, { coSignInIds }: Booked) =>
  actor.kind === 'co-sign-in' && coSignInIds.includes(actor.coSignInId)
const isInvitedWithPrices = (actor: Actor, { pricedCoSignInIds }: Booked) =>
  actor.kind === 'co-sign-in' && pricedCoSignInIds.includes(actor.coSignInId)
const isStaff = (actor: Actor) => actor.kind === 'staff'

/**
 * Who may do what with a booking (PD-28, PD-32, PD-50, PD-58, PD-65 and PD-92): an invited person sees it, but neither the
 * address it goes to nor the details of the journey, and sees prices and pays only where invited with prices; its options are prolonged and given up by who made them. Which
 * staff a call is open to is the contract's to say.
 */
export const bookingRights: Rights<Booked, 'view' | 'view-prices' | 'view-owner' | 'hold' | 'change' | 'settle'> = {
  view: [isOwner, isMaking, isInvited, isStaff],
  /** What it costs, and what of that is paid. */
  'view-prices': [isOwner, isMaking, isInvitedWithPrices, isStaff],
  'view-owner': [isOwner, isMaking, isStaff],
  /** Its time: keeping, extending, giving up. */
  hold: [isOwnerAlone, isMaking],
  /** What stands in it. */
  change: [isOwnerAlone, isMaking],
  /** How it is paid. */
  settle: [isOwnerAlone, isMaking, isInvitedWithPrices],
}
