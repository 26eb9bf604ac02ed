import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Day } from '#domain/calendar/day'
import { formatDays } from '#domain/calendar/formats'
import type { Stay } from '#domain/calendar/stay'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../messages.ts'

export interface StayCalendar {
  language: Language
  company: string
  phone: string
  /** E-mail address of the office. */
  email: string
  reference: string
  villa: string
  /** Location as text. */
  place: string
  stay: Stay
  /** Number of changes. */
  sequence: number
  /** The booking was cancelled: calendars remove the stay. */
  cancelled: boolean
  /** When it was written, in milliseconds since 1970. */
  at: number
  /** Absolute URL of the booking. */
  address: string
}

/** Midnight UTC: the library formats days of all-day events in UTC. */
const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`)

/**
 * A stay as a calendar file (RFC 5545): its exclusive end is the day of departure. Its UID is the booking's
 * reference, through all changes.
 */
export async function stayCalendar(data: StayCalendar): Promise<string> {
  const { language, company, email, reference, villa, place, stay, sequence, cancelled, at, address } = data
  const t = createTranslator(language)
  const calendar = ical({
    prodId: { company, product: 'Stays', language: language.toUpperCase() },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${reference.toLowerCase()}@stay.maestrale`,
    sequence,
    stamp: new Date(at),
    start: dateOf(stay.from),
    end: dateOf(stay.to),
    allDay: true,
    summary: villa,
    location: place,
    description: t('calendar_text', { days: formatDays(stay, language), reference, phone: data.phone, company }),
    url: address,
    // Strict programs ignore a cancellation without it.
    organizer: { name: company, email },
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  // Every line ends with CRLF, including the last.
  return `${calendar.toString()}\r\n`
}
