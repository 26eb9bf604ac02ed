import ICAL from 'ical.js'
import { mergeStays } from '#domain/availability/stay-sets'
import { addDays, type Day, earlierDay, laterDay, parseDay } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { todayAt } from '#domain/calendar/today'
import { CalendarFailure } from '#server/adapters/calendars/calendars'

/** The nights of a calendar that are read, in the time zone of the villa. */
export interface CalendarWindow extends Stay {
  timezone: string
}

const maxEvents = 5000
/** The most occurrences of all repeated events, also of those before the window. */
const maxOccurrences = 20_000
/** Repetitions by the hour and below are no stays. */
const dailyOrRarer: readonly string[] = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']

type Event = InstanceType<typeof ICAL.Component>
type Time = InstanceType<typeof ICAL.Time>

const two = (n: number) => String(n).padStart(2, '0')

/** The day of a time at the villa. Times without a known zone are local; invalid ones have no day. */
function dayAt(time: Time, timezone: string): Day | undefined {
  const isLocal = time.isDate || time.zone.tzid === 'floating'
  if (isLocal) return parseDay(`${time.year}-${two(time.month)}-${two(time.day)}`)
  const at = time.toUnixTime() * 1000
  return Number.isFinite(at) ? parseDay(todayAt(at, timezone)) : undefined
}

/** The nights of an event: from the day of its begin to that of its end, at least one. */
function nightsOfTimes(start: Time, end: Time, { timezone, from, to }: CalendarWindow): Stay[] {
  const [first, last] = [dayAt(start, timezone), dayAt(end, timezone)]
  if (!first || !last || last < first) return []
  const nights = { from: laterDay(first, from), to: earlierDay(last === first ? addDays(first, 1) : last, to) }
  return nights.from < nights.to ? [nights] : []
}

const textOf = (event: Event, name: string) => String(event.getFirstPropertyValue(name) ?? '')

/** Cancelled events, and those that take no time, leave their nights free. */
const isBlocking = (event: Event) =>
  textOf(event, 'status').toUpperCase() !== 'CANCELLED' && textOf(event, 'transp').toUpperCase() !== 'TRANSPARENT'

/** The library reads 31 February as a day of March. */
const hasRealDays = (event: Event) =>
  ['dtstart', 'dtend'].every(name => {
    const property = event.getFirstProperty(name)
    return !property || parseDay(String((property.toJSON() as unknown[])[3]).slice(0, 10)) !== undefined
  })

/** An event has no days that can be read. */
class UnreadableEvent extends Error {}

/** Of events with the same UID the newest: by number of the change, then by its time, then by position. */
function newest(events: readonly Event[]): Event | undefined {
  const rank = (event: Event) => [Number(textOf(event, 'sequence')) || 0, textOf(event, 'dtstamp')] as const
  return events.reduce<Event | undefined>((best, event) => {
    if (!best) return event
    const [[a, at], [b, since]] = [rank(event), rank(best)]
    return a > b || (a === b && at >= since) ? event : best
  }, undefined)
}

/** The nights of an event without its repetitions. */
function ownNights(event: Event, window: CalendarWindow): Stay[] {
  if (!isBlocking(event)) return []
  const { startDate, endDate } = new ICAL.Event(event)
  if (!startDate || !endDate || !hasRealDays(event)) throw new UnreadableEvent()
  return nightsOfTimes(startDate, endDate, window)
}

/** Reads the events of one UID: its newest version, its occurrences and the exceptions among them. */
function readSeries(events: readonly Event[], window: CalendarWindow, count: () => void): Stay[] {
  const isException = (event: Event) => event.hasProperty('recurrence-id')
  const master = newest(events.filter(event => !isException(event)))
  const byInstance = Map.groupBy(events.filter(isException), event => textOf(event, 'recurrence-id'))
  const exceptions = [...byInstance.values()].flatMap(same => newest(same) ?? [])
  const single = (event: Event) => ownNights(event, window)
  if (!master) return exceptions.flatMap(single)
  const series = new ICAL.Event(master, { exceptions })
  if (!series.isRecurring()) return single(master)
  for (const rule of master.getAllProperties('rrule')) {
    const { freq } = rule.getFirstValue() as unknown as { freq: string | null }
    if (!freq) throw new UnreadableEvent()
    if (!dailyOrRarer.includes(freq)) throw new CalendarFailure('too-complex')
  }
  if (!isBlocking(master)) return []
  if (!hasRealDays(master)) throw new UnreadableEvent()
  const found: Stay[] = []
  const occurrences = series.iterator()
  for (let at = occurrences.next(); at; at = occurrences.next()) {
    count()
    const { item, startDate, endDate } = series.getOccurrenceDetails(at)
    if (isBlocking(item.component)) found.push(...nightsOfTimes(startDate, endDate, window))
    const day = dayAt(at, window.timezone)
    if (!day || day >= window.to) break
  }
  return found
}

/** The nights of a calendar. */
export interface ReadNights {
  stays: Stay[]
  /** An event could not be read, so there can be more nights. */
  isPartial: boolean
}

/**
 * Reads the nights of a calendar (RFC 5545) inside a window, without overlaps. Throws `no-calendar` for what is none,
 * and `too-complex` for more events and repetitions than a villa can have.
 */
export function parseCalendar(text: string, window: CalendarWindow): ReadNights {
  let parsed: unknown
  try {
    parsed = ICAL.parse(text)
  } catch {
    throw new CalendarFailure('no-calendar')
  }
  const calendars = (Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed]) as string[]
  let occurrences = 0
  const count = () => {
    occurrences++
    if (occurrences > maxOccurrences) throw new CalendarFailure('too-complex')
  }
  let isPartial = false
  const readOrKeep = (events: readonly Event[]): Stay[] => {
    try {
      return readSeries(events, window, count)
    } catch (error) {
      if (error instanceof CalendarFailure) throw error
      isPartial = true
      return events.flatMap(event => ownNightsOrNone(event, window))
    }
  }
  const found = calendars.flatMap(calendar => {
    const events = new ICAL.Component(calendar).getAllSubcomponents('vevent')
    if (events.length > maxEvents) throw new CalendarFailure('too-complex')
    // Events without a UID are each their own.
    const series = Map.groupBy(events, (event, i) => textOf(event, 'uid') || `event ${i}`)
    return [...series.values()].flatMap(same => readOrKeep(same))
  })
  return { stays: mergeStays(found), isPartial }
}

/** The own days of an event whose repetitions cannot be read; none if it has no days either. */
function ownNightsOrNone(event: Event, window: CalendarWindow): Stay[] {
  try {
    return ownNights(event, window)
  } catch {
    return []
  }
}
