import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Day } from '#domain/day'
import { formatDays } from '#domain/formats'
import type { Language } from '#domain/language'
import type { Stay } from '#domain/stay'
import { wordsIn } from '../words.ts'

export interface StayCalendar {
  language: Language
  company: string
  phone: string
  /** That of the office. */
  email: string
  /** The booking's. */
  reference: string
  villa: string
  /** Where it is, in words. */
  place: string
  stay: Stay
  /** How often it has changed. */
  sequence: number
  /** The booking is no more: calendars that have the stay give it up. */
  cancelled: boolean
  /** When it was written, in milliseconds since 1970. */
  at: number
  /** The whole address at which the booking is seen. */
  address: string
}

/** Midnight of a day as the library wants it: of an entry of whole days it writes the day in UTC. */
const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`)

/**
 * A stay as a file for calendars (RFC 5545): its end is the day of departure, which is no night any more. The name by
 * which programs know it again is the booking's reference, whatever changes of it.
 */
export async function stayCalendar(data: StayCalendar): Promise<string> {
  const { language, company, email, reference, villa, place, stay, sequence, cancelled, at, address } = data
  const t = wordsIn(language)
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
    // Without one, strict programs do not take a stay away again.
    organizer: { name: company, email },
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  // Each line ends, also the last.
  return `${calendar.toString()}\r\n`
}
