import type { Day } from '#domain/calendar/day'
import type { Vehicle } from '#domain/transfers/transfer'

/** The parts of a transfer that the company can answer with another value. */
export interface TransferTerms {
  day: Day
  time: string
  /** Null without a return. */
  returnDay: Day | null
  returnTime: string | null
  vehicle: Vehicle
  /** Null where it is that of the journey. */
  meetingTime: string | null
  /** In cents of the booking's currency. */
  priceCents: number
}

export const transferTermNames = [
  'day',
  'time',
  'returnDay',
  'returnTime',
  'vehicle',
  'meetingTime',
  'priceCents',
] as const satisfies readonly (keyof TransferTerms)[]
export type TransferTermName = (typeof transferTermNames)[number]

/** The changes that the company proposes: only the terms that differ. */
export type ProposedTerms = Partial<TransferTerms>

/** Keeps the proposed terms that differ from those of the request. A return that was not asked for is none. */
export function changedTerms(terms: TransferTerms, proposed: ProposedTerms): ProposedTerms {
  const names = transferTermNames.filter(
    name =>
      proposed[name] !== undefined &&
      proposed[name] !== terms[name] &&
      (terms.returnDay !== null || (name !== 'returnDay' && name !== 'returnTime')),
  )
  return Object.fromEntries(names.map(name => [name, proposed[name]]))
}

/** The terms after an accepted proposal. At another time, the driver waits at that time unless one is named. */
export const withChanges = (terms: TransferTerms, proposed: ProposedTerms): TransferTerms => ({
  ...terms,
  ...(proposed.time !== undefined && { meetingTime: proposed.time }),
  ...proposed,
})

/** A difference for the client: one term, as it was and as it would be. */
export interface TermChange {
  name: TransferTermName
  before: string | number | null
  after: string | number | null
}

/** Lists the differences in the order of the terms. */
export const differenceOf = (terms: TransferTerms, proposed: ProposedTerms): TermChange[] =>
  transferTermNames.flatMap(name => {
    const after = changedTerms(terms, proposed)[name]
    return after === undefined ? [] : [{ name, before: terms[name], after }]
  })
