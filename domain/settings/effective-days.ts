import type { Dated } from '#domain/calendar/dated-versions'
import { addDays, type Day } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'

/** The zone in which a day of the company's countries begins first. */
const easternmostZone = 'Europe/Athens'

/**
 * The first day on which a new version can begin at an instant, in milliseconds since 1970: tomorrow, where tomorrow
 * begins first. So no day that has begun at a villa is changed, and every process knows a version in time (PD-185).
 */
export const earliestStart = (now: number): Day => addDays(todayAt(now, easternmostZone), 1)

/** Whether a version can still be changed or withdrawn: it has begun nowhere. */
export const isPlanned = ({ from }: Dated, earliest: Day): boolean => from >= earliest
