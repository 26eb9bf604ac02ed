import { addDays, type Day, daysBetween, weekdayOf } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'

const day = 86_400_000

/**
 * The deadline of a bank transfer, in milliseconds since 1970: `workingDays` bank days later at the same time. Banks
 * are closed on Saturdays, Sundays and holidays: `2027-03-26`, or every year, `12-25`.
 */
export function transferDeadline(now: number, workingDays: number, holidays: readonly string[]): number {
  const today = todayAt(now)
  const works = (on: Day) => weekdayOf(on) <= 5 && !holidays.includes(on) && !holidays.includes(on.slice(5))
  let last = today
  for (let left = workingDays; left > 0; ) {
    last = addDays(last, 1)
    if (works(last)) left--
  }
  return now + daysBetween(today, last) * day
}
