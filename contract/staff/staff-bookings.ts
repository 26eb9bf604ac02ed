import { z } from 'zod'
import { optional } from 'zod/mini'
import { amount, booking, bookingIdParams, currencyId, ratePlan } from '#contract/booking/booking-schemas'
import { endpoint, noContent } from '#contract/endpoint'
import { clientQuery } from '#contract/forms/staff'
import { day, id, language } from '#contract/schemas'

const ofOffice = {
  group: 'extras',
  access: ['staff:bookings'],
  problems: ['invalid-input', 'not-found'],
} as const
const stay = { from: day, to: day }

const block = z
  .object({ id: z.number(), propertyId: z.number(), from: z.string(), to: z.string(), note: z.string() })
  .meta({ id: 'OwnerBlock' })
export type OwnerBlockResponse = z.output<typeof block>

export const listBlocks = endpoint({
  ...ofOffice,
  method: 'GET',
  path: '/office/villas/{id}/blocks',
  summary: 'List the owner blocks of a villa, from today on',
  params: bookingIdParams,
  reply: z.object({ blocks: z.array(block) }),
})

export const blockNights = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/villas/{id}/blocks',
  summary: 'Block nights of a villa for its owner',
  description: 'They can no longer be booked. Nights that are taken, also by a live option, are rejected.',
  params: bookingIdParams,
  body: z.object({ ...stay, note: z.string().trim().max(500).default('') }),
  reply: block,
  status: 201,
  problems: [...ofOffice.problems, 'dates-taken'],
  writes: 'idempotent',
})

export const unblockNights = endpoint({
  ...ofOffice,
  method: 'DELETE',
  path: '/office/blocks/{id}',
  summary: 'Release an owner block',
  params: bookingIdParams,
  reply: noContent,
  writes: 'transactional',
})

export const makeProvisional = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/bookings',
  summary: 'Create a provisional booking for a client, as an option of the office (1)',
  description:
    'Uses the seasonal price. Changeover days and minimum stay are not enforced for staff. The client gets an e-mail and pays by card in their account, or by bank transfer. By default it is held for three working days.',
  body: z.object({
    contactId: z.uuid(),
    propertyId: id,
    ...stay,
    adults: z.int().min(1).max(100),
    children: z.int().min(0).max(100).default(0),
    infants: z.int().min(0).max(100).default(0),
    rooms: optional(z.int().min(1).max(100)),
    ratePlan: optional(ratePlan),
    currencyId,
    lang: optional(language),
    workingDays: optional(z.int().min(1).max(30)),
  }),
  reply: booking,
  status: 201,
  problems: [...ofOffice.problems, 'dates-taken', 'stay-refused', 'rate-not-offered', 'unavailable'],
  writes: 'idempotent',
})

const transferHold = z
  .object({
    bookingId: z.number(),
    reference: z.string(),
    villa: z.string(),
    from: z.string(),
    to: z.string(),
    name: z.string(),
    email: z.string(),
    heldUntil: z.iso.datetime(),
  })
  .meta({ id: 'TransferHold' })
export type TransferHoldShown = z.output<typeof transferHold>

export const listTransferHolds = endpoint({
  ...ofOffice,
  method: 'GET',
  path: '/office/transferholds',
  summary: 'List the villas held for a bank transfer, by expiry',
  reply: z.object({ holds: z.array(transferHold) }),
})

export const releaseHold = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/bookings/{id}/release',
  summary: 'Release an option of the office (1) before it expires',
  description: 'The nights become free immediately, and the client gets an e-mail that nothing was charged.',
  params: bookingIdParams,
  reply: noContent,
  problems: [...ofOffice.problems, 'not-in-this-state', 'option-over'],
  writes: 'transactional',
})

export const moveBooking = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/bookings/{id}/move',
  summary: 'Move a booking to other nights, or to another villa',
  description:
    'An option of the office or a confirmed booking of one villa. `price` is the new price of the stay in the booking’s currency, by default the previous one: a surcharge is added to the outstanding amount, a reduction is deducted from it, and any overpaid amount is refunded. The client gets an e-mail.',
  params: bookingIdParams,
  body: z.object({ propertyId: id, ...stay, price: optional(amount.min(0).max(10_000_000)) }),
  reply: z.object({
    booking,
    returnedByCard: amount,
    returnedByTransfer: amount.meta({ description: 'The amount that the office returns by bank transfer' }),
  }),
  problems: [...ofOffice.problems, 'dates-taken', 'not-in-this-state', 'option-over', 'unavailable'],
  writes: 'idempotent',
})

const managerName = z.object({ id: z.number(), fullName: z.string() })

const foundBooking = z
  .object({
    bookingId: z.number(),
    reference: z.string(),
    status: z.number(),
    villa: z.string(),
    from: z.string(),
    to: z.string(),
    name: z.string(),
    email: z.string(),
    clientManager: managerName
      .nullable()
      .meta({ description: 'The person whom the client sees; null where there is none' }),
    usualManager: managerName
      .nullable()
      .meta({ description: 'The person whom the client would see without a choice: the specialist of the region' }),
    chosen: z.boolean().meta({ description: 'Staff chose the client manager' }),
  })
  .meta({ id: 'OfficeBooking' })
export type OfficeBookingShown = z.output<typeof foundBooking>

export const findOfficeBookings = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/bookings/find',
  summary: 'Bookings by the beginning of their reference, or of their client’s address or name',
  description:
    'A POST, so that nobody’s address stands in one of ours. Twenty at most, those to come first; cancelled and expired ones are left out.',
  body: clientQuery,
  reply: z.object({ bookings: z.array(foundBooking) }),
  problems: ['invalid-input'],
  limit: { max: 300, windowSeconds: 3600, per: 'account', store: 'database' },
})

export const listClientManagers = endpoint({
  ...ofOffice,
  method: 'GET',
  path: '/office/clientmanagers',
  summary: 'Those of the team who can be the client manager of a booking',
  reply: z.object({ people: z.array(managerName.extend({ role: z.string(), regions: z.array(z.string()) })) }),
  query: z.object({ lang: language.optional() }),
  problems: ['invalid-input'],
})

export const setClientManager = endpoint({
  ...ofOffice,
  method: 'PUT',
  path: '/office/bookings/{id}/clientmanager',
  summary: 'Choose the client manager of a booking',
  description:
    'E-mails, payment outcomes and the client area name this person from then on. By default it is the person on the villa’s page.',
  params: bookingIdParams,
  body: z.object({
    userId: id.nullable().meta({ description: 'A team member (`/core/users/{id}`); null restores the default' }),
  }),
  reply: booking,
  writes: 'transactional',
})
