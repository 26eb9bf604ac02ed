import type { Calendar } from '#domain/availability/calendar'
import { arrivalUnavailableReason, dayUnavailableReason, type Reason } from '#domain/availability/calendar-reasons'
import type { DateSelection } from '#domain/availability/date-selection'
import { addDays, type Day } from '#domain/calendar/day'

/** Text of the reason, and its index among the distinct reasons shown. */
export interface DayReason {
  text: string
  index: number
}

/** Reasons for the days from `first` to `last`, both included; equal texts share an index. */
export function dayReasons(
  { first, last }: { first: Day; last: Day },
  { calendar, selection, mode }: { calendar: Calendar; selection: DateSelection; mode: 'range' | 'single' },
  say: (reason: Reason, day: Day) => string,
): { byDay: Map<Day, DayReason>; texts: string[] } {
  const byDay = new Map<Day, DayReason>()
  const texts: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const reason =
      mode === 'single' ? arrivalUnavailableReason(day, calendar) : dayUnavailableReason(day, selection, calendar)
    if (!reason) continue
    const text = say(reason, day)
    if (!texts.includes(text)) texts.push(text)
    byDay.set(day, { text, index: texts.indexOf(text) })
  }
  return { byDay, texts }
}
