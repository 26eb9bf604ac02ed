import { z } from 'zod'
import { optional } from 'zod/mini'
import { bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint } from '#contract/endpoint'
import { day, id, language } from '#contract/schemas'
import { villaFilter } from '#contract/staff/office-prices'

const entry = z
  .object({
    id: z.number(),
    kind: z.enum(['booking', 'option', 'block', 'channel']),
    from: z.string(),
    to: z.string(),
    expiresAt: z.iso.datetime().nullable().meta({ description: 'The end of an option' }),
    channel: z.string().nullable().meta({ description: 'The sales channel that brought the nights' }),
    bookingId: z.number().nullable(),
    reference: z.string().nullable(),
    name: z.string().nullable(),
    isMovable: z.boolean().meta({ description: 'An owner block, a confirmed booking or an option of the office' }),
    blockId: z.number().nullable(),
    note: z.string().nullable().meta({ description: 'The reason of an owner block' }),
  })
  .meta({ id: 'OfficeCalendarEntry' })
export type CalendarEntry = z.output<typeof entry>

const calendarVilla = z
  .object({ id: z.number(), name: z.string(), region: z.string(), live: z.boolean(), entries: z.array(entry) })
  .meta({ id: 'OfficeCalendarVilla' })
export type CalendarVilla = z.output<typeof calendarVilla>

export const listCalendar = endpoint({
  group: 'extras',
  method: 'GET',
  path: '/office/calendar',
  access: ['staff:bookings', 'staff:prices'],
  summary: 'List villas by name with their taken nights',
  description:
    'At most a hundred villas and 800 nights. `next` is the cursor. Only staff with the permission for bookings see names, references and reasons; others see kinds.',
  query: z.object({ from: day, to: day, lang: optional(language), ...villaFilter }),
  reply: z.object({
    villas: z.array(calendarVilla),
    next: z.number().nullable(),
    regions: z.array(z.object({ slug: z.string(), name: z.string() })),
  }),
  problems: ['invalid-input'],
})

const nights = { propertyId: id, from: day, to: day }

export const moveBlock = endpoint({
  group: 'extras',
  method: 'PUT',
  path: '/office/blocks/{id}',
  access: ['staff:bookings'],
  summary: 'Move, shorten or lengthen an owner block',
  description:
    'Also to another villa. `expected` is the place that the member of staff saw: if it is elsewhere by now, 409 `edited-meanwhile`. Taken nights are rejected.',
  params: bookingIdParams,
  body: z.object({ ...nights, note: optional(z.string().trim().max(500)), expected: z.object(nights) }),
  reply: z.object({ id: z.number(), propertyId: z.number(), from: z.string(), to: z.string(), note: z.string() }),
  problems: ['invalid-input', 'not-found', 'dates-taken', 'edited-meanwhile'],
  writes: 'idempotent',
})
