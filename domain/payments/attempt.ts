import type { Lifecycle } from '#domain/booking/lifecycle'

/** How far an attempt to pay has come. */
export const attemptStatus = {
  /** Written down; the provider is being asked, or has been and its answer was lost. */
  begun: 0,
  /** The holder's bank asks whether it is they. */
  challenged: 1,
  /** The bank has said yes and the booking is theirs; the money is being taken. */
  authorised: 2,
  /** The money is ours. */
  paid: 3,
  declined: 4,
  /** Nothing came of it. */
  failed: 5,
  /** The bank has said yes, but there is nothing to be had for it any more: it is being given back. */
  releasing: 6,
  released: 7,
  /** The bank keeps it aside against damage: nothing of it is taken, and it goes back unless somebody claims a part. */
  held: 8,
  /** The provider has taken less than was asked, or another currency: nothing is confirmed, and a person decides. */
  short: 9,
} as const

export type AttemptStatus = (typeof attemptStatus)[keyof typeof attemptStatus]

const { begun, challenged, authorised, paid, declined, failed, releasing, released, held, short } = attemptStatus

type AttemptStep =
  | 'challenge'
  | 'take'
  | 'pay'
  | 'decline'
  | 'giveUp'
  | 'giveBack'
  | 'free'
  | 'hold'
  | 'lapse'
  | 'fallShort'

/** What an attempt is judged by: nothing but what the provider says and what the booking still lacks. */
type NoFacts = Record<never, never>

/** How an attempt to pay lives (PD-25). What was given up may still turn out to have been paid. */
export const attemptLifecycle: Lifecycle<AttemptStatus, NoFacts, AttemptStep> = {
  initial: [begun],
  steps: {
    challenge: { from: [begun], to: challenged },
    /** Of a damage deposit: a part of it is claimed. */
    take: { from: [begun, challenged, failed, held, short], to: authorised },
    pay: { from: [authorised], to: paid },
    decline: { from: [begun, challenged, failed], to: declined },
    giveUp: { from: [begun, challenged], to: failed },
    giveBack: { from: [begun, challenged, failed, held, short], to: releasing },
    /** Of one that was taken in part: that part goes back. */
    free: { from: [releasing, authorised, short], to: released },
    /** A damage deposit is left. */
    hold: { from: [begun, challenged, failed], to: held },
    /** The bank has let go of a damage deposit by itself. */
    lapse: { from: [held], to: released },
    /** Less was taken than was asked, before anything was confirmed. */
    fallShort: { from: [begun, challenged, failed], to: short },
  },
}

/** Attempts of which something is still to come: they are asked after until it has. */
export const openAttempts: readonly AttemptStatus[] = [begun, challenged, authorised, releasing]

/** What a provider knows of a payment. */
export type Truth = 'nothing' | 'challenge' | 'authorised' | 'captured' | 'declined' | 'voided'

/** What is to be done for an attempt when the provider says so; `settle` asks the booking what it is to be. */
export type Consequence =
  | 'challenge'
  | 'settle'
  | 'pay'
  | 'decline'
  | 'giveUp'
  | 'takeMoney'
  | 'giveMoneyBack'
  | 'free'
  | 'lapse'
  | 'look'

const asBegun = {
  challenge: 'challenge',
  authorised: 'settle',
  captured: 'settle',
  declined: 'decline',
  voided: 'giveUp',
} as const

/**
 * What follows of what a provider says for an attempt of each status. What does not stand here changes nothing. `look`
 * is for a person: the bank has let go of what the booking was confirmed for.
 */
export const consequences: Readonly<Record<AttemptStatus, Readonly<Partial<Record<Truth, Consequence>>>>> = {
  [begun]: { ...asBegun, nothing: 'giveUp' },
  [challenged]: { ...asBegun, nothing: 'giveUp', challenge: 'giveUp' },
  [authorised]: { authorised: 'takeMoney', captured: 'pay', voided: 'look', declined: 'look', nothing: 'look' },
  [paid]: {},
  [declined]: {},
  // A holder who is still being asked may yet say yes; until then it stays given up.
  [failed]: { authorised: 'settle', captured: 'settle', declined: 'decline' },
  [releasing]: {
    authorised: 'giveMoneyBack',
    captured: 'giveMoneyBack',
    voided: 'free',
    declined: 'free',
    nothing: 'free',
  },
  [released]: {},
  // The rest may be taken at the provider by hand.
  [short]: { captured: 'settle' },
  [held]: { captured: 'look', voided: 'lapse', declined: 'lapse', nothing: 'lapse' },
}
