import type { JobSchedule } from '#contract/operations/office-jobs'

/** The values of a field of a cron expression below a limit: `*`, `7`, `1,2`, `2-59/5`; undefined for any other. */
function valuesOf(field: string, limit: number): number[] | undefined {
  const values = new Set<number>()
  for (const part of field.split(',')) {
    const match = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part)
    if (!match) return undefined
    const [, first, last, step] = match
    const from = Number(first ?? 0)
    const to = Number(last ?? (first === undefined || step !== undefined ? limit - 1 : first))
    const by = Number(step ?? 1)
    if (by === 0 || to >= limit) return undefined
    for (let value = from; value <= to; value += by) values.add(value)
  }
  return [...values].toSorted((a, b) => a - b)
}

/** The constant distance between values that go around, such as minutes of the hour; undefined if it differs. */
function stepOf(values: readonly number[], limit: number): number | undefined {
  const step = limit / values.length
  return values.every((value, at) => value === (values[0] ?? 0) + at * step) ? step : undefined
}

const digits = (number: number) => String(number).padStart(2, '0')

/** The schedule of a job as people say it; undefined for a cron expression that is not by minutes and hours alone. */
export function describeSchedule(cron: string): JobSchedule | undefined {
  const [minuteField = '', hourField = '', ...days] = cron.split(' ')
  const minutes = valuesOf(minuteField, 60)
  const hours = valuesOf(hourField, 24)
  if (!minutes?.length || !hours?.length || days.join(' ') !== '* * *') return undefined
  const [minute = 0] = minutes
  const everyMinutes = stepOf(minutes, 60)
  const everyHours = stepOf(hours, 24)
  if (hours.length === 24 && minutes.length > 1 && everyMinutes !== undefined)
    return { kind: 'minutes', every: everyMinutes }
  if (hours.length > 2 && minutes.length === 1 && everyHours !== undefined)
    return { kind: 'hours', every: everyHours, minute }
  return { kind: 'daily', times: hours.flatMap(hour => minutes.map(each => `${digits(hour)}:${digits(each)}`)) }
}
