import type { PayablePart } from '#domain/booking/payment/payable-part'
import type { RatePlanName } from '#domain/booking/rate-plans'
import type { Day } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'

/** How money of a booking moves. */
export type PaymentWay = 'card' | 'transfer'

/**
 * Events of a booking, with the data of each: ids, amounts in cents of the booking's currency, days, and
 * values of lists. Never a person's words. Events are recorded in the transaction of the change, and never change.
 */
export interface BookingEventData {
  /** The nights are held; `online` by the client or a visitor, otherwise by staff. */
  held: { online: boolean }
  /** The client pays a part by bank transfer. */
  'transfer-arranged': { part: PayablePart; cents: number }
  /** The hold ended before its time, by the client or by staff. */
  released: Record<never, never>
  expired: Record<never, never>
  confirmed: Record<never, never>
  completed: Record<never, never>
  'payment-received': { part: PayablePart; cents: number; by: PaymentWay }
  'refund-made': { cents: number; by: PaymentWay }
  /** Set aside on a card. */
  'damage-deposit-held': { cents: number }
  'damage-deposit-released': Record<never, never>
  /** The client chose a damage deposit or the waiver. */
  'damage-cover-chosen': { choice: 'deposit' | 'waiver' }
  'rate-chosen': { ratePlan: RatePlanName }
  'service-accepted': Record<never, never>
  'service-declined': Record<never, never>
  /** The client gave up a paid service, or staff cancelled it. */
  'service-cancelled': { refundCents: number }
  'balance-split': { parts: number }
  /** Transfers; a single one is the item of the event. */
  'transfer-requested': { transfers: number }
  /** The company answered it with a confirmation code (SPEC B4). */
  'transfer-answered': { code: number }
  /** The client took the changes that the company proposed. */
  'transfer-changes-accepted': Record<never, never>
  /** The client does not want it, or not any more. */
  'transfer-declined': Record<never, never>
  /** Its flight changed, and the client wants it moved. */
  'transfer-move-requested': Record<never, never>
  'change-requested': { changeId: number; from: Day; to: Day }
  'change-withdrawn': { changeId: number }
  'change-accepted': { changeId: number }
  'change-declined': { changeId: number }
  /** The stay has other nights, or is in another villa. */
  moved: { previousFrom: Day; previousTo: Day; from: Day; to: Day }
  cancelled: { refundCents: number }
  /** The client, a guest or the company wrote a message. */
  'message-sent': { messageId: number }
  'guest-invited': Record<never, never>
  'guest-joined': Record<never, never>
  'guest-removed': Record<never, never>
  /** The client asks for an experience on a day. */
  'experience-requested': { experienceId: number; day: Day }
  /** Staff name a price, or another one. */
  'experience-quoted': { experienceId: number; day: Day; cents: number }
  'experience-unavailable': { experienceId: number; day: Day }
  /** It is in the basket at this price. */
  'experience-accepted': { experienceId: number; day: Day; cents: number }
  /** It is out of the basket, and can be accepted again. */
  'experience-put-back': { experienceId: number; day: Day }
  /** The client no longer wants it. */
  'experience-dropped': { experienceId: number; day: Day }
  /** The passport details of all guests are complete. */
  'passports-ready': { guests: number }
  /** An order of wine, or a request for complimentary wine. */
  'wine-ordered': { bottles: number; cents: number }
  /** The client gave up an order that was not paid for or granted. */
  'wine-cancelled': Record<never, never>
  'wine-granted': { bottles: number }
  'wine-refused': Record<never, never>
  /** An order was not paid for in time. */
  'wine-expired': Record<never, never>
  'wine-delivered': { bottles: number }
}

export type BookingEventKind = keyof BookingEventData

/** Every kind: a missing one does not compile. */
const kinds: Readonly<Record<BookingEventKind, true>> = {
  held: true,
  'transfer-arranged': true,
  released: true,
  expired: true,
  confirmed: true,
  completed: true,
  'payment-received': true,
  'refund-made': true,
  'damage-deposit-held': true,
  'damage-deposit-released': true,
  'damage-cover-chosen': true,
  'rate-chosen': true,
  'service-accepted': true,
  'service-declined': true,
  'service-cancelled': true,
  'balance-split': true,
  'transfer-requested': true,
  'transfer-answered': true,
  'transfer-changes-accepted': true,
  'transfer-declined': true,
  'transfer-move-requested': true,
  'change-requested': true,
  'change-withdrawn': true,
  'change-accepted': true,
  'change-declined': true,
  moved: true,
  cancelled: true,
  'message-sent': true,
  'guest-invited': true,
  'guest-joined': true,
  'guest-removed': true,
  'experience-requested': true,
  'experience-quoted': true,
  'experience-unavailable': true,
  'experience-accepted': true,
  'experience-put-back': true,
  'experience-dropped': true,
  'passports-ready': true,
  'wine-ordered': true,
  'wine-cancelled': true,
  'wine-granted': true,
  'wine-refused': true,
  'wine-expired': true,
  'wine-delivered': true,
}

export const bookingEventKinds = Object.keys(kinds) as readonly BookingEventKind[]

/**
 * The party that caused an event; `payer` holds a payment link or paid without an account, `passport-link` a private
 * link of a guest, `supplier` one of a supplier, `system` is a job.
 */
export const eventActors = [
  'lead-booker',
  'co-sign-in',
  'guest-user',
  'payer',
  'passport-link',
  'supplier',
  'staff',
  'system',
] as const
export type EventActor = (typeof eventActors)[number]

/** The data of a move. */
export const movedFrom = (previous: Stay, { from, to }: Stay): BookingEventData['moved'] => ({
  previousFrom: previous.from,
  previousTo: previous.to,
  from,
  to,
})
