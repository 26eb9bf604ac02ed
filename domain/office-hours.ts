import { addDays, type Day, dayNumber, type Weekday, weekdayOf } from '#domain/day'

/** When an office answers: local times `HH:MM` from 00:00 to 24:00, several spans a day if it closes in between. */
export interface OfficeHours {
  /** IANA zone, "Europe/London". */
  zone: string
  week: Partial<Record<Weekday, readonly { opens: string; closes: string }[]>>
  /** Days without hours, such as holidays. */
  closedOn?: readonly Day[]
}

/** Whether an office is open; when it closes or opens next, in milliseconds since 1970, unless that is two weeks away. */
export interface OfficeOpenness {
  open: boolean
  opensAt?: number
  closesAt?: number
}

const minute = 60_000
const horizon = 15

/** The wall clock of a zone, as if it were UTC, in milliseconds. */
function wallClock(instant: number, format: Intl.DateTimeFormat): number {
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
  return (dayNumber(day) * 1440 + Number(parts.get('hour')) * 60 + Number(parts.get('minute'))) * minute
}

/** The instant at which a zone's clock shows a time; one that summer time skips is as much later, as clocks are set. */
function instantOf(wall: number, format: Intl.DateTimeFormat): number {
  const offsetAt = (instant: number) => wallClock(instant, format) - instant
  // The offset a day before tells what the clock would show had it not been changed since.
  const usual = offsetAt(wall - 1440 * minute)
  const guess = wall - offsetAt(wall - usual)
  return wallClock(guess, format) === wall ? guess : wall - usual
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Whether an office is open at an instant (milliseconds since 1970): the status of section 1. */
export function officeOpenness({ zone, week, closedOn = [] }: OfficeHours, instant: number): OfficeOpenness {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const now = Math.floor(instant / minute) * minute
  const today = addDays('1970-01-01', Math.floor(wallClock(now, format) / (1440 * minute)))

  const at = (day: Day, time: string) => instantOf((dayNumber(day) * 1440 + minutesOf(time)) * minute, format)
  const spans = Array.from({ length: horizon }, (_, ahead) => addDays(today, ahead))
    .filter(day => !closedOn.includes(day))
    .flatMap(day =>
      (week[weekdayOf(day)] ?? []).map(hours => ({ opens: at(day, hours.opens), closes: at(day, hours.closes) })),
    )
    .filter(span => span.closes > now)
    .sort((a, b) => a.opens - b.opens)
  const next = spans[0]
  if (!next) return { open: false }
  if (next.opens > now) return { open: false, opensAt: next.opens }

  // Hours up to 24:00 go on where the next day begins at 00:00.
  const closes = spans.reduce(
    (until, span) => (span.opens <= until ? Math.max(until, span.closes) : until),
    next.closes,
  )
  const end = instantOf((dayNumber(today) + horizon) * 1440 * minute, format)
  return closes < end ? { open: true, closesAt: closes } : { open: true }
}
