import { type Dated, versionOn } from '#domain/calendar/dated-versions'
import type { Day } from '#domain/calendar/day'

/** Terms for orders of wine, in force from a day until the next version (PD-69, PD-78). Amounts are cents of EUR. */
export interface WineTerms extends Dated {
  /** Days before arrival on which orders open, and on which the last one is taken. */
  opensDays: number
  closesDays: number
  /** An order of this price or more is delivered free of charge. */
  freeFromCents: number
  deliveryCents: number
  /** Hours after which an unpaid order expires; days, where its payer has chosen a bank transfer. */
  unpaidHours: number
  transferDays: number
  /** The most bottles of an order. */
  mostBottles: number
}

/** The first version, which settings of the company follow (PD-185). */
export const firstWineTerms: WineTerms = {
  from: '2000-01-01',
  opensDays: 60,
  closesDays: 7,
  freeFromCents: 30_000,
  deliveryCents: 2_500,
  unpaidHours: 24,
  transferDays: 5,
  mostBottles: 120,
}

/** The terms in force on a day. Throws a RangeError before the first version. */
export function wineTermsOn(day: Day, versions: readonly WineTerms[]): WineTerms {
  const terms = versionOn(day, versions)
  if (!terms) throw new RangeError(`no terms for wine on ${day}`)
  return terms
}
