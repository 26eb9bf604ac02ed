import type { Day } from '#domain/calendar/day'

/** Terms for orders of wine, in force from a day until the next version (PD-69, PD-78). Amounts are cents of EUR. */
export interface WineTerms {
  from: Day
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

/** The first version. */
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

/** Every version; a change adds one with its first day and never alters an older one. */
export const wineTermsVersions: readonly WineTerms[] = [firstWineTerms]

/** The terms in force on a day. Throws a RangeError before the first version. */
export function wineTermsOn(day: Day, versions: readonly WineTerms[] = wineTermsVersions): WineTerms {
  const [latest] = versions.filter(terms => terms.from <= day).toSorted((a, b) => (a.from < b.from ? 1 : -1))
  if (!latest) throw new RangeError(`no terms for wine on ${day}`)
  return latest
}
