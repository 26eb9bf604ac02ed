import { type AttemptStatus, attemptStatus } from '#domain/lifecycles/attempt'

/**
 * The ways in which a provider's report can differ from our records: another currency, another amount authorised or
 * captured, more refunded, or a payment that its holder disputes.
 */
export const differenceKinds = ['currency', 'authorised', 'captured', 'refunded', 'disputed'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** Our records of the money of an attempt; cents of its currency. */
export interface KnownMoney {
  status: AttemptStatus
  /** ISO 4217. */
  currency: string
  /** The amount to authorise. */
  asked: number
  /** The amount to capture: all that was authorised, or the claimed part of a damage deposit. */
  toCapture: number
  /** The captured amount in the ledger. */
  booked: number
  /** Whether it was booked so long ago that a contradicting look-up cannot be older. */
  isOld: boolean
  /** Requested refunds: those that the provider has made, and those with an unknown result. */
  refunded: number
}

/** A provider's report, as `ReportedMoney` of the port. */
interface Reported {
  currency: string
  authorised: number
  captured: number
  refunded: number
  disputed: number | undefined
}

export interface Difference {
  kind: DifferenceKind
  expected: number
  reported: number
}

const { authorised, paid, short } = attemptStatus

/** Statuses in which the whole amount is to be captured. */
const toBeCaptured: readonly AttemptStatus[] = [authorised, paid, short]

/**
 * The differences between our records of an attempt and its provider's report. A look-up can be older than the records:
 * a missing amount proves nothing, unless it was booked long ago.
 */
export function differencesOf(known: KnownMoney, reported: Reported): Difference[] {
  if (reported.currency !== known.currency)
    return [{ kind: 'currency', expected: known.asked, reported: reported.authorised }]
  const expected = toBeCaptured.includes(known.status) ? known.toCapture : known.booked
  const missing = known.isOld && reported.captured < known.booked
  const found: (Difference & { differs: boolean })[] = [
    {
      kind: 'authorised',
      expected: known.asked,
      reported: reported.authorised,
      differs: reported.authorised < known.asked,
    },
    {
      kind: 'captured',
      expected,
      reported: reported.captured,
      differs:
        missing || (reported.captured > 0 && reported.captured !== expected && reported.captured >= known.booked),
    },
    {
      kind: 'refunded',
      expected: known.refunded,
      reported: reported.refunded,
      differs: reported.refunded > known.refunded,
    },
    { kind: 'disputed', expected: 0, reported: reported.disputed ?? 0, differs: (reported.disputed ?? 0) > 0 },
  ]
  return found.filter(({ differs }) => differs).map(({ differs: _, ...difference }) => difference)
}
