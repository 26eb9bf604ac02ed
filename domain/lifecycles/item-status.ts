import { type OptionFacts, optionIsExpired, optionIsLive } from './guards.ts'
import type { StateMachine } from './state-machine.ts'

/** The status of a booking item: villa, experience, transfer or another service (PD-27). */
export const itemStatus = {
  none: 0,
  requested: 1,
  beingQuoted: 2,
  quoted: 3,
  option: 4,
  confirmed: 5,
  cancelled: 6,
  quotedAgain: 7,
  declined: 8,
  expired: 9,
  provisional: 10,
  refunded: 11,
  awaitingConfirmation: 12,
  unavailable: 13,
  acceptedWithChanges: 14,
  readyForPayment: 15,
} as const

export type ItemStatus = (typeof itemStatus)[keyof typeof itemStatus]

const {
  none,
  requested,
  beingQuoted,
  quoted,
  option,
  confirmed,
  cancelled,
  quotedAgain,
  declined,
  expired,
  provisional,
  refunded,
  awaitingConfirmation,
  unavailable,
  acceptedWithChanges,
  readyForPayment,
} = itemStatus

type ItemStep =
  | 'request'
  | 'beginQuote'
  | 'quote'
  | 'quoteAgain'
  | 'hold'
  | 'offer'
  | 'accept'
  | 'takeBack'
  | 'grant'
  | 'askSupplier'
  | 'supplierConfirms'
  | 'supplierChanges'
  | 'supplierRefuses'
  | 'putBack'
  | 'decline'
  | 'confirm'
  | 'confirmLate'
  | 'release'
  | 'expire'
  | 'cancel'
  | 'refund'

/** The state machine of a booking item: one table for all kinds, each of which uses its own path. */
export const itemLifecycle: StateMachine<ItemStatus, OptionFacts, ItemStep> = {
  initial: [none, requested, option, provisional, awaitingConfirmation],
  steps: {
    request: { from: [none], to: requested },
    beginQuote: { from: [requested], to: beingQuoted },
    quote: { from: [requested, beingQuoted], to: quoted },
    /** The price has changed before payment. */
    quoteAgain: { from: [quoted, acceptedWithChanges, readyForPayment], to: quotedAgain },
    /** Holds a villa's nights until the option expires. */
    hold: { from: [none, requested, beingQuoted, quoted, quotedAgain], to: option },
    /** The office adds it to the bill without a request. */
    offer: { from: [none, requested, beingQuoted, quoted, quotedAgain], to: provisional },
    /** The client accepts the quote. */
    accept: { from: [quoted, quotedAgain], to: readyForPayment },
    /** The client takes it out of the basket again. */
    takeBack: { from: [readyForPayment], to: quoted },
    /** The company accepts an order that costs nothing. */
    grant: { from: [requested], to: confirmed },
    // A supplier's answers can follow one another in any order until the item is paid (SPEC B4, transfers).
    askSupplier: {
      from: [none, quoted, quotedAgain, unavailable, acceptedWithChanges, readyForPayment],
      to: awaitingConfirmation,
    },
    supplierConfirms: { from: [none, unavailable, awaitingConfirmation, acceptedWithChanges], to: readyForPayment },
    supplierChanges: { from: [none, unavailable, awaitingConfirmation, readyForPayment], to: acceptedWithChanges },
    supplierRefuses: {
      from: [none, requested, beingQuoted, awaitingConfirmation, acceptedWithChanges, readyForPayment],
      to: unavailable,
    },
    /** Any other answer of a supplier (SPEC B4, transfers). */
    putBack: { from: [awaitingConfirmation, unavailable, acceptedWithChanges, readyForPayment], to: none },
    decline: {
      from: [quoted, quotedAgain, provisional, acceptedWithChanges, readyForPayment],
      to: declined,
    },
    confirm: { from: [option, provisional, readyForPayment], to: confirmed },
    /** Paid after the option had expired; the database decides whether the nights are still free. */
    confirmLate: { from: [expired], to: confirmed },
    release: { from: [option], to: expired, guards: [optionIsLive] },
    expire: {
      from: [quoted, option, quotedAgain, provisional, readyForPayment],
      to: expired,
      guards: [optionIsExpired],
    },
    cancel: {
      from: [
        none,
        requested,
        beingQuoted,
        quoted,
        option,
        confirmed,
        quotedAgain,
        provisional,
        awaitingConfirmation,
        acceptedWithChanges,
        readyForPayment,
      ],
      to: cancelled,
    },
    refund: { from: [confirmed, cancelled], to: refunded },
  },
}

/** Items that occupy a villa's nights; an option only until it expires. The database maintains `occupancy` by these. */
export const occupyingItemStatuses: readonly ItemStatus[] = [option, confirmed]

/** Items that can be paid: the contents of a basket (SPEC B4). */
export const payableItemStatuses: readonly ItemStatus[] = [option, provisional, readyForPayment]

/** Items with a price that the client can accept or decline (SPEC B4). */
export const quotedItemStatuses: readonly ItemStatus[] = [quoted, quotedAgain]

/** Ended items: at most a refund follows. */
export const closedItemStatuses: readonly ItemStatus[] = [cancelled, declined, expired, refunded, unavailable]

/** Items that wait for the office, a supplier or the client before they can be paid. */
export const unansweredItems: readonly ItemStatus[] = [
  none,
  requested,
  beingQuoted,
  quoted,
  quotedAgain,
  awaitingConfirmation,
]
