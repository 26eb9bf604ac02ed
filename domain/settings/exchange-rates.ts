import { versionOn } from '#domain/calendar/dated-versions'
import { type Day, daysBetween } from '#domain/calendar/day'
import type { RateByHand } from '#domain/settings/settings'

/** The rate of a currency that is set by hand on a day; undefined where the published one applies (PD-186). */
export function rateByHand(
  code: string,
  day: Day,
  versions: readonly RateByHand[],
): (RateByHand & { rate: number }) | undefined {
  const version = versionOn(
    day,
    versions.filter(one => one.code === code),
  )
  return version && version.rate !== null ? { ...version, rate: version.rate } : undefined
}

/** Days after which staff are warned of a rate that was set by hand: it does not follow the market. */
const oldDays = 30

/** Whether a rate set by hand from a day on is so old that staff should check it. */
export const isOldByHand = (from: Day, today: Day): boolean => daysBetween(from, today) > oldDays
