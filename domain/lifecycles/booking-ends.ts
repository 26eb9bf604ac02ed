import { attemptStatus } from '#domain/lifecycles/attempt'
import { changeState } from '#domain/lifecycles/change-request-state'
import { claimState } from '#domain/lifecycles/claim-state'
import { hoursState, openHoursStates } from '#domain/lifecycles/hours-state'
import { itemLifecycle, itemStatus, unansweredItems } from '#domain/lifecycles/item-status'
import { reminderState } from '#domain/lifecycles/reminder-state'
import { supplierState } from '#domain/lifecycles/supplier-request-state'

// A row of a booking must not stay open when the booking ends or moves, unless there is a reason. This table defines
// how each kind of row ends. `server/features/bookings/stays/end-children.ts` applies it in the transaction of the use case
// that cancels, completes, moves or expires the booking.

/** The events of a booking as a whole. */
export type BookingEvent = 'cancelled' | 'completed' | 'moved' | 'expired'

/** How an open row ends at an event, or the reason why it stays open. */
export type Ending =
  /** The row takes a transition to this state; `from` restricts the states from which it does. */
  | { to: string | number; from?: readonly (string | number)[] }
  /** The time of the end is written to this column. */
  | { stamp: string }
  | { delete: true }
  /** The use case that changes the booking ends it in the same transaction, by this function. */
  | { endedBy: string }
  /** It stays open: why, and what ends it later. */
  | { stays: string }

/** Open rows of a booking, of one kind. */
export interface BookingChild {
  table: string
  /** An SQL condition on columns of `child` for the rows of this kind; all rows without it. */
  only?: string
  /** The open rows: those in these states, or those whose columns are all empty. */
  open: { column: string; in: readonly (string | number)[] } | { empty: readonly string[] }
  /** The column for the time of a transition, where there is one. */
  endedAt?: string
  at: Readonly<Record<BookingEvent, Ending>>
}

/** Items for which a booking still waits. */
const openItems = itemLifecycle.steps.cancel.from

/** Every kind of row that belongs to a booking and can be open, by a unique name. */
export const bookingChildren = {
  'villa item': {
    table: 'booking_item',
    only: `child.kind = 'villa'`,
    open: { column: 'status', in: openItems },
    at: {
      cancelled: { to: itemStatus.cancelled },
      completed: { stays: 'Its guests stayed: confirmed is how it ends. The office can refund it.' },
      moved: { stays: 'It is what moves.' },
      expired: { endedBy: 'expireItems' },
    },
  },
  service: {
    table: 'booking_item',
    only: `child.kind <> 'villa'`,
    open: { column: 'status', in: openItems },
    at: {
      cancelled: { to: itemStatus.cancelled },
      completed: { to: itemStatus.cancelled, from: unansweredItems },
      moved: { stays: 'It moves with its stay (moveNights), or keeps its own day.' },
      expired: { stays: 'A late payment brings the booking back with its services; until then none can be paid.' },
    },
  },
  'request to a supplier': {
    table: 'supplier_request',
    open: { column: 'state', in: [supplierState.sent, supplierState.proposed, supplierState.accepted] },
    endedAt: 'ended_at',
    at: {
      cancelled: { to: supplierState.withdrawn },
      completed: { stays: 'Its link expires the day after the service.' },
      moved: { to: supplierState.withdrawn },
      expired: { to: supplierState.withdrawn },
    },
  },
  'change request': {
    table: 'change_request',
    open: { column: 'state', in: [changeState.asked] },
    endedAt: 'answered_at',
    at: {
      cancelled: { to: changeState.lapsed },
      completed: { to: changeState.lapsed },
      moved: { stays: 'The office moves the booking first and answers the request then.' },
      expired: { to: changeState.lapsed },
    },
  },
  'request for other hours': {
    table: 'hours_request',
    open: { column: 'state', in: openHoursStates },
    endedAt: 'ended_at',
    at: {
      cancelled: { to: hoursState.lapsed },
      completed: { to: hoursState.lapsed },
      moved: { to: hoursState.lapsed },
      expired: { to: hoursState.lapsed },
    },
  },
  'payment link': {
    table: 'payment_link',
    open: { empty: ['revoked_at'] },
    at: {
      cancelled: { stays: 'Its page says that the booking is cancelled. It pays nothing more.' },
      completed: { stays: 'What is still owed can be paid after the stay; it runs out by its own date.' },
      moved: { stays: 'It pays its share at the new price. It answers that it is over where its share is gone.' },
      expired: { stamp: 'revoked_at' },
    },
  },
  'payment attempt': {
    table: 'payment_attempt',
    only: `child.part <> 'damage'`,
    open: {
      column: 'status',
      in: [attemptStatus.begun, attemptStatus.challenged, attemptStatus.authorised, attemptStatus.short],
    },
    at: {
      cancelled: { stays: 'The provider decides. `settle` finds nothing to be had and gives the money back.' },
      completed: { stays: 'What is still owed can be paid after the stay.' },
      moved: { stays: '`confirmPaid` compares the sum, and gives the money back where the price is another.' },
      expired: { stays: '`settle` confirms the booking late, or gives the money back.' },
    },
  },
  'damage deposit': {
    table: 'payment_attempt',
    only: `child.part = 'damage'`,
    open: { column: 'status', in: [attemptStatus.held] },
    at: {
      cancelled: { endedBy: 'releaseOfCancelled' },
      completed: { stays: 'The office can claim damage until the terms release it (release-deposits).' },
      moved: { stays: 'Its days follow the new stay (daysOfDeposit).' },
      expired: { stays: 'Nobody can leave a deposit for an option.' },
    },
  },
  'damage claim': {
    table: 'damage_claim',
    open: { column: 'state', in: [claimState.requested] },
    endedAt: 'answered_at',
    at: {
      cancelled: { to: claimState.ended },
      completed: { stays: 'A second member of staff can confirm it until the deposit is released.' },
      moved: { stays: 'The deposit follows the stay, and the claim with it.' },
      expired: { stays: 'Nobody can leave a deposit for an option.' },
    },
  },
  instalment: {
    table: 'instalment',
    open: { empty: ['paid_at'] },
    at: {
      cancelled: {
        stays: 'It records the price that was agreed. Nothing of a cancelled booking is due or reminded of.',
      },
      completed: { stays: 'What is still owed can be paid after the stay, and is reminded of.' },
      moved: { stays: '`changePrice` writes the unpaid ones anew, with new days and without their reminders.' },
      expired: { stays: 'A late payment brings the booking back. Nothing of an expired booking is reminded of.' },
    },
  },
  'invitation to see it': {
    table: 'guest_login_booking',
    only: 'exists (select from guest_login invited where invited.id = child.guest_login_id and invited.accepted_at is null)',
    open: { empty: ['ended_at'] },
    at: {
      cancelled: { stamp: 'ended_at' },
      completed: { stamp: 'ended_at' },
      moved: { stays: 'It invites to the same stay on its new days.' },
      expired: { stays: 'A late payment brings the booking back.' },
    },
  },
  'guest who sees it': {
    table: 'guest_login_booking',
    only: 'exists (select from guest_login invited where invited.id = child.guest_login_id and invited.accepted_at is not null)',
    open: { empty: ['ended_at'] },
    at: {
      cancelled: { stays: 'Its guests see that it is cancelled. The lead booker ends what they see.' },
      completed: { stays: 'Its guests find it among their past trips. The lead booker ends what they see.' },
      moved: { stays: 'Its guests see the new days.' },
      expired: { stays: 'Its guests see that it has expired, and see it again after a late payment.' },
    },
  },
  'passport details': {
    table: 'passport',
    open: { column: 'kind', in: ['party', 'extra'] },
    at: {
      cancelled: { delete: true },
      completed: { stays: 'The register of personal data says when they go.' },
      moved: { stays: 'The same guests travel; expiry dates are compared with the new days.' },
      expired: { delete: true },
    },
  },
  'passport link': {
    table: 'passport_link',
    open: { empty: ['revoked_at'] },
    at: {
      cancelled: { delete: true },
      completed: { stamp: 'revoked_at' },
      moved: { stays: 'The same guests travel. It expires on the day of departure as it was.' },
      expired: { delete: true },
    },
  },
  reminder: {
    table: 'reminder',
    open: { column: 'state', in: [reminderState.planned] },
    endedAt: 'settled_at',
    at: {
      cancelled: { to: reminderState.ended },
      completed: { to: reminderState.ended },
      moved: { stays: '`plan-reminders` plans it for the new arrival.' },
      expired: { to: reminderState.ended },
    },
  },
  'calendar feed': {
    table: 'calendar_feed',
    open: { empty: ['revoked_at'] },
    at: {
      cancelled: { stays: 'Calendars learn from it that the stay is cancelled. It goes 30 days after departure.' },
      completed: { stays: 'The trip stays in calendars. It goes 30 days after departure.' },
      moved: { stays: 'Calendars learn the new days from it.' },
      expired: { stamp: 'revoked_at' },
    },
  },
  'feedback link': {
    table: 'feedback',
    open: { empty: ['given_at'] },
    at: {
      cancelled: { delete: true },
      completed: { stays: 'The guests are asked after their stay.' },
      moved: { delete: true },
      expired: { delete: true },
    },
  },
} as const satisfies Record<string, BookingChild>

/** Tables that refer to a booking and record history: none of their rows is open. Each with its reason. */
export const bookingRecords = {
  booking_event: 'It never changes, and goes with its booking.',
  bank_transfer: 'Money that has come or gone.',
  conditions_acceptance: 'It never changes.',
  conversation: 'What was written. A question still wants its answer after the end of the booking; staff settle it.',
  guest_user: 'Who made it without an account; the sessions run out by themselves.',
  invoice: 'It never changes.',
  ledger_posting: 'It never changes.',
  payment_difference: 'What a provider has reported; a later look-up ends it.',
  planned_experience: 'A request of the client; its item of the booking ends with the booking.',
  police_receipt: 'It never changes.',
  wine_allowance: 'What the company gives. Nothing of it can be ordered once the booking has ended.',
  wine_order: 'The details of a service, which ends as `service` says; a trigger returns its bottles.',
  transfer: 'Its item holds the status, and ends with the booking.',
  transportation: 'How guests travel by their own means; the register of personal data says when it goes.',
  trip: 'What the client says of the journey; the register of personal data says when it goes.',
} as const satisfies Record<string, string>
