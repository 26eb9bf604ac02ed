import { type Dated, versionOn } from '#domain/calendar/dated-versions'
import { addDays, type Day } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { roundCents } from '#domain/pricing/money'

/**
 * The terms of the damage deposit and the waiver, in force from a day until the next version (PD-21).
 */
export interface DamageTerms extends Dated {
  /** Per cent of the deposit. */
  waiverPercent: number
  /** The minimum in cents of EUR. */
  leastCents: number
  /** Days before arrival from which a deposit can be left: banks limit how long they hold an amount. */
  leftDays: number
  /** Days after departure in which it can be claimed; then it is released. */
  claimedDays: number
}

/** The first version, which settings of the company follow (PD-185). */
export const firstDamageTerms: DamageTerms = {
  from: '2000-01-01',
  waiverPercent: 6,
  leastCents: 4500,
  leftDays: 7,
  claimedDays: 10,
}

/** The version in force on a day. Throws a RangeError before the first. */
function damageTermsOn(day: Day, versions: readonly DamageTerms[]): DamageTerms {
  const terms = versionOn(day, versions)
  if (!terms) throw new RangeError(`no terms of damage on ${day}`)
  return terms
}

/** The days of a damage deposit: from when and until when it can be left, and when the unclaimed rest is released. */
export interface DepositDays {
  from: Day
  /** The last day on which it can be left. */
  until: Day
  releasedOn: Day
}

/** The days of the damage deposit of a stay that was sold on a day. */
export function depositDays({ from, to }: Stay, soldOn: Day, versions: readonly DamageTerms[]): DepositDays {
  const { leftDays, claimedDays } = damageTermsOn(soldOn, versions)
  return { from: addDays(from, -leftDays), until: addDays(to, -1), releasedOn: addDays(to, claimedDays) }
}

/** The price of a waiver in cents of EUR; 0 where the villa requires no deposit. */
export function waiverCents(depositCents: number, day: Day, versions: readonly DamageTerms[]): number {
  if (depositCents <= 0) return 0
  const terms = damageTermsOn(day, versions)
  return Math.max(terms.leastCents, roundCents((depositCents * terms.waiverPercent) / 100))
}

/**
 * Whether a claim on a deposit needs a second staff member: before the arrival, and for a cancelled booking, no guest
 * can have caused damage.
 */
export const needsSecondPerson = (isCancelled: boolean, { from }: Pick<Stay, 'from'>, today: Day): boolean =>
  isCancelled || today < from
