import { gte } from 'drizzle-orm'
import type { Reads } from '#database/connection'
import * as tables from '#database/tables'
import { callTimes } from '#domain/office-hours'
import type { Configuration } from '#server/platform/configuration'

/** A half-hour at which somebody can be rung, and the offices, counted from 1, that have nobody to ring then. */
export interface FreeTime {
  startsAt: number
  offices: number[]
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
  const taken = new Set(rows.map(({ office, startsAt }) => `${office} ${startsAt.getTime()}`))
  const free = offices.flatMap(({ hours }, i) =>
    callTimes(hours, now).flatMap(startsAt => (taken.has(`${i + 1} ${startsAt}`) ? [] : [{ startsAt, office: i + 1 }])),
  )
  return [...Map.groupBy(free, ({ startsAt }) => startsAt)]
    .map(([startsAt, times]) => ({ startsAt, offices: times.map(({ office }) => office) }))
    .sort((a, b) => a.startsAt - b.startsAt)
}
