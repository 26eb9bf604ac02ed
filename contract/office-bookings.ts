import { z } from 'zod'
import { optional } from 'zod/mini'
import { amount, booking, currencyId, ofBooking, ratePlan } from '#contract/booking-shapes'
import { endpoint, nothing } from '#contract/endpoint'
import { day, id, language } from '#contract/shapes'

const ofOffice = {
  group: 'extras',
  access: ['staff:bookings'],
  refusals: ['invalid-input', 'not-found'],
} as const
const stay = { from: day, to: day }

const block = z
  .object({ id: z.number(), propertyId: z.number(), from: z.string(), to: z.string(), note: z.string() })
  .meta({ id: 'OwnerBlock' })
export type BlockShown = z.output<typeof block>

export const listBlocks = endpoint({
  ...ofOffice,
  method: 'GET',
  path: '/office/villas/{id}/blocks',
  summary: 'Nights of a villa that its owner keeps, from today on',
  params: ofBooking,
  reply: z.object({ blocks: z.array(block) }),
})

export const blockNights = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/villas/{id}/blocks',
  summary: 'Keep nights of a villa for its owner',
  description: 'Nobody can book them from then on. Nights that are taken, also by an option that lives, are refused.',
  params: ofBooking,
  body: z.object({ ...stay, note: z.string().trim().max(500).default('') }),
  reply: block,
  status: 201,
  refusals: [...ofOffice.refusals, 'dates-taken'],
  writes: 'once',
})

export const unblockNights = endpoint({
  ...ofOffice,
  method: 'DELETE',
  path: '/office/blocks/{id}',
  summary: 'Give back nights that were kept for an owner',
  params: ofBooking,
  reply: nothing,
  writes: 'in-transaction',
})

export const makeProvisional = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/bookings',
  summary: 'Hold a villa for a client, as an option of the office (1)',
  description:
    'At the price of its seasons; the days of change and the shortest stay do not bind the office. The client is told by letter and pays by card in their account, or by bank transfer. It is held for three working days unless told.',
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
  refusals: [...ofOffice.refusals, 'dates-taken', 'stay-refused', 'rate-not-offered', 'unavailable'],
  writes: 'once',
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
  summary: 'Villas that are held for a bank transfer, the one that ends first at the top',
  reply: z.object({ holds: z.array(transferHold) }),
})

export const releaseHold = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/bookings/{id}/release',
  summary: 'Give up an option of the office (1) before its time',
  description: 'The nights are free at once, and the client is told by e-mail that nothing was charged.',
  params: ofBooking,
  reply: nothing,
  refusals: [...ofOffice.refusals, 'not-in-this-state', 'option-over'],
  writes: 'in-transaction',
})

export const moveBooking = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/bookings/{id}/move',
  summary: 'Move a booking to other nights, or to another villa',
  description:
    'An option of the office or a confirmed booking of one villa. `price` is what the stay costs then, in the booking’s currency, and as before unless told: more is added to what is still to be paid, less is taken from it, and what was paid beyond that is given back. The client is told by letter.',
  params: ofBooking,
  body: z.object({ propertyId: id, ...stay, price: optional(amount.min(0).max(10_000_000)) }),
  reply: z.object({
    booking,
    returnedByCard: amount,
    returnedByTransfer: amount.meta({ description: 'What the office sends back itself' }),
  }),
  refusals: [...ofOffice.refusals, 'dates-taken', 'not-in-this-state', 'option-over', 'unavailable'],
  writes: 'once',
})

export const setClientManager = endpoint({
  ...ofOffice,
  method: 'PUT',
  path: '/office/bookings/{id}/clientmanager',
  summary: 'Choose the client manager of a booking',
  description:
    'E-mails, payment outcomes and the client area name this person from then on. Without a choice it is the person whom the page of the villa names.',
  params: ofBooking,
  body: z.object({
    userId: id
      .nullable()
      .meta({ description: 'A person of the team (`/core/users/{id}`); null takes the choice back' }),
  }),
  reply: booking,
  writes: 'in-transaction',
})
