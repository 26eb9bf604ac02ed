import { z } from 'zod'
import { optional } from 'zod/mini'
import { amount, bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint, noContent } from '#contract/endpoint'
import { day, keysetCursor } from '#contract/schemas'
import { itemKinds } from '#domain/booking/services'
import { isTimeOfDay } from '#domain/calendar/local-time'
import { supplierState } from '#domain/lifecycles/supplier-request-state'
import { ordersOf } from '#domain/office-lists/lists'
import { languages } from '#domain/text/language'
import { vehicles } from '#domain/transfers/transfer'
import { listTransfers } from './transfers.ts'

const office = { group: 'extras', access: ['staff:bookings'] } as const
const time = z.string().refine(isTimeOfDay, 'A time such as 14:30.')

/** The last request to a supplier of an item. */
export const supplierOfItem = z.object({
  id: z.number(),
  email: z.string(),
  state: z.enum(supplierState),
  proposedTime: z.string(),
  proposedPrice: amount.nullable().meta({ description: 'Of the supplier, in euros' }),
  message: z.string(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})

const officeTransfer = listTransfers.reply.shape.transfers.element
  .extend({
    reference: z.string(),
    villa: z.string(),
    name: z.string(),
    email: z.string(),
    currencyId: z.number(),
    language: z.enum(languages),
    moveWanted: z
      .object({ day: z.string().nullable(), time: z.string().nullable() })
      .nullable()
      .meta({ description: 'The client wants it moved to the changed flight' }),
    supplier: supplierOfItem.nullable().meta({ description: 'The last request to a supplier' }),
    answeredAt: z.iso.datetime().nullable(),
    answeredBy: z.string().nullable(),
  })
  .meta({ id: 'OfficeTransfer' })
export type OfficeTransfer = z.output<typeof officeTransfer>
export type SupplierOfItem = z.output<typeof supplierOfItem>

/** The filter of the list of transfers, which its export has too. */
export const transferFilter = z.object({
  state: z.enum(['open', 'coming']).default('open').meta({ description: 'open: those that wait for the company' }),
  order: optional(
    z
      .enum(ordersOf('/office/transfers'))
      .meta({ description: 'By day, the earliest first, if it is left out; `requested` only for those that wait' }),
  ),
})
export type TransferFilter = z.output<typeof transferFilter>

export const listOfficeTransfers = endpoint({
  ...office,
  method: 'GET',
  path: '/office/transfers',
  summary: 'List transfers: those that wait for the company, or the coming ones',
  description: 'At most fifty. `next` is the cursor of the following ones.',
  query: transferFilter.extend({ cursor: optional(keysetCursor) }),
  reply: z.object({ transfers: z.array(officeTransfer), next: z.string().nullable() }),
  problems: ['invalid-input'],
})

export const answerTransfer = endpoint({
  ...office,
  method: 'POST',
  path: '/office/transfers/{id}/answer',
  summary: 'Answer a transfer with a confirmation code',
  description:
    '0 waits for a confirmation, 1, 4 and 5 confirm, 2 is unavailable, 3 confirms with changes that the client accepts or declines; any other code puts it back. Answers can follow one another in any order until it is paid. Only code 3 changes day, time or vehicle, or raises the price. A paid transfer takes new times where the client asked for them. While it is being paid: 409.',
  params: bookingIdParams,
  body: z.object({
    code: z.int().min(-1).max(1000),
    price: amount.min(0).max(100_000).optional(),
    day: day.optional(),
    time: time.optional(),
    returnDay: day.optional(),
    returnTime: time.optional(),
    vehicle: z.enum(vehicles).optional(),
    meetingTime: time.optional(),
    message: z.string().trim().max(2000).default(''),
  }),
  reply: noContent,
  problems: ['invalid-input', 'not-found', 'not-in-this-state', 'unavailable'],
  writes: 'idempotent',
})

export const askSupplier = endpoint({
  ...office,
  method: 'POST',
  path: '/office/items/{id}/supplier',
  summary: 'Ask a supplier for an item of a booking',
  description:
    'The supplier gets an e-mail with a private link, valid through the day after the service. It replaces an open request for that item.',
  params: bookingIdParams,
  body: z.object({ email: z.email().max(254), language: z.enum(languages).default('en') }),
  reply: noContent,
  problems: ['invalid-input', 'not-found', 'not-in-this-state', 'unavailable'],
  limit: { max: 200, windowSeconds: 3600, per: 'account', store: 'database' },
  writes: 'idempotent',
})

export const withdrawSupplier = endpoint({
  ...office,
  method: 'DELETE',
  path: '/office/supplierrequests/{id}',
  summary: 'Withdraw a request to a supplier: its link no longer opens',
  params: bookingIdParams,
  reply: noContent,
  problems: ['invalid-input', 'not-found'],
  writes: 'transactional',
})

const secret = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ description: 'The fragment (`#`) of the link' })
const byLink = {
  group: 'extras',
  method: 'POST',
  access: 'anyone',
  limit: { max: 300, windowSeconds: 3600, per: 'address', store: 'memory' },
} as const

const seen = z
  .object({
    state: z.enum(supplierState),
    kind: z.enum(itemKinds),
    name: z.string().meta({ description: 'Of the service' }),
    villa: z.string(),
    place: z.string(),
    timezone: z.string(),
    from: z.string(),
    to: z.string().meta({ description: 'The last day' }),
    transfer: z
      .object({
        leavingFrom: z.string(),
        destination: z.string(),
        time: z.string(),
        meetingTime: z.string(),
        returnDateTime: z.string().nullable(),
        flight: z.string(),
        flightTime: z.string(),
        vehicle: z.enum(vehicles),
        boosterSeat: z.boolean(),
        extraLuggage: z.boolean(),
      })
      .nullable(),
    experience: z
      .object({ time: z.string().meta({ description: 'The wanted hour; empty for any' }), meeting: z.string() })
      .nullable(),
    adults: z.number(),
    children: z.number(),
    childAges: z.array(z.number()).meta({ description: 'Of an experience; empty where they do not matter' }),
    babies: z.number(),
    contact: z
      .object({ name: z.string(), phone: z.string(), note: z.string() })
      .nullable()
      .meta({ description: 'The main passenger, or the lead booker of an experience, once the supplier has accepted' }),
    proposedTime: z.string(),
    proposedPrice: amount.nullable(),
    message: z.string(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'SupplierRequest' })
export type SupplierRequestSeen = z.output<typeof seen>

export const showSupplierRequest = endpoint({
  ...byLink,
  path: '/core/supplierrequests/bylink/show',
  summary: 'Get the request of a supplier’s private link',
  body: z.object({ secret }),
  reply: seen,
  problems: ['invalid-input', 'link-over'],
})

export const answerSupplierRequest = endpoint({
  ...byLink,
  path: '/core/supplierrequests/bylink',
  summary: 'Answer the request of a supplier’s private link',
  description: 'A repetition of the same answer succeeds. An accepted transfer that waits for it is confirmed.',
  body: z.object({
    secret,
    answer: z.enum(['accept', 'decline', 'propose']),
    time: z.union([time, z.literal('')]).default(''),
    price: amount.min(0).max(100_000).nullable().default(null),
    message: z.string().trim().max(1000).default(''),
  }),
  reply: seen,
  problems: ['invalid-input', 'link-over', 'not-in-this-state', 'unavailable'],
  writes: 'transactional',
})
