import { type Dated, versionOn } from '#domain/calendar/dated-versions'
import { addDays, type Day, dayNumber, parseDay, type Weekday, weekdayOf } from '#domain/calendar/day'
import { dateFormat } from '#domain/calendar/formatters'
import { isTimeOfDay } from '#domain/calendar/local-time'

/** Opening hours of an office: local times `HH:MM` from 00:00 to 24:00, several spans a day if it closes in between. */
export interface OfficeHours {
  /** IANA zone, "Europe/London". */
  zone: string
  week: Partial<Record<Weekday, readonly { opens: string; closes: string }[]>>
  /** Days without hours, such as holidays: one day, `2027-03-26`, or one of every year, `12-25`. */
  closedOn?: readonly string[]
  /** Later versions of week and holidays, each from its first day on. */
  versions?: readonly (Dated & Pick<OfficeHours, 'week' | 'closedOn'>)[] | undefined
}

/** Whether an office is open, and when it closes or opens next, in milliseconds since 1970, within two weeks. */
export interface OfficeStatus {
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

/** The instant of a local time in a zone; a time that daylight saving skips moves forward by the skipped hour. */
function instantOf(wall: number, format: Intl.DateTimeFormat): number {
  const offsetAt = (instant: number) => wallClock(instant, format) - instant
  // The offset of the day before gives the local time without a change in between.
  const usual = offsetAt(wall - 1440 * minute)
  const guess = wall - offsetAt(wall - usual)
  return wallClock(guess, format) === wall ? guess : wall - usual
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const isClosedOn = (closedOn: readonly string[], day: Day) => closedOn.includes(day) || closedOn.includes(day.slice(5))

/** The hours of an office on a day, by the version in force; none on its holidays. */
export function hoursOn(
  { versions = [], ...first }: OfficeHours,
  day: Day,
): readonly { opens: string; closes: string }[] {
  const { week, closedOn = [] } = versionOn(day, versions) ?? first
  return isClosedOn(closedOn, day) ? [] : (week[weekdayOf(day)] ?? [])
}

const clockFormat = (timeZone: string) =>
  dateFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })

interface OpenSpan {
  opens: number
  closes: number
}

/** The open spans of an office from an instant on, within the look-ahead; computed as they are read. */
function* spansFrom(hours: OfficeHours, instant: number): Generator<OpenSpan, void> {
  const format = clockFormat(hours.zone)
  const today = dayAt(instant, format)
  const at = (day: Day, time: string) => instantOf((dayNumber(day) * 1440 + minutesOf(time)) * minute, format)
  for (let ahead = 0; ahead < horizon; ahead++) {
    const day = addDays(today, ahead)
    const spans = hoursOn(hours, day).map(({ opens, closes }) => ({ opens: at(day, opens), closes: at(day, closes) }))
    for (const span of spans.sort((a, b) => a.opens - b.opens)) if (span.closes > instant) yield span
  }
}

const dayAt = (instant: number, format: Intl.DateTimeFormat): Day =>
  addDays('1970-01-01', Math.floor(wallClock(instant, format) / (1440 * minute)))

/** The end of the look-ahead. */
function endOfSpans({ zone }: OfficeHours, instant: number): number {
  const format = clockFormat(zone)
  return instantOf((dayNumber(dayAt(instant, format)) + horizon) * 1440 * minute, format)
}

/** Whether an office is open at an instant (milliseconds since 1970): the status of SPEC A1. */
export function officeStatus(hours: OfficeHours, instant: number): OfficeStatus {
  const now = Math.floor(instant / minute) * minute
  let until: number | undefined
  for (const { opens, closes } of spansFrom(hours, now)) {
    if (until === undefined && opens > now) return { open: false, opensAt: opens }
    // Hours up to 24:00 continue where the next day begins at 00:00.
    if (until !== undefined && opens > until) return { open: true, closesAt: until }
    until = Math.max(until ?? closes, closes)
  }
  if (until === undefined) return { open: false }
  return until < endOfSpans(hours, now) ? { open: true, closesAt: until } : { open: true }
}

/** The length of a call, and the minimum notice, in milliseconds. */
const call = { length: 30 * minute, notice: 60 * minute } as const

/**
 * Bookable times for a call from the office: half-hours of its opening hours, from an hour after an instant on (PD-86).
 */
export function callbackSlots(hours: OfficeHours, instant: number): number[] {
  const now = Math.floor(instant / minute) * minute
  const times = [...spansFrom(hours, now)].flatMap(({ opens, closes }) =>
    Array.from({ length: Math.floor((closes - opens) / call.length) }, (_, i) => opens + i * call.length),
  )
  return times.filter(time => time >= instant + call.notice)
}

/** Whether a text names a day that exists: once, `2027-03-26`, or every year, `12-25`. */
export const isHoliday = (text: string): boolean =>
  /^(\d{4}-)?\d\d-\d\d$/.test(text) && parseDay(text.length === 5 ? `2028-${text}` : text) !== undefined

const weekdays = /^([1-7])(?:-([1-7]))?$/

/**
 * Parses weekly hours: `1-5 09:00-13:00 14:00-18:00, 6 10:00-16:00`, Monday being 1. Undefined for invalid input, such
 * as hours that close before they open.
 */
export function parseOfficeWeek(text: string): OfficeHours['week'] | undefined {
  const week: OfficeHours['week'] = {}
  for (const part of text.split(',').filter(part => part.trim())) {
    const [days = '', ...hours] = part.trim().split(/\s+/)
    const [, first, last = first] = weekdays.exec(days) ?? []
    const spans = hours.map(text => {
      const [opens = '', closes = '', ...rest] = text.split('-')
      return { opens, closes, isSpan: rest.length === 0 }
    })
    const readable = spans.every(
      ({ opens, closes, isSpan }) =>
        isSpan && isTimeOfDay(opens) && (isTimeOfDay(closes) || closes === '24:00') && opens < closes,
    )
    if (!first || !last || last < first || hours.length === 0 || !readable) return undefined
    const times = spans.map(({ opens, closes }) => ({ opens, closes }))
    for (let day = Number(first); day <= Number(last); day++) week[day as Weekday] = times
  }
  return week
}

/** The open days of a week, consecutive days with the same hours grouped. */
export function groupWeekHours(week: OfficeHours['week']) {
  const spans: { first: Weekday; last: Weekday; times: readonly { opens: string; closes: string }[] }[] = []
  const said = (times: readonly { opens: string; closes: string }[]) => JSON.stringify(times)
  for (const day of [1, 2, 3, 4, 5, 6, 7] as const) {
    const times = week[day] ?? []
    const before = spans.at(-1)
    if (times.length === 0) continue
    if (before && before.last === day - 1 && said(before.times) === said(times)) before.last = day
    else spans.push({ first: day, last: day, times })
  }
  return spans
}

/** Weekly hours as text, which `parseOfficeWeek` reads. */
export const formatOfficeWeek = (week: OfficeHours['week']): string =>
  groupWeekHours(week)
    .map(({ first, last, times }) =>
      [first === last ? first : `${first}-${last}`, ...times.map(({ opens, closes }) => `${opens}-${closes}`)].join(
        ' ',
      ),
    )
    .join(', ')
