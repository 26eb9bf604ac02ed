import type { Actor } from '#domain/access/actor'
import type { Policy } from '#domain/access/policy'

/** The passport details of a booking, or of one row of it. */
interface Passports {
  contactId: number | null
  /** Guests with an accepted invitation to the booking. Travel agents are none. */
  guestCoSignInIds: readonly number[]
  /** The guest to whom the row belongs; null for rows of the lead booker. */
  rowOf?: number | null
}

/** The lead booker in person: staff who impersonate a client never see passports (PD-32). */
const isLeadBooker = (actor: Actor, { contactId }: Passports) =>
  actor.kind === 'lead-booker' && actor.contactId === contactId && actor.impersonated === undefined
const isGuest = (actor: Actor, { guestCoSignInIds }: Passports) =>
  actor.kind === 'co-sign-in' && guestCoSignInIds.includes(actor.coSignInId)
const isOwnRow = (actor: Actor, passports: Passports) =>
  isGuest(actor, passports) && actor.kind === 'co-sign-in' && passports.rowOf === actor.coSignInId

/**
 * The policy of passport details (PD-32, PD-35). The lead booker sees and edits all rows, an invited guest those of
 * their own. Travel agents see none.
 */
export const passportPolicy: Policy<Passports, 'open' | 'edit'> = {
  /** The page: which rows it shows depends on `edit`. */
  open: [isLeadBooker, isGuest],
  edit: [isLeadBooker, isOwnRow],
}
