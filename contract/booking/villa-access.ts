import { z } from 'zod'
import { optional } from 'zod/mini'
import { bookingEndpoint, bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint } from '#contract/endpoint'
import { ifMatch, language } from '#contract/schemas'

const paragraph = z.string().trim().max(2000)
const paragraphs = z.object({ en: paragraph, fr: paragraph, de: paragraph })
const fields = { directions: paragraphs, handover: paragraphs, codes: z.string().trim().max(500) }

/** The private way into a villa, as guests read it. */
const seen = z
  .object({
    bookingId: z.number(),
    from: z.string().meta({ description: 'The first day on which it is shown, at the villa' }),
    access: z
      .object({ directions: z.string(), handover: z.string(), codes: z.string() })
      .nullable()
      .meta({ description: 'Null before that day, after the departure, and where the office has written nothing' }),
  })
  .meta({ id: 'VillaAccess' })

export const getVillaAccess = endpoint({
  ...bookingEndpoint,
  method: 'GET',
  path: '/core/bookings/{id}/villaaccess',
  access: ['lead-booker', 'co-sign-in'],
  summary: 'Get the private directions, key hand-over and codes of the villa of a confirmed booking',
  description:
    'For the people who travel, from seven days before arrival. Travel agents and impersonating staff get 404.',
  params: bookingIdParams,
  query: z.object({ lang: optional(language) }),
  reply: seen,
  problems: ['invalid-input', 'not-found', 'not-in-this-state'],
})

const edited = z
  .object({
    bookingId: z.number(),
    villa: z.string(),
    reference: z.string(),
    ...fields,
    revision: z.number().meta({ description: 'To send as `If-Match`; 0 before the first save' }),
  })
  .meta({ id: 'OfficeVillaAccess' })
export type OfficeVillaAccess = z.output<typeof edited>

const office = {
  group: 'bookings',
  access: ['staff:bookings'],
  path: '/office/bookings/{id}/villaaccess',
  params: bookingIdParams,
  reply: edited,
} as const

export const getOfficeVillaAccess = endpoint({
  ...office,
  method: 'GET',
  summary: 'Get the private directions, key hand-over and codes of the villa of a booking',
  problems: ['invalid-input', 'not-found'],
})

export const setVillaAccess = endpoint({
  ...office,
  method: 'PUT',
  summary: 'Set the private directions, key hand-over and codes of the villa of a booking',
  description:
    'For all bookings of the villa. Stored encrypted; the log of staff names the changed fields only. A stale revision gets 412 with the current state as `current`.',
  headers: z.object({ 'if-match': ifMatch }),
  body: z.object(fields),
  problems: ['invalid-input', 'not-found', 'changed-since'],
  writes: 'transactional',
})
