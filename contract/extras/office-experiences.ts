import { z } from 'zod'
import { optional } from 'zod/mini'
import { amount, bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint, noContent } from '#contract/endpoint'
import { id, keysetCursor } from '#contract/schemas'
import { ordersOf } from '#domain/office-lists/lists'
import { languages } from '#domain/text/language'
import { supplierOfItem } from './office-transfers.ts'

const request = z
  .object({
    itemId: z.number(),
    bookingId: z.number(),
    reference: z.string(),
    villa: z.string(),
    name: z.string(),
    email: z.string(),
    language: z.enum(languages).meta({ description: 'Of the booking and its e-mails' }),
    currencyId: z.number(),
    experience: z.string(),
    serviceId: z.number(),
    meeting: z.string(),
    date: z.iso.date(),
    time: z.string(),
    adults: z.number(),
    children: z.number(),
    childAges: z.array(z.number()),
    note: z.string(),
    status: z.number(),
    price: amount.nullable().meta({ description: 'The last quote; null before it' }),
    tablePrice: amount.nullable().meta({ description: 'By the price table, in the booking’s currency' }),
    taken: z.number().meta({ description: 'Guests of paid or accepted bookings on that day at that place' }),
    places: z.number().nullable().meta({ description: 'The places of that day; null without a limit' }),
    requestedAt: z.iso.datetime(),
    message: z.string(),
    answeredAt: z.iso.datetime().nullable(),
    answeredBy: z.string().nullable(),
    supplier: supplierOfItem.nullable().meta({ description: 'The last request to a supplier' }),
  })
  .meta({ id: 'OfficeExperienceRequest' })
export type OfficeExperienceRequest = z.output<typeof request>

const office = { group: 'extras', access: ['staff:bookings'] } as const
const message = z.string().trim().max(2000).default('')

/** The filter of the list of requests, which its export has too. */
export const experienceFilter = z.object({
  state: z.enum(['asked', 'answered']).default('asked'),
  order: optional(
    z.enum(ordersOf('/office/experiences')).meta({
      description:
        'Of those to answer `day` if it is left out, or `requested`; of the others `-answered`, the last answer first, or `day`',
    }),
  ),
})
export type ExperienceFilter = z.output<typeof experienceFilter>

export const listOfficeExperiences = endpoint({
  ...office,
  method: 'GET',
  path: '/office/experiences',
  summary: 'List requests for experiences: those to answer, or those with an answer',
  description: 'At most fifty. `next` is the cursor of the following ones.',
  query: experienceFilter.extend({ cursor: optional(keysetCursor) }),
  reply: z.object({ requests: z.array(request), next: z.string().nullable() }),
  problems: ['invalid-input'],
})

export const answerExperience = endpoint({
  ...office,
  method: 'POST',
  path: '/office/experiences/{id}/answer',
  summary: 'Quote an experience, quote it again, or say that it is unavailable',
  description:
    'By the id of its item. The client gets an e-mail. A second quote shows the difference, and must be accepted again. One that is paid or over: 409.',
  params: bookingIdParams,
  body: z.discriminatedUnion('answer', [
    z.object({ answer: z.literal('quoted'), price: amount.min(0.01).max(100_000), message }),
    z.object({ answer: z.literal('unavailable'), message }),
  ]),
  reply: noContent,
  problems: ['invalid-input', 'not-found', 'not-in-this-state', 'unavailable'],
  writes: 'idempotent',
})

export const setExperiencePlaces = endpoint({
  ...office,
  method: 'POST',
  path: '/office/experiences/{id}/places',
  summary: 'Set how many guests an experience takes on a day',
  description:
    'By its service id. 0 closes the day; null restores the usual number. Bookings that exist keep their places.',
  params: z.object({ id }),
  body: z.object({ date: z.iso.date(), places: z.number().int().min(0).max(1000).nullable() }),
  reply: noContent,
  problems: ['invalid-input', 'not-found'],
  writes: 'transactional',
})
