import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { addDays, type Day, partsOf } from '#domain/calendar/day'
import { formatDays, formatMoney } from '#domain/calendar/formats'
import type { Stay } from '#domain/calendar/stay'
import type { Language } from '#domain/text/language'
import type { TimelineKind } from '#domain/timeline/timeline'
import { createTranslator } from '../messages.ts'

interface CalendarEntry {
  /** Stable within the booking. */
  id: string
  kind: TimelineKind
  day: Day
  /** `HH:MM` at the villa; empty for the whole day. */
  time: string
  what: string
  name: string
  /** In major units; null where it is not shown. */
  amount: number | null
}

export interface TripCalendar {
  language: Language
  company: string
  email: string
  phone: string
  reference: string
  villa: string
  place: string
  timezone: string
  stay: Stay
  currency: string
  /** The number of changes of the stay; its e-mails carry the same. */
  staySequence: number
  /** The number of changes of the booking. */
  sequence: number
  cancelled: boolean
  /** When it was written, in milliseconds since 1970. */
  at: number
  /** Absolute URL of the timeline. */
  address: string
  entries: readonly CalendarEntry[]
}

/** Midnight UTC: the library formats days of all-day events in UTC. */
const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`)

/** The library writes the local parts of a `Date` beside the zone, so these are the parts at the villa. */
function wallClock(day: Day, time: string): Date {
  const { year, month, day: date } = partsOf(day)
  return new Date(year, month - 1, date, Number(time.slice(0, 2)), Number(time.slice(3, 5)))
}

/**
 * A trip as a calendar that programs subscribe to (RFC 5545). UIDs stay the same through all changes; that of the stay
 * is the one of its e-mails, so that a calendar shows it once.
 */
export async function tripCalendar(data: TripCalendar): Promise<string> {
  const { language, company, email, reference, villa, place, timezone, stay, sequence, cancelled, at, address } = data
  const t = createTranslator(language)
  const calendar = ical({
    prodId: { company, product: 'Trips', language: language.toUpperCase() },
    name: `${villa}, ${formatDays(stay, language)}`,
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: zone => tzlib_get_ical_block(zone)[0] ?? null },
    // Programs look for changes at their own pace; this is what they are asked for.
    ttl: 4 * 3600,
  })
  const common = {
    stamp: new Date(at),
    location: place,
    url: address,
    organizer: { name: company, email },
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  }
  calendar.createEvent({
    ...common,
    id: `${reference.toLowerCase()}@stay.maestrale`,
    sequence: data.staySequence,
    start: dateOf(stay.from),
    end: dateOf(stay.to),
    allDay: true,
    summary: villa,
    description: t('calendar_text', { days: formatDays(stay, language), reference, phone: data.phone, company }),
  })
  for (const { id, kind, day, time, what, name, amount } of data.entries) {
    const values = {
      kind: kind.replaceAll('-', '_'),
      what: what.replaceAll('-', '_'),
      villa,
      name,
      amount: amount === null ? '' : formatMoney(amount, data.currency, language),
    }
    calendar.createEvent({
      ...common,
      id: `${reference.toLowerCase()}-${id}@trip.maestrale`,
      sequence,
      ...(time
        ? { start: wallClock(day, time), timezone }
        : { start: dateOf(day), end: dateOf(addDays(day, 1)), allDay: true }),
      summary: t('trip_calendar_summary', values),
      description: t('trip_calendar_text', { reference, phone: data.phone, company }),
    })
  }
  // Every line ends with CRLF, including the last.
  return `${calendar.toString()}\r\n`
}
