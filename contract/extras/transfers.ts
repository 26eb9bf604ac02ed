import { z } from 'zod'
import { optional } from 'zod/mini'
import { amount, bookingEndpoint, bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint, noContent } from '#contract/endpoint'
import { transferPayer, transferRequest } from '#contract/forms/transfer'
import { day, id, language } from '#contract/schemas'
import { isTimeOfDay } from '#domain/calendar/local-time'
import { parseLocalMoment, transferDirections, transferTypes, vehicles } from '#domain/transfers/transfer'
import { transferTermNames } from '#domain/transfers/transfer-changes'
import { shownTerms } from './itineraries.ts'

const client = ['lead-booker', 'co-sign-in'] as const
const rowId = z.number().int().min(1).max(2_147_483_647)

const option = z.object({
  transferId: z.number(),
  vehicle: z.enum(vehicles),
  minPassengers: z.number(),
  maxPassengers: z.number(),
})
const place = z.object({
  regionPlaceId: z.number(),
  name: z.string(),
  placeType: z.string().meta({ description: 'With spaces for underscores' }),
  kilometres: z.number().meta({ description: 'By road, about' }),
  minutes: z.number().meta({ description: 'By car, about' }),
})
const options = z
  .object({
    propertyId: z.number(),
    type: z.enum(transferTypes),
    directions: z.array(z.enum(transferDirections)),
    hours: z.number().meta({ description: 'Of a driver; 0 for a journey' }),
    options: z.array(option),
    places: z.array(place).meta({ description: 'The airports or other places, the nearest first; none for a driver' }),
    maxPassengers: z.number(),
  })
  .meta({ id: 'TransferOptions' })
export type TransferOptions = z.output<typeof options>

const typeParams = z.object({ id, type: z.enum(transferTypes) })
const transferCall = {
  group: 'extras',
  method: 'GET',
  access: [...client, 'staff:bookings'],
  params: typeParams,
} as const

export const getTransferOptions = endpoint({
  ...transferCall,
  path: '/core/transfers/foroptions/propertyid/{id}/type/{type}',
  summary: 'List the vehicles and places for a type of transfer of a villa',
  query: z.object({ lang: language.optional() }),
  reply: options,
  problems: ['not-found', 'invalid-input', 'unknown-language'],
})

const moment = z
  .string()
  .max(20)
  .transform((text, context) => {
    const found = parseLocalMoment(text.includes('T') ? text : `${text}T12:00`)
    if (found) return found
    context.addIssue({ code: 'custom', message: 'A day, or a day and a time: 2027-06-05T14:30.' })
    return z.NEVER
  })
  .meta({ description: 'A day, or a local moment: 2027-06-05T14:30', examples: ['2027-06-05'] })

const priced = z
  .object({
    propertyId: z.number(),
    type: z.enum(transferTypes),
    currencyId: z.number(),
    prices: z.array(
      option.extend({
        regionPlaceId: z.number().nullable(),
        price: amount.meta({ description: 'Of one journey, or of the driver' }),
      }),
    ),
  })
  .meta({ id: 'TransferPrices' })
export type TransferPrices = z.output<typeof priced>

export const getTransferPrices = endpoint({
  ...transferCall,
  path: '/core/transfers/forbooking/propertyid/{id}/type/{type}',
  summary: 'Price the transfers of a type: each vehicle that takes the passengers, to each place',
  description:
    'A return journey is the sum of both journeys. Prices are in the currency of the booking, where one is named; otherwise in euros. A party that no vehicle takes has no prices.',
  query: z.object({
    passengercount: optional(id),
    dateOfTravel: optional(moment),
    bookingid: optional(id.meta({ description: 'The booking whose currency applies' })),
  }),
  reply: priced,
  problems: ['not-found', 'invalid-input'],
})

const terms = z.enum(transferTermNames)
const transfer = z
  .object({
    itemId: z.number(),
    bookingId: z.number(),
    status: z.number().meta({ description: 'Of the booking item, 0 to 15' }),
    confirmationCode: z.number().nullable(),
    type: z.enum(transferTypes),
    direction: z.enum(transferDirections),
    leavingFrom: z.string(),
    destination: z.string(),
    vehicle: z.enum(vehicles),
    adults: z.number(),
    children: z.number(),
    babies: z.number(),
    travelDateTime: z.string().meta({ description: 'Local to the place of pickup' }),
    returnDateTime: z.string().nullable(),
    isReturn: z.boolean(),
    meetingTime: z.string(),
    flightReference: z.string(),
    flightArrivalTime: z.string(),
    contactName: z.string(),
    contactPhone: z.string(),
    boosterSeat: z.boolean(),
    extraLuggage: z.boolean(),
    note: z.string(),
    totalPrice: amount.nullable().meta({ description: 'Null where the caller sees no prices' }),
    changes: z
      .array(
        z.object({
          name: terms,
          before: z.union([z.string(), z.number()]).nullable(),
          after: z.union([z.string(), z.number()]).nullable(),
        }),
      )
      .meta({ description: 'The differences that the company proposes, to accept or decline; prices in major units' }),
    message: z.string().meta({ description: 'Of the company, with its answer' }),
    flightChange: z
      .object({ day: z.string().nullable(), time: z.string().nullable() })
      .nullable()
      .meta({ description: 'The flight changed, and the client has not said whether to move the transfer' }),
    own: z.boolean().meta({ description: 'Requested by the caller' }),
    requestedAt: z.iso.datetime(),
  })
  .meta({ id: 'Transfer' })
export type TransferShown = z.output<typeof transfer>

const list = z
  .object({
    bookingId: z.number(),
    propertyId: z.number(),
    villaBookingItemId: z.number(),
    villa: z.string(),
    arrival: z.string(),
    departure: z.string(),
    now: z.string().meta({ description: 'Local time of the villa: 2027-06-05T14:30' }),
    timezone: z.string(),
    open: z.boolean().meta({ description: 'Whether transfers can be requested: confirmed, and not over' }),
    currencyId: z.number(),
    terms: shownTerms.meta({ description: 'Of new requests' }),
    mayPay: z.boolean().meta({ description: 'Whether the caller can pay the transfers whose prices they see' }),
    adults: z.number(),
    children: z.number(),
    infants: z.number(),
    transfers: z.array(transfer).meta({ description: 'The earliest first' }),
  })
  .meta({ id: 'TransfersOfBooking' })
export type TransferList = z.output<typeof list>

export const listTransfers = endpoint({
  ...bookingEndpoint,
  group: 'extras',
  access: [...client, 'staff:bookings'],
  method: 'GET',
  path: '/core/bookings/{id}/transfers',
  summary: 'List the transfers of a booking',
  params: bookingIdParams,
  query: z.object({ lang: language.optional() }),
  reply: list,
  problems: [...bookingEndpoint.problems, 'unknown-language'],
})

export const requestTransfers = endpoint({
  group: 'extras',
  access: client,
  method: 'POST',
  path: '/core/bookings/transfer/request/villabookingitemid/{id}',
  summary: 'Request transfers for a stay',
  description:
    'All of them or none. A time of a flight counts only when it has exactly five characters. A `price` that is not the current one: 409 with the prices as `current`. A request with the same `requestKey` exists once.',
  params: z.object({ id }),
  body: z.array(transferRequest).min(1).max(20),
  reply: list,
  status: 201,
  problems: ['invalid-input', 'not-found', 'not-in-this-state', 'not-booked-yet', 'price-changed', 'unavailable'],
  limit: { max: 240, windowSeconds: 3600, per: 'account', store: 'database' },
  writes: 'idempotent',
})

const ofItem = {
  group: 'extras',
  access: client,
  params: z.object({ id }),
  reply: list,
  problems: ['invalid-input', 'not-found', 'not-in-this-state', 'unavailable'],
  writes: 'transactional',
} as const

export const answerTransferChanges = endpoint({
  ...ofItem,
  method: 'POST',
  path: '/core/bookings/transfer/{id}/answer',
  summary: 'Accept the changes that the company proposes, or give up a transfer that is not paid',
  description: 'A repetition of the same answer succeeds. Only the lead booker gives up the transfers of others.',
  body: z.object({ answer: z.enum(['accept', 'decline']) }),
})

export const moveTransfer = endpoint({
  ...ofItem,
  method: 'POST',
  path: '/core/bookings/transfer/{id}/flightchange',
  summary: 'Say whether a transfer follows the changed flight',
  description: 'The company is asked for the new time; a repetition of the same answer succeeds.',
  body: z.object({ answer: z.enum(['move', 'keep']) }),
})

export const consolidateTransfers = endpoint({
  group: 'extras',
  access: client,
  method: 'POST',
  path: '/core/bookings/transfer/consolidateforpayment',
  summary: 'Prepare transfers for payment',
  description:
    'Accepts the quoted and changed ones, and returns what can be paid with its total. A lead booker names the payer, with title, names, address and country; invited people need not.',
  body: z.object({ bookingId: rowId, itemIds: z.array(rowId).min(1).max(50), payer: optional(transferPayer) }),
  reply: z.object({
    bookingId: z.number(),
    currencyId: z.number(),
    items: z.array(z.object({ itemId: z.number(), price: amount })),
    total: amount,
  }),
  problems: ['invalid-input', 'not-found', 'not-in-this-state', 'not-booked-yet'],
  writes: 'transactional',
})

const transportation = z
  .object({
    id: z.number(),
    direction: z.enum(transferDirections),
    guests: z.string(),
    means: z.string(),
    day: z.string(),
    time: z.string(),
    own: z.boolean().meta({ description: 'The caller can change it' }),
  })
  .meta({ id: 'Transportation' })
const transportations = z.object({ bookingId: z.number(), transportations: z.array(transportation) })
export type TransportationList = z.output<typeof transportations>

export const listTransportation = endpoint({
  group: 'extras',
  access: [...client, 'staff:bookings'],
  method: 'GET',
  path: '/core/transportation/bookingid/{id}',
  summary: 'List how guests arrive and leave by their own means',
  params: bookingIdParams,
  reply: transportations,
  problems: bookingEndpoint.problems,
})

export const saveTransportation = endpoint({
  group: 'extras',
  access: client,
  method: 'POST',
  path: '/core/transportation',
  summary: 'Add how guests arrive or leave, or change it by its id',
  body: z.object({
    id: z.optional(rowId),
    bookingId: rowId,
    direction: z.enum(transferDirections),
    guests: z.string().trim().min(1).max(200),
    means: z.string().trim().min(1).max(200),
    day,
    time: z
      .string()
      .refine(text => text === '' || isTimeOfDay(text), 'A time such as 14:30.')
      .default(''),
  }),
  reply: transportations,
  status: 201,
  problems: ['invalid-input', 'not-found', 'not-in-this-state'],
  limit: { max: 120, windowSeconds: 3600, per: 'account', store: 'memory' },
  writes: 'idempotent',
})

export const deleteTransportation = endpoint({
  group: 'extras',
  access: client,
  method: 'DELETE',
  path: '/core/transportation/{id}',
  summary: 'Remove how guests arrive or leave',
  params: z.object({ id }),
  reply: noContent,
  problems: ['invalid-input', 'not-found'],
  writes: 'transactional',
})
