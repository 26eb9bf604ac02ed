import type { Actor } from '#domain/access/actor'
import type { Policy } from '#domain/access/policy'
import type { BookingSubject } from '#domain/booking/booking-policy'
import { addDays, type Day } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import type { Text } from '#domain/text/language'

/** The private way into a villa: for people of a booking, shortly before arrival (PD-143). */
export interface VillaAccess {
  /** The last kilometres, and what the map does not say. */
  directions: Text
  /** Where and from whom the keys are. */
  handover: Text
  /** Of gates, key boxes and alarms; the same in every language. */
  codes: string
}

const noText: Text = { en: '', fr: '', de: '' }
export const emptyVillaAccess: VillaAccess = { directions: noText, handover: noText, codes: '' }

/** Days before arrival from which the way in is shown. */
export const accessLeadDays = 7

/** The first day, at the villa, on which the way in is shown. */
export const accessShownFrom = (stay: Stay): Day => addDays(stay.from, -accessLeadDays)

/** Whether it is shown today, the day at the villa: until the day of departure. */
export const isAccessShown = (stay: Stay, today: Day): boolean => accessShownFrom(stay) <= today && today <= stay.to

const isOwner = (actor: Actor, { contactId }: BookingSubject) =>
  actor.kind === 'lead-booker' && actor.contactId === contactId && !actor.impersonated
const isGuest = (actor: Actor, { coSignInIds }: BookingSubject) =>
  actor.kind === 'co-sign-in' && actor.role === 'guest' && coSignInIds.includes(actor.coSignInId)

/** The policy of it: the people who travel, in person. Travel agents do not, and staff have an endpoint of their own. */
export const villaAccessPolicy: Policy<BookingSubject, 'view'> = { view: [isOwner, isGuest] }
