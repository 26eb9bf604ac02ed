import type { Day } from '#domain/calendar/day'

/** How long nights are held before payment, in force from a day until the next version (PD-23, PD-69). */
export interface HoldTimes {
  from: Day
  /** Minutes of a new option. */
  first: number
  /** Minutes below which a keep-alive extends it. */
  kept: number
  /** Minutes to which a keep-alive extends it: more than `kept`, so that not every keep-alive causes a write. */
  prolongedTo: number
  /** Minutes that an extension adds. */
  extended: number
  /** Minimum minutes left for a 3-D Secure challenge. */
  challenge: number
  /** Maximum minutes from its start. */
  most: number
  /** Working days in which a bank transfer must arrive. */
  officeDays: number
}

/** The first version. */
export const firstHoldTimes: HoldTimes = {
  from: '2000-01-01',
  first: 60,
  kept: 15,
  prolongedTo: 20,
  extended: 30,
  challenge: 20,
  most: 240,
  officeDays: 3,
}

/** Every version; a change adds one with its first day and never alters an older one. */
export const holdTimesVersions: readonly HoldTimes[] = [firstHoldTimes]

/** The times in force on a day. Throws a RangeError before the first version. */
export function holdTimesOn(day: Day, versions: readonly HoldTimes[] = holdTimesVersions): HoldTimes {
  const known = versions.filter(times => times.from <= day).toSorted((a, b) => (a.from < b.from ? 1 : -1))
  const [latest] = known
  if (!latest) throw new RangeError(`no hold times on ${day}`)
  return latest
}

/** Why an option is extended: a page keep-alive, a request for more time, or a 3-D Secure challenge. */
export type ExtensionReason = 'keep' | 'extend' | 'challenge'

const minute = 60_000

/** The option to extend; all are milliseconds since 1970, by the database's clock. */
export interface HoldFacts {
  startedAt: number
  expiresAt: number
  now: number
}

/**
 * The new expiry of an option. Never earlier than before, and never beyond its maximum; where it stays the same, there
 * is nothing to write.
 */
export function extendedExpiry(
  why: ExtensionReason,
  { startedAt, expiresAt, now }: HoldFacts,
  times: HoldTimes,
): number {
  const wanted = {
    keep: expiresAt - now < times.kept * minute ? now + times.prolongedTo * minute : expiresAt,
    extend: expiresAt + times.extended * minute,
    challenge: now + times.challenge * minute,
  }[why]
  return Math.max(expiresAt, Math.min(wanted, startedAt + times.most * minute))
}
