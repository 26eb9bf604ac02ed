import { z } from 'zod'
import { optional } from 'zod/mini'
import { bookingIdParams, currencyId } from '#contract/booking/booking-schemas'
import { endpoint, file, noContent } from '#contract/endpoint'
import { language } from '#contract/schemas'
import { timelineKinds } from '#domain/timeline/timeline'

const entry = z
  .object({
    id: z.string().meta({ description: 'Unique within the booking, and stable' }),
    kind: z.enum(timelineKinds),
    day: z.string(),
    time: z.string().meta({ description: 'HH:MM at the villa; empty for the whole day' }),
    what: z.string().meta({ description: 'The kind of a payment or of an event; empty for others' }),
    name: z.string().meta({ description: 'The name of a service or flight; empty for others' }),
    amount: z.number().nullable().meta({ description: 'Null without one, and for people invited without prices' }),
    state: z.enum(['past', 'late', 'to-come']).meta({ description: 'late: it should be done already' }),
  })
  .meta({ id: 'TimelineEntry' })
export type TimelineEntryShown = z.output<typeof entry>

const timeline = z
  .object({
    bookingId: z.number(),
    reference: z.string(),
    status: z.number(),
    villa: z.string(),
    place: z.string(),
    arrival: z.string(),
    departure: z.string(),
    timezone: z.string().meta({ description: 'IANA zone of the villa, in which all days and times are' }),
    today: z.string(),
    currencyId,
    entries: z.array(entry),
    conflicts: z.array(
      z.object({ reason: z.enum(['arrives-early', 'leaves-late']), entryIds: z.tuple([z.string(), z.string()]) }),
    ),
    feed: z.object({ createdAt: z.iso.datetime() }).nullable().meta({ description: 'The calendar feed of the caller' }),
  })
  .meta({ id: 'Timeline' })
export type Timeline = z.output<typeof timeline>

const clientCall = {
  group: 'client-area',
  access: ['lead-booker', 'co-sign-in'],
  params: bookingIdParams,
} as const

export const getTimeline = endpoint({
  ...clientCall,
  method: 'GET',
  path: '/core/bookings/{id}/timeline',
  summary: 'Get the timeline of a booking',
  description:
    'Stay, payments, dates and changes in the time of the villa, sorted; and plans that do not fit. People invited to the booking see neither prices that they may not see nor the plans of its lead booker.',
  query: z.object({ lang: optional(language) }),
  reply: timeline,
  problems: ['invalid-input', 'not-found', 'unknown-language'],
})

export const createCalendarFeed = endpoint({
  ...clientCall,
  method: 'POST',
  path: '/core/bookings/{id}/calendarfeed',
  summary: 'Create the address by which a calendar follows the timeline',
  description:
    'For the caller alone, as they may see the booking. It replaces their previous one. Its secret is returned only this once.',
  reply: z.object({ address: z.string(), createdAt: z.iso.datetime() }),
  status: 201,
  problems: ['invalid-input', 'not-found', 'not-in-this-state'],
  limit: { max: 30, windowSeconds: 3600, per: 'account', store: 'database' },
  writes: 'idempotent',
  secret: true,
})

export const revokeCalendarFeed = endpoint({
  ...clientCall,
  method: 'DELETE',
  path: '/core/bookings/{id}/calendarfeed',
  summary: 'Revoke the caller’s calendar feed of a booking',
  reply: noContent,
  problems: ['invalid-input', 'not-found'],
  writes: 'transactional',
})

export const readCalendarFeed = endpoint({
  group: 'client-area',
  method: 'GET',
  path: '/core/calendarfeeds/{secret}',
  access: 'anyone',
  summary: 'Get a timeline as a calendar (RFC 5545)',
  description: 'For calendar programs, which log in nowhere. It ends with the right of its owner to see the booking.',
  params: z.object({
    secret: z
      .string()
      .regex(/^[\w-]{43}(\.ics)?$/)
      .transform(text => text.replace(/\.ics$/, ''))
      .meta({ description: 'The last part of the address' }),
  }),
  reply: file('text/calendar'),
  problems: ['invalid-input', 'link-over', 'unavailable'],
  limit: { max: 120, windowSeconds: 3600, per: 'address', store: 'memory' },
})
