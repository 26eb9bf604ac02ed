import { z } from 'zod'
import { optional } from 'zod/mini'
import { bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint, noContent } from '#contract/endpoint'
import { order } from '#contract/extras/wine-schemas'
import { id, keysetCursor, revision } from '#contract/schemas'
import { ordersOf } from '#domain/office-lists/lists'
import { languages } from '#domain/text/language'
import { officeWineStates } from '#domain/wine/wine-kinds'

const officeEndpoint = { group: 'extras', access: ['staff:bookings'] } as const
const euros = z.number().meta({ description: 'In euros' })

const officeOrder = order
  .extend({
    bookingId: z.number(),
    reference: z.string(),
    villa: z.string(),
    name: z.string(),
    email: z.string(),
    language: z.enum(languages).meta({ description: 'Of the booking and its e-mails' }),
    currencyId: z.number(),
    allowance: z.number().meta({ description: 'The bottles that the company gives to the booking' }),
  })
  .meta({ id: 'OfficeWineOrder' })
export type OfficeWineOrder = z.output<typeof officeOrder>

/** The filter of the list of orders, which its export has too. */
export const wineFilter = z.object({
  state: z.enum(officeWineStates).default('requested'),
  order: optional(
    z.enum(ordersOf('/office/wine')).meta({
      description:
        'If it is left out, requests are ordered by `ordered`, orders to deliver by `delivery`, others by `-delivered`, which they alone have',
    }),
  ),
})
export type WineFilter = z.output<typeof wineFilter>

export const listOfficeWineOrders = endpoint({
  ...officeEndpoint,
  method: 'GET',
  path: '/office/wine/orders',
  summary: 'List orders of wine: requests to answer, orders to deliver, or delivered ones',
  description: 'At most fifty. `next` is the cursor of the following ones.',
  query: wineFilter.extend({ cursor: optional(keysetCursor) }),
  reply: z.object({ orders: z.array(officeOrder), next: z.string().nullable() }),
  problems: ['invalid-input'],
})

const answering = {
  ...officeEndpoint,
  params: z.object({ itemId: id }),
  reply: noContent,
  problems: ['invalid-input', 'not-found', 'not-in-this-state', 'unavailable'],
  writes: 'idempotent',
} as const

export const answerWineRequest = endpoint({
  ...answering,
  method: 'POST',
  path: '/office/wine/orders/{itemId}/answer',
  summary: 'Accept or refuse a request for complimentary wine',
  description: 'The client gets an e-mail. The bottles of a refused request go back into stock.',
  body: z.object({ answer: z.enum(['grant', 'refuse']), message: z.string().trim().max(2000).default('') }),
})

export const markWineDelivered = endpoint({
  ...answering,
  method: 'POST',
  path: '/office/wine/orders/{itemId}/delivered',
  summary: 'Record that an order of wine was delivered',
})

const stockedWine = z
  .object({
    id: z.number(),
    revision: z.number(),
    region: z.string(),
    appellation: z.string(),
    name: z.string(),
    producer: z.string(),
    vintage: z.number().nullable(),
    bottlesPerCase: z.number(),
    bottlePrice: euros,
    stock: z.number().meta({ description: 'Bottles that can still be ordered' }),
    live: z.boolean().meta({ description: 'Whether it is on offer' }),
  })
  .meta({ id: 'StockedWine' })
export type StockedWine = z.output<typeof stockedWine>

export const listStockedWines = endpoint({
  ...officeEndpoint,
  method: 'GET',
  path: '/office/wine/wines',
  summary: 'List all wines with price and stock',
  reply: z.object({ wines: z.array(stockedWine) }),
  problems: [],
})

export const editWine = endpoint({
  ...officeEndpoint,
  method: 'POST',
  path: '/office/wine/wines/{id}',
  summary: 'Change price, stock and offer of a wine',
  description: 'Orders keep the price at which they were made. A wine that has changed since `revision`: 409.',
  params: bookingIdParams,
  body: z.object({
    revision,
    bottlePrice: euros.min(0.01).max(100_000),
    stock: z.int().min(0).max(1_000_000),
    live: z.boolean(),
  }),
  reply: stockedWine,
  problems: ['invalid-input', 'not-found', 'edited-meanwhile'],
  writes: 'idempotent',
})

export const setWineAllowance = endpoint({
  ...officeEndpoint,
  method: 'POST',
  path: '/office/wine/allowance',
  summary: 'Set how many complimentary bottles the company gives to a booking',
  description: 'Bottles that were ordered already count. The client is not told by e-mail.',
  body: z.object({
    reference: z.string().trim().min(1).max(20).meta({ description: 'Of a booking, with or without its gap' }),
    bottles: z.int().min(0).max(60),
  }),
  reply: z.object({ bookingId: z.number(), reference: z.string(), bottles: z.number() }),
  problems: ['invalid-input', 'not-found', 'not-in-this-state'],
  writes: 'idempotent',
})
