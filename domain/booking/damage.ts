import type { Day } from '#domain/day'
import { roundCents } from '#domain/money'

/** What it costs to waive a villa's damage deposit, in force from a day until the next version (decision 21). */
export interface DamageTerms {
  from: Day
  /** Per cent of the deposit. */
  waiverPercent: number
  /** Cents of EUR that it costs at least. */
  leastCents: number
}

/** Every version; a change adds one with its first day and never alters an older one. */
export const damageTermsVersions: readonly DamageTerms[] = [{ from: '2000-01-01', waiverPercent: 6, leastCents: 4500 }]

/** What a waiver costs, in cents of EUR; nothing where the villa asks for no deposit. */
export function waiverCents(
  depositCents: number,
  day: Day,
  versions: readonly DamageTerms[] = damageTermsVersions,
): number {
  if (depositCents <= 0) return 0
  const [terms] = versions.filter(({ from }) => from <= day).toSorted((a, b) => (a.from < b.from ? 1 : -1))
  if (!terms) throw new RangeError(`no terms of damage on ${day}`)
  return Math.max(terms.leastCents, roundCents((depositCents * terms.waiverPercent) / 100))
}
