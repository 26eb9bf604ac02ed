import { type AttemptStatus, attemptStatus } from '#domain/payments/attempt'

/**
 * How what a provider reports can differ from what was asked: another currency, another amount authorised or captured,
 * more refunded, or a payment that its holder disputes.
 */
export const differenceKinds = ['currency', 'authorised', 'captured', 'refunded', 'disputed'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** What is known here of the money of an attempt; cents of its currency. */
export interface KnownMoney {
  status: AttemptStatus
  /** Three letters. */
  currency: string
  /** Asked to be authorised. */
  asked: number
  /** To be captured: all that was asked, or what of a damage deposit is claimed. */
  toCapture: number
  /** Captured by the ledger. */
  booked: number
  /** Whether it was booked long enough ago that a look-up which says otherwise cannot be older. */
  isOld: boolean
  /** Refunds of which the provider was asked: those that it has given, and those of which nobody knows. */
  refunded: number
}

/** What a provider reports, as `ReportedMoney` of the port. */
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

/** Statuses in which all that was asked is to be captured. */
const toBeCaptured: readonly AttemptStatus[] = [authorised, paid, short]

/**
 * What differs between what is known of an attempt and what its provider reports. A look-up may be older than what is
 * known: only that something is missing tells nothing, unless it was booked long ago.
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
