import { gte } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import { localDateAndTime } from '#domain/calendar/format-datetime'
import { callbackSlots, type OfficeHours } from '#domain/calendar/office-hours'
import type { Context } from '#server/context'
import { officesAt } from '#server/features/settings/public'

/** A half-hour for a call, with the offices, counted from 1, that are free then. */
export interface CallbackSlot {
  startsAt: number
  offices: number[]
}

/** Share of an office's half-hours per day that visitors can book, so that they cannot use up all of them. */
const shareOfDay = 0.5

/** The half-hours of one office that are still free. Days are in the office's timezone. */
function freeOf(hours: OfficeHours, taken: ReadonlySet<number>, now: number): number[] {
  const days = Map.groupBy(callbackSlots(hours, now), time => localDateAndTime(time, hours.zone).day)
  return [...days.values()].flatMap(times => {
    const free = times.filter(time => !taken.has(time))
    return times.length - free.length < times.length * shareOfDay ? free : []
  })
}

/** Finds the half-hours at which at least one office is free, in order. */
export async function findAvailableSlots(
  db: Queryable,
  world: Pick<Context, 'catalogue' | 'configuration'>,
  now: number,
): Promise<CallbackSlot[]> {
  const { callBack } = tables
  const rows = await db
    .select({ office: callBack.office, startsAt: callBack.startsAt })
    .from(callBack)
    .where(gte(callBack.startsAt, new Date(now)))
  const takenBy = Map.groupBy(rows, ({ office }) => office)
  const free = officesAt(world, now).flatMap(({ hours }, i) => {
    const taken = new Set(takenBy.get(i + 1)?.map(({ startsAt }) => startsAt.getTime()))
    return freeOf(hours, taken, now).map(startsAt => ({ startsAt, office: i + 1 }))
  })
  return [...Map.groupBy(free, ({ startsAt }) => startsAt)]
    .map(([startsAt, times]) => ({ startsAt, offices: times.map(({ office }) => office) }))
    .sort((a, b) => a.startsAt - b.startsAt)
}
