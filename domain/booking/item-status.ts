import { type OptionFacts, optionIsOver, optionLives } from './guards.ts'
import type { Lifecycle } from './lifecycle.ts'

/** The status of a booking item, be it a villa, an experience, a transfer or another service (PD-27). */
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

/** How an item of a booking lives: one table for all kinds, of which each goes its own way. */
export const itemLifecycle: Lifecycle<ItemStatus, OptionFacts, ItemStep> = {
  initial: [none, requested, option, provisional, awaitingConfirmation],
  steps: {
    request: { from: [none], to: requested },
    beginQuote: { from: [requested], to: beingQuoted },
    quote: { from: [requested, beingQuoted], to: quoted },
    /** The price has changed before it was paid. */
    quoteAgain: { from: [quoted, acceptedWithChanges, readyForPayment], to: quotedAgain },
    /** Keeps a villa's nights until the option is over. */
    hold: { from: [none, requested, beingQuoted, quoted, quotedAgain], to: option },
    /** The office puts it on the bill without asking anybody. */
    offer: { from: [none, requested, beingQuoted, quoted, quotedAgain], to: provisional },
    /** The client takes what was quoted. */
    accept: { from: [quoted, quotedAgain], to: readyForPayment },
    askSupplier: { from: [none, quoted, quotedAgain], to: awaitingConfirmation },
    supplierConfirms: { from: [awaitingConfirmation, acceptedWithChanges], to: readyForPayment },
    supplierChanges: { from: [awaitingConfirmation], to: acceptedWithChanges },
    supplierRefuses: { from: [requested, beingQuoted, awaitingConfirmation], to: unavailable },
    /** A supplier's answer that says none of these (section 4, transfers). */
    putBack: { from: [awaitingConfirmation, unavailable, acceptedWithChanges, readyForPayment], to: none },
    decline: {
      from: [quoted, quotedAgain, provisional, acceptedWithChanges, readyForPayment],
      to: declined,
    },
    confirm: { from: [option, provisional, readyForPayment], to: confirmed },
    /** Paid when the option was over already; whether the nights are still to be had the database tells. */
    confirmLate: { from: [expired], to: confirmed },
    release: { from: [option], to: expired, guards: [optionLives] },
    expire: {
      from: [quoted, option, quotedAgain, provisional, readyForPayment],
      to: expired,
      guards: [optionIsOver],
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

/** Items that take a villa's nights; an option only until it is over. The database keeps `occupancy` by these. */
export const holdsNights: readonly ItemStatus[] = [option, confirmed]

/** Items that can be paid for: what stands in a basket (section 4). */
export const payableItems: readonly ItemStatus[] = [option, provisional, readyForPayment]

/** Items with a price that the client may take or decline (section 4). */
export const quotedItems: readonly ItemStatus[] = [quoted, quotedAgain]

/** Items of which nothing more is to come, but money back. */
export const endedItems: readonly ItemStatus[] = [cancelled, declined, expired, refunded, unavailable]

/** Items for which somebody still has to say or to do something before they can be paid. */
export const unansweredItems: readonly ItemStatus[] = [
  none,
  requested,
  beingQuoted,
  quoted,
  quotedAgain,
  awaitingConfirmation,
]
