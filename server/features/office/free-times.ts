import { gte } from 'drizzle-orm'
import type { Reads } from '#database/connection'
import * as tables from '#database/tables'
import { clockOf } from '#domain/moments'
import { callTimes, type OfficeHours } from '#domain/office-hours'
import type { Configuration } from '#server/platform/configuration'

/** A half-hour at which somebody can be rung, and the offices, counted from 1, that have nobody to ring then. */
export interface FreeTime {
  startsAt: number
  offices: number[]
}

/** Visitors take so much of an office's half-hours of a day: nobody can use up all of them. */
const shareOfDay = 0.5

/** The half-hours of one office that can still be taken, given those that are. Days are those of the office. */
function freeOf(hours: OfficeHours, taken: ReadonlySet<number>, now: number): number[] {
  const days = Map.groupBy(callTimes(hours, now), time => clockOf(time, hours.zone).day)
  return [...days.values()].flatMap(times => {
    const free = times.filter(time => !taken.has(time))
    return times.length - free.length < times.length * shareOfDay ? free : []
  })
}

/** The half-hours at which any office can ring somebody, in order; one that is taken everywhere is none. */
export async function findFreeTimes(
  db: Reads,
  { offices }: Pick<Configuration, 'offices'>,
  now: number,
): Promise<FreeTime[]> {
  const { callBack } = tables
  const rows = await db
    .select({ office: callBack.office, startsAt: callBack.startsAt })
    .from(callBack)
    .where(gte(callBack.startsAt, new Date(now)))
  const takenBy = Map.groupBy(rows, ({ office }) => office)
  const free = offices.flatMap(({ hours }, i) => {
    const taken = new Set(takenBy.get(i + 1)?.map(({ startsAt }) => startsAt.getTime()))
    return freeOf(hours, taken, now).map(startsAt => ({ startsAt, office: i + 1 }))
  })
  return [...Map.groupBy(free, ({ startsAt }) => startsAt)]
    .map(([startsAt, times]) => ({ startsAt, offices: times.map(({ office }) => office) }))
    .sort((a, b) => a.startsAt - b.startsAt)
}
