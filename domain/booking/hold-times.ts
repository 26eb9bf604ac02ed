import type { Day } from '#domain/day'

/** For how long nights are held before they are paid for, in force from a day until the next version (PD-23, PD-69). */
export interface HoldTimes {
  from: Day
  /** Minutes of an option that begins. */
  first: number
  /** Minutes that are left at least while somebody looks at it. */
  kept: number
  /** Minutes to which such an option is prolonged: not every sign of life is then worth writing down. */
  prolongedTo: number
  /** Minutes that are added on request. */
  extended: number
  /** Minutes that the bank's question leaves at least. */
  challenge: number
  /** Minutes from its start after which it is over whatever happens. */
  most: number
  /** Working days in which a bank transfer must arrive. */
  officeDays: number
}

/** The times that the company began with. */
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

/** Why an option is prolonged: somebody looks at it, asked for more time, or has gone to their bank. */
export type Prolonging = 'keep' | 'extend' | 'challenge'

const minute = 60_000

/** The option that is to be prolonged; all are milliseconds since 1970, by the database's clock. */
export interface Held {
  startedAt: number
  expiresAt: number
  now: number
}

/**
 * When an option ends that is prolonged now. Never earlier than before, and never later than it may last at most: then
 * it answers what it was, and there is nothing to write.
 */
export function prolonged(why: Prolonging, { startedAt, expiresAt, now }: Held, times: HoldTimes): number {
  const wanted = {
    keep: expiresAt - now < times.kept * minute ? now + times.prolongedTo * minute : expiresAt,
    extend: expiresAt + times.extended * minute,
    challenge: now + times.challenge * minute,
  }[why]
  return Math.max(expiresAt, Math.min(wanted, startedAt + times.most * minute))
}
