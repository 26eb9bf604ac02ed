import { addDays, type Day, lastPublishedDay } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'

/** Maximum days earlier or later for a stay that still counts as similar. */
export const maxShiftDays = 14

/** The stays of the same length that begin some days earlier or later, the nearest first, within the published days. */
export function shiftedStays({ from, to }: Stay, today: Day, most = maxShiftDays): Stay[] {
  const last = lastPublishedDay(today)
  return Array.from({ length: most }, (_, i) => i + 1)
    .flatMap(days => [-days, days])
    .map(days => ({ from: addDays(from, days), to: addDays(to, days) }))
    .filter(stay => stay.from >= today && stay.to <= last)
}
